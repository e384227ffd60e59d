/** The two buildings of the engine's examples with their plans, as papers show them. */
import { type BuildingPlan, planBuilding } from '@rooftree/engine/building';
import { antwerpBuilding, type ExampleBuilding, rotterdamBuilding } from '@rooftree/engine/example-buildings';
import type { Language } from '@rooftree/words';
import { renderPdf } from '../../infra/pdf/render-pdf.thread.ts';
import type { BuildingPaper, BuildingPaperKind } from '../../output/reports/building/building-paper.ts';
import { buildingPaperInput } from '../../output/reports/building/render-building-paper.ts';
import { SAMPLE_CONTACT } from './sample-passport.ts';

const DATE = '2026-11-15';

export const EXAMPLE_BUILDINGS = { antwerp: antwerpBuilding, rotterdam: rotterdamBuilding };
export type ExampleName = keyof typeof EXAMPLE_BUILDINGS;

/** Each language with a building of its country; English with the larger. */
export const BUILDING_OF: Record<Language, ExampleName> = {
  'nl-BE': 'antwerp',
  'fr-BE': 'antwerp',
  'nl-NL': 'rotterdam',
  en: 'rotterdam',
};

export function planExample({ building, estates }: ExampleBuilding): BuildingPlan {
  return planBuilding(building, estates, {}, { date: DATE });
}

/** The papers of a plan; all else in them is always the same. */
export function samplePaper(building: ExampleBuilding['building'], plan: BuildingPlan): BuildingPaper {
  return {
    createdAt: new Date('2026-11-15T09:00:00.000Z'),
    issuer: {
      name: 'Huis & Haard',
      accentColor: null,
      logo: null,
      photo: null,
      contact: SAMPLE_CONTACT,
    },
    building,
    plan,
    ownerLink: ({ external_id }) => `https://plan.example.com/b/AbCdEfGhIjKlMnOpQrStUv?code=${external_id}`,
  };
}

export function renderPaper(
  kind: BuildingPaperKind,
  paper: BuildingPaper,
  language: Language,
): Promise<Uint8Array> {
  return renderPdf(buildingPaperInput(kind, paper, language));
}
