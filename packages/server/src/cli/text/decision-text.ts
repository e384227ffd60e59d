import { type Decision, isThisWork, type StoredPlan, type WorkCertainty } from '@rooftree/engine';
import type { Words } from '@rooftree/words';
import { paint } from '../../infra/terminal.ts';
import type { PlanPhrases } from './plan-phrases.ts';

/** How likely the plan reaches its label, which works are sure, what decides about the others, and what to find out. */
export function decisionText(plan: StoredPlan, words: Words, phrases: PlanPhrases): string {
  const { target, decision } = plan;
  if (plan.steps.length === 0) return '';
  const chance =
    target.probability === null
      ? []
      : [
          phrases.reaches
            .replace('{label}', target.label)
            .replace('{chance}', words.percent(target.probability * 100)),
        ];
  if (decision === null) return chance.join('');
  return [
    ...chance,
    ...workLines(plan, decision, words, phrases),
    ...questionLines(decision, words, phrases),
  ].join('\n');
}

function workLines({ steps }: StoredPlan, { works }: Decision, words: Words, phrases: PlanPhrases): string[] {
  const planned = new Set(steps.flatMap((step) => step.works.map(({ work }) => work)));
  return works.map((work) => {
    const share = shareText(work, words, phrases);
    // What a planned work costs in this home stands above.
    const cost = planned.has(work.measure) ? '' : ` (${words.euro(work.net_cost_eur)})`;
    const name = `${words.work(work.measure)}${cost}`;
    if (work.certainty === 'core')
      return `- ${paint('bold', name)}: ${phrases.core.replace('{share}', share)}`;
    const fact = work.decided_by === null ? null : words.fact(work.decided_by.fact);
    const depends = fact === null ? phrases.open : phrases.depends.replace('{fact}', fact);
    return `- ${name}: ${depends.replace('{share}', share)}`;
  });
}

/** Where another work on the same part is as likely, both shares: the part's alone would be taken for that of the work. */
function shareText(work: WorkCertainty, words: Words, phrases: PlanPhrases): string {
  const share = words.percent(work.share_of_cases * 100);
  if (isThisWork(work)) return share;
  const own = words.percent(work.share_of_this_work * 100);
  return phrases.shares.replace('{share}', share).replace('{own}', own);
}

function questionLines(
  { next_questions: questions }: Decision,
  words: Words,
  phrases: PlanPhrases,
): string[] {
  const [first] = questions;
  if (first === undefined) return [];
  const facts = questions.map(({ fact, saves_eur: saved }) => `${words.fact(fact)} (${words.euro(saved)})`);
  return [phrases.ask.replace('{facts}', facts.join(', '))];
}
