/** `/`: what this server is, and the way on for four kinds of reader. */
import { scaleOf } from '@rooftree/engine';
import { CATALOGUES } from '@rooftree/words';
import { LabelBadge } from '../components/summary/label-badge.tsx';
import type { StartData, StartExample } from '../page-data.ts';

export function StartPage({ publicUrl, version, examples }: StartData) {
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const shown = examples.find(({ isShown }) => isShown) ?? examples[0];
  return (
    <>
      <header class="page-head">
        <span class="brand">Rooftree</span>
        <nav class="start-nav">
          <a href={`${base}/docs`}>Guides</a>
          <a href={`${base}/docs/reference`}>API reference</a>
        </nav>
      </header>
      <main id="plan" class="start">
        <h1>Which works, in which order, at what cost</h1>
        <p class="lead">
          This server takes houses and gives, for each, the way from today's energy label to a good one: the
          works, their order, costs, grants and energy, with an honest range around every figure.
        </p>
        <ul class="start-links">
          {shown === undefined ? (
            <Way href={`${base}/docs/planner`} name="See a plan">
              Every estate has a page of its own, behind its referral link. What is on it
            </Way>
          ) : (
            <Way href={base + shown.path} name="See a plan">
              {shown.name}, as its buyer sees it: change a work, a budget, a label
            </Way>
          )}
          {shown === undefined ? (
            <Way href={`${base}/docs/reports`} name="See a passport">
              A plan on paper, as a PDF in four languages. What is in it
            </Way>
          ) : (
            <Way href={`${base}${shown.path}/passport.pdf?lang=en`} name="See a passport">
              The same plan on paper: the PDF that goes to the bank and the builder
            </Way>
          )}
          <Way href={`${base}/docs/first-plan`} name="Call the API">
            Your first plan in five calls: curl, TypeScript, Python or PHP
          </Way>
          <Way href={`${base}/docs/import-a-file`} name="Bring your own houses">
            From an Excel or CSV file to plans for all of them, with two commands
          </Way>
        </ul>
        {examples.length > 0 && (
          <>
            <h2>Houses of the demo</h2>
            <ul class="start-examples">
              {examples.map((example) => (
                <Example key={example.path} example={example} base={base} />
              ))}
            </ul>
          </>
        )}
        <p class="start-foot quiet">
          Engine {version} · <a href={`${base}/openapi.json`}>openapi.json</a> ·{' '}
          <a href={`${base}/health/ready`}>Health</a>
        </p>
      </main>
    </>
  );
}

function Way({ href, name, children }: { href: string; name: string; children: string | string[] }) {
  return (
    <li>
      <a class="card" href={href}>
        <strong>{name}</strong>
        <span class="quiet">{children}</span>
      </a>
    </li>
  );
}

function Example({ example, base }: { example: StartExample; base: string }) {
  const { name, path, region, labels } = example;
  const scale = scaleOf(region);
  return (
    <li>
      <span class="start-labels">
        {labels !== null && <LabelBadge scale={scale} label={labels.now} size={24} />}
        {labels !== null && labels.after !== labels.now && (
          <>
            <span aria-hidden="true">→</span>
            <LabelBadge scale={scale} label={labels.after} size={24} />
          </>
        )}
      </span>
      <span>
        <a href={base + path}>{name}</a> <span class="quiet">{CATALOGUES.en.regions[region]}</span>
      </span>
    </li>
  );
}
