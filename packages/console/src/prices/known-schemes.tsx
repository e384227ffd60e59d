/** What the engine knows of grants, loans, duties, prices and factors, and how sure that is: the table of the docs. */
import { type KnownScheme, knownSchemes, SCHEME_KINDS } from '@rooftree/engine/known-schemes';
import { TableHead } from '@rooftree/ui/table-head.tsx';
import type { Words } from '@rooftree/words/words-of';
import type { Texts } from '../texts/en/texts.ts';
import { useWords } from '../words/language.ts';
import { monthText } from './grant-sentence.ts';
import { isWithin, type Place, placeName } from './price-book.ts';
import { sourceText } from './source-text.ts';

type KnownTexts = Texts['prices']['known'];

export function KnownSchemes({ words, place }: { words: Words; place: Place }) {
  const texts = useWords().texts.prices.known;
  const schemes = knownSchemes().filter(({ region }) => isWithin(region, place));
  return (
    <>
      <p>{texts.lead}</p>
      {SCHEME_KINDS.map((kind) => {
        const rows = schemes.filter((scheme) => scheme.kind === kind);
        return (
          rows.length > 0 && (
            <div key={kind} class="card">
              <h2 id={`known-${kind}`}>{texts.kinds[kind]}</h2>
              <SchemeTable kind={kind} rows={rows} words={words} texts={texts} />
            </div>
          )
        );
      })}
    </>
  );
}

interface TableProps {
  kind: KnownScheme['kind'];
  rows: KnownScheme[];
  words: Words;
  texts: KnownTexts;
}

function SchemeTable({ kind, rows, words, texts }: TableProps) {
  const { language } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone
    <section class="scroll" tabIndex={0} aria-labelledby={`known-${kind}`}>
      <table class="plain known-schemes">
        <TableHead
          heads={[texts.name, texts.place, texts.from, texts.until, texts.sure, texts.read, texts.source]}
        />
        <tbody>
          {rows.map((scheme) => (
            <tr key={JSON.stringify(scheme)}>
              <th scope="row">{nameOf(scheme, words, texts)}</th>
              <td>{placeName(words, scheme.region)}</td>
              <td>{scheme.from === null ? '–' : words.date(scheme.from)}</td>
              <td>
                {scheme.to === null ? '–' : words.date(scheme.to)}
                {scheme.amounts_until !== null && (
                  <small>{texts.amountsUntil(words.date(scheme.amounts_until))}</small>
                )}
              </td>
              <td>{words.catalogue.confidences[scheme.confidence]}</td>
              <td>{monthText(words, scheme.read_in)}</td>
              <td>{sourceText(scheme.source, language, texts.generalKnowledge)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function nameOf({ kind, id }: KnownScheme, words: Words, texts: KnownTexts): string {
  const carriers: Record<string, string | undefined> = words.catalogue.carriers;
  const duties: Record<string, string | undefined> = texts.duties;
  switch (kind) {
    case 'grant':
    case 'yearly_support':
      return words.scheme(id);
    case 'loan':
      return words.loan(id);
    case 'duty':
      return duties[id] ?? id;
    case 'energy_price':
      return carriers[id] ?? id;
    case 'label_limits':
    case 'income_limits':
      return texts.kinds[kind];
    case 'factor':
      return factorName(id, carriers, texts);
    case 'vat':
      return id;
  }
}

/** "primary energy", or "CO2, " and a carrier. */
function factorName(id: string, carriers: Record<string, string | undefined>, texts: KnownTexts): string {
  const carrier = id.replace(/^CO2, /, '');
  return carrier === id ? texts.primary : `CO₂, ${carriers[carrier] ?? carrier}`;
}
