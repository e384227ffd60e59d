import type { Language } from '@rooftree/words/language';

/** The other choices of the address, so that a form without script keeps them. */
export function HiddenChoices({
  language,
  search,
  but = [],
}: {
  language: Language;
  search: string;
  but?: readonly string[];
}) {
  return (
    <>
      <input type="hidden" name="lang" value={language} />
      {[...new URLSearchParams(search)]
        .filter(([name]) => !but.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
    </>
  );
}
