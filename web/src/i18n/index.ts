// Texts of the client in the reader's language.
export { LANGUAGES, isLanguage, type Language } from './format';
export { fetchTexts, language, msg, setLanguage, startLanguage, t } from './language.svelte';
