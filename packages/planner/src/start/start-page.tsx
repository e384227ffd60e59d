/** `/`: what Rooftree does, to try at once, and the way on for three kinds of reader. */
import { LANGUAGES } from '@rooftree/words/language';
import { Languages } from '../components/page/page-frame.tsx';
import type { OpenStart, StartExample } from './start-data.ts';
import type { StartTab, StartTexts } from './start-texts.ts';
import { TryOut } from './try-out.tsx';

interface Props {
  start: OpenStart;
  texts: StartTexts;
}

export function StartPage({ start, texts }: Props) {
  const { publicUrl, language, version, examples } = start;
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const shown = examples.find(({ isShown }) => isShown) ?? examples[0];
  const tabs = [
    { tab: texts.agency, href: `${base}/console` },
    { tab: texts.bank, href: `${base}/console` },
    { tab: texts.developer, href: `${base}/docs/first-plan` },
  ];
  return (
    <>
      <header class="page-head start-head">
        <a class="brand start-logo" href={`${base}/`}>
          <svg viewBox="0 0 64 60" width="26" height="24" aria-hidden="true" focusable="false">
            <path d="M32 3.5 60 27v3h-5v28H9V30H4v-3Z" />
          </svg>
          Rooftree
        </a>
        <nav class="start-nav">
          <a href={`${base}/docs`}>{texts.guides}</a>
          <a href={`${base}/docs/reference`}>{texts.reference}</a>
        </nav>
        <a class="button start-console" href={`${base}/console`}>
          {texts.console}
        </a>
        {LANGUAGES.length > 1 && <Languages language={language} search="" label={texts.languages} />}
      </header>
      <main id="plan" class="start">
        <div class="start-hero">
          <div class="start-words">
            <h1>{texts.title}</h1>
            <p class="lead">{texts.lead}</p>
            {shown !== undefined && (
              <p class="start-actions">
                <a class="button" href={`${base}${shown.path}?lang=${language}`}>
                  {texts.seePlan}
                </a>
                <a class="button" href={`${base}${shown.path}/passport.pdf?lang=${language}`}>
                  {texts.seePassport}
                </a>
              </p>
            )}
          </div>
          <TryOut start={start} texts={texts} />
          <Tabs tabs={tabs} label={texts.readers} />
        </div>
        {examples.length > 0 && (
          <section aria-labelledby="examples">
            <h2 id="examples">{texts.examplesTitle}</h2>
            <ul class="start-examples">
              {examples.map((example) => (
                <Example key={example.path} example={example} base={base} start={start} texts={texts} />
              ))}
            </ul>
            <p class="quiet">{texts.drawings}</p>
          </section>
        )}
        <p class="start-foot quiet">
          {texts.engine(version)} ·{' '}
          <span class="start-foot-guides">
            <a href={`${base}/docs`}>{texts.guides}</a> ·{' '}
            <a href={`${base}/docs/reference`}>{texts.reference}</a> ·{' '}
          </span>
          <a href={`${base}/openapi.json`}>openapi.json</a> ·{' '}
          <a href={`${base}/health/ready`}>{texts.health}</a>
        </p>
      </main>
    </>
  );
}

/** Radio buttons: they work with the keyboard and without a script. */
function Tabs({ tabs, label }: { tabs: readonly { tab: StartTab; href: string }[]; label: string }) {
  return (
    <fieldset class="start-tabs">
      <legend class="unseen">{label}</legend>
      {tabs.map(({ tab }, index) => (
        <label key={tab.name} class="start-tab">
          <input type="radio" name="reader" value={index} defaultChecked={index === 0} />
          {tab.name}
        </label>
      ))}
      {tabs.map(({ tab, href }) => (
        <div key={tab.name} class="start-panel card">
          <h2>{tab.title}</h2>
          <ul>
            {tab.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <a class="button" href={href}>
            {tab.action}
          </a>
        </div>
      ))}
    </fieldset>
  );
}

function Example({ example, base, start, texts }: Props & { example: StartExample; base: string }) {
  const { name, path } = example;
  return (
    <li>
      <a class="card" href={`${base}${path}?lang=${start.language}`}>
        <img
          src={`${base}${path}/preview.png?lang=${start.language}`}
          alt={texts.exampleAlt(name)}
          width="1200"
          height="630"
          loading="lazy"
          decoding="async"
        />
        <span>{name}</span>
      </a>
    </li>
  );
}
