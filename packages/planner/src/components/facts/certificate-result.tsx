/** What was read from a certificate, value by value, with how sure it is. */
import { TableHead } from '@rooftree/ui/table-head.tsx';
import type { HandedOver } from '../../certificate/handed-over.ts';
import { FACTS } from '../../choices/facts.ts';
import type { PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';

export function CertificateResult({ page, read }: { page: PageData; read: HandedOver }) {
  const { texts, fact: nameOf, factValue } = usePageWords();
  const isOurs = read.address_check !== 'different';
  // In the order of the page's own list of facts.
  const place = (name: string) => FACTS.findIndex((fact) => fact.name === name);
  const facts = read.facts.toSorted((one, other) => place(one.name) - place(other.name));
  if (facts.length === 0) return null;
  return (
    <>
      {read.address_check === 'unknown' && <p>{texts.certificateUnknownAddress}</p>}
      <table class="stacked">
        <TableHead heads={[texts.fact, texts.value, texts.certificateHowSure]} />
        <tbody>
          {facts.map(({ name, value, confidence }) => (
            <tr key={name}>
              <th scope="row">{nameOf(name)}</th>
              <td data-head={texts.value}>{factValue(name, value)}</td>
              <td class="quiet" data-head={texts.certificateHowSure}>
                {confidence === 'HIGH' ? texts.certificateSure : texts.certificateLikely}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isOurs && read.left_out.length > 0 && (
        <p class="quiet">
          {texts.certificateLeftOut(read.left_out.map(({ name }) => nameOf(name)).join(', '))}
        </p>
      )}
      {read.is_kept && <p>{texts.certificateKept(page.context.name)}</p>}
    </>
  );
}
