/** What every page has: its owner, its language, and a disclaimer. */
import type { StoredPlan } from '@rooftree/engine';
import { LANGUAGES, type Language } from '@rooftree/words/language';
import type { PageContext, PageData } from '../../page-data.ts';
import { usePageWords } from '../../page-words.ts';

interface HeaderProps {
  context: PageContext | null;
  language: Language;
  /** The choices to keep when the language is changed. */
  search: string;
}

const NAMES: Record<Language, { short: string; full: string }> = {
  'nl-BE': { short: 'NL-BE', full: 'Nederlands (België)' },
  'nl-NL': { short: 'NL', full: 'Nederlands (Nederland)' },
  'fr-BE': { short: 'FR', full: 'Français' },
  en: { short: 'EN', full: 'English' },
};

export function PageHeader({ context, language, search }: HeaderProps) {
  const { texts } = usePageWords();
  return (
    <header class="page-head">
      <a class="skip" href="#plan">
        {texts.skipToPlan}
      </a>
      <span class="brand">
        {context?.logoUrl ? (
          <img src={context.logoUrl} alt={context.name} referrerpolicy="no-referrer" />
        ) : (
          (context?.name ?? 'Rooftree')
        )}
      </span>
      <Languages language={language} search={search} label={texts.chooseLanguage} />
    </header>
  );
}

interface LanguagesProps {
  language: Language;
  search: string;
  label: string;
}

export function Languages({ language, search, label }: LanguagesProps) {
  const address = (other: Language) => `?${[`lang=${other}`, search].filter(Boolean).join('&')}`;
  return (
    <nav class="languages" aria-label={label}>
      {LANGUAGES.map((other) => (
        <a
          key={other}
          href={address(other)}
          lang={other}
          hreflang={other}
          title={NAMES[other].full}
          aria-current={other === language ? 'true' : undefined}
        >
          {NAMES[other].short}
        </a>
      ))}
    </nav>
  );
}

export function PageFooter({
  page,
  plan,
  search,
}: {
  page: PageData;
  plan: StoredPlan | null;
  search: string;
}) {
  const { texts, date } = usePageWords();
  const url = `${page.publicUrl}/r/${page.token}?${[`lang=${page.language}`, search].filter(Boolean).join('&')}`;
  return (
    <footer class="page-foot quiet">
      <p class="printed-only">{texts.printedFrom(url, date(page.date))}</p>
      {plan !== null && <p>{texts.footer(date(plan.date), plan.engine_version, plan.data_version)}</p>}
    </footer>
  );
}
