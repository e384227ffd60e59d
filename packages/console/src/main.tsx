import { render } from 'preact';
import { App } from './app.tsx';
import { applyTheme, storedTheme } from './frame/theme.ts';
import { firstLanguage, loadWords, titleDocument } from './words/language.ts';

applyTheme(storedTheme());

const root = document.getElementById('app');
const words = await loadWords(firstLanguage());
titleDocument(words);
if (root !== null) render(<App words={words} />, root);
document.documentElement.dataset['alive'] = 'true';
