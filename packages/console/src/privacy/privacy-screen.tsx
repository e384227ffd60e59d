/** What is kept of people, where and how long; how a person is forgotten; and all of it as a file. */

import { PageHeader } from '@rooftree/ui/page-header.tsx';
import type { ScreenProps } from '../screen.ts';
import { useWords } from '../words/language.ts';
import { ExportContext } from './export-context.tsx';
import { Persons } from './persons.tsx';
import { RetentionKinds } from './retention-kinds.tsx';

export function PrivacyScreen({ context }: ScreenProps) {
  const words = useWords().texts.privacy;
  return (
    <div class="screen">
      <PageHeader title={words.title} />
      <section class="card" aria-label={words.whereTitle}>
        <h2>{words.whereTitle}</h2>
        <dl class="statement sentences">
          {Object.values(words.where).map(({ what, where }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{where}</dd>
            </div>
          ))}
        </dl>
      </section>
      <RetentionKinds />
      <Persons />
      <ExportContext name={context.name} />
    </div>
  );
}
