/** A page with only a message and what to do next. */
import { PageHeader } from '../components/page/page-frame.tsx';
import type { RenderedMessage } from '../page-data.ts';
import { usePageWords } from '../page-words.ts';

export function Message({ kind, language, context }: RenderedMessage) {
  const { texts } = usePageWords();
  const text = kind === 'deactivated' ? texts.deactivated.text(context?.name ?? '') : texts[kind].text;
  return (
    <>
      <PageHeader context={context} language={language} search="" />
      <main id="plan">
        <section class="card honest">
          <h1>{texts[kind].title}</h1>
          <p class="lead">{text}</p>
        </section>
      </main>
    </>
  );
}
