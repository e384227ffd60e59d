import { render } from 'preact';
import { App } from './app.tsx';
import { firstLanguage, loadWords } from './language.ts';

const root = document.getElementById('app');
const words = await loadWords(firstLanguage());
if (root !== null) render(<App words={words} />, root);
document.documentElement.dataset['alive'] = 'true';
