import { useWords } from '../words/language.ts';

/** A link that leads nowhere any more: why, and how to go on. */
export function DeadLink() {
  const { texts } = useWords();
  return (
    <main class="door">
      <div class="card">
        <strong class="brand">Rooftree</strong>
        <h1>{texts.deadLink}</h1>
        <p>{texts.linkGone}</p>
        <a class="button" href="#/today">
          {texts.signIn}
        </a>
      </div>
    </main>
  );
}
