/** A plan in the few words that fit into a preview, a description or a badge; and its picture. */
import type { StoredPlan } from '@rooftree/engine';
import { expectedResult } from '@rooftree/words/expected-result';
import { labelColour, writeLabel } from '@rooftree/words/label-colours';
import { netCostRange } from '@rooftree/words/net-range';
import { readableAccent } from '@rooftree/words/readable-accent';
import { rounded } from '@rooftree/words/rounded-range';
import { addressOf } from './address-of.ts';
import { type Opening, openingOf } from './choices/opening.ts';
import { drawHouse } from './drawing/draw-house.ts';
import { drawPreview, type PreviewLabel, type PreviewLogo } from './drawing/draw-preview.ts';
import { houseFactsOf } from './drawing/house-facts.ts';
import { houseShapeOf } from './drawing/house-shape.ts';
import { likelyLabels } from './likely-labels.ts';
import type { Badge, PageData } from './page-data.ts';
import type { PageWords } from './page-words.ts';

/** The accent of a context that has none. */
const OWN_ACCENT = '#0b5d4b';

export interface PlanInShort {
  plan: StoredPlan;
  title: string;
  description: string;
  lines: readonly string[];
}

export function planInShort({ outcome }: Opening, words: PageWords): PlanInShort | null {
  if (outcome.kind === 'none') return null;
  const { plan } = outcome;
  const { texts, euroRange } = words;
  const { best, worst } = likelyLabels(plan);
  const band = texts.labelBand(writeLabel(best), writeLabel(worst));
  const isMoving = plan.steps.length > 0;
  const title = isMoving
    ? texts.shortTitle(band, writeLabel(expectedResult(plan).label))
    : texts.headingExcellent(writeLabel(plan.baseline.label));
  const lines = isMoving
    ? [texts.shortSteps(plan.steps.length), texts.shortCost(euroRange(netCostRange(plan)))]
    : [texts.shortNothing];
  return { plan, title, description: lines.join(', '), lines };
}

export function previewOf(page: PageData, words: PageWords, logo: PreviewLogo | null): string | null {
  const opening = openingOf(page);
  const short = planInShort(opening, words);
  if (short === null) return null;
  const { plan, title, lines } = short;
  const { best, worst } = likelyLabels(plan);
  const label = (one: string): PreviewLabel => {
    const { background, text } = labelColour(plan.label_scale, one);
    return { text: writeLabel(one), background, colour: text };
  };
  return drawPreview({
    house: drawHouse(houseFactsOf(plan, houseShapeOf(page.input, opening.choices.facts))),
    partNames: words.texts.partNames,
    owner: page.context.name,
    logo,
    accent: readableAccent(page.context.accentColor ?? OWN_ACCENT, 'light'),
    address: page.previewHasAddress ? addressOf(page) : null,
    now: best === worst ? [label(best)] : [label(best), label(worst)],
    after: plan.steps.length > 0 ? label(expectedResult(plan).label) : null,
    title,
    lines,
  });
}

export function badgeIn(page: PageData, words: PageWords): Badge | null {
  const short = planInShort(openingOf(page), words);
  if (short === null || short.plan.quality_label === 'D') return null;
  const { plan } = short;
  const { texts, euro } = words;
  const { best, worst } = likelyLabels(plan);
  const from = rounded(plan.totals.net_cost);
  return {
    label_now: texts.labelBand(writeLabel(best), writeLabel(worst)),
    label_after: writeLabel(expectedResult(plan).label),
    colour_now: labelColour(plan.label_scale, plan.baseline.label).background,
    colour_after: labelColour(plan.label_scale, expectedResult(plan).label).background,
    from_eur: from,
    text: plan.steps.length > 0 ? texts.badgeText(euro(from)) : texts.shortNothing,
    action: texts.badgeAction,
    accent: readableAccent(page.context.accentColor ?? OWN_ACCENT, 'light'),
    url: `${page.publicUrl}/r/${page.token}?lang=${page.language}`,
  };
}
