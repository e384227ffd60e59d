import { render } from 'preact';
import { App } from './app.tsx';
import { firstLanguage, loadWords, titleDocument } from './language.ts';
import { applyTheme, storedTheme } from './theme.ts';

applyTheme(storedTheme());

const root = document.getElementById('app');
const words = await loadWords(firstLanguage());
titleDocument(words);
if (root !== null) render(<App words={words} />, root);
document.documentElement.dataset['alive'] = 'true';
