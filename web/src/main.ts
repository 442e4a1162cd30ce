// Where the client begins.
import { mount } from 'svelte';
import App from './App.svelte';
import { startLanguage } from './i18n';
import { keepStyles } from './net/fetched';
import { dress } from './theme/settings.svelte';
import './theme/theme.css';
import './theme/base.css';
import './theme/layout.css';

keepStyles(document);
dress();
await startLanguage();
const target = document.getElementById('app');
if (target) mount(App, { target });
