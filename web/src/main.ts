// Where the client begins.
import { mount } from 'svelte';
import App from './App.svelte';
import { startLanguage } from './i18n';
import { dress } from './theme/settings.svelte';
import './theme/theme.css';
import './theme/base.css';
import './theme/layout.css';

dress();
await startLanguage();
const target = document.getElementById('app');
if (target) mount(App, { target });
