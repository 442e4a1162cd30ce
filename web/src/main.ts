// Where the client begins.
import { mount } from 'svelte';
import App from './App.svelte';
import { startLanguage } from './i18n';
import './theme/theme.css';
import './theme/base.css';
import './theme/layout.css';

await startLanguage();
const target = document.getElementById('app');
if (target) mount(App, { target });
