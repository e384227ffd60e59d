import type { SavePlanError } from '../../save-plan.ts';
import type { Texts } from '../../texts/en/page.ts';

/** The sentences of the pages that stand in for a plan say the same here. */
export function explainFault(reason: SavePlanError['reason'], texts: Texts, context: string): string {
  const sentences: Record<typeof reason, string> = {
    name: texts.nameNeeded,
    refused: texts.refused,
    missing: `${texts.notFound.title}. ${texts.notFound.text}`,
    outdated: texts.outdated,
    gone: `${texts.deactivated.title}. ${texts.deactivated.text(context)}`,
    tooLarge: texts.tooLarge,
    tooMany: texts.tooMany,
    busy: texts.busy,
    offline: texts.failed,
  };
  return sentences[reason];
}
