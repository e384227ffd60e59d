/** The engine in a script of its own: it is half of the page's code, and nothing needs it before the first choice. */
export const loadEngine = () => import('./plan-with-choices.ts');
