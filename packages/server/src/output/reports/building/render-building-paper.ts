/** From the plan of a building to the PDF of one of its papers. */
import type { Language } from '@rooftree/words';
import type { PdfInput } from '../../../infra/pdf/render-pdf.thread.ts';
import { LAYOUT_FOLDER, type RenderSettings, renderLayout } from '../render-passport.ts';
import { typesetAll } from '../typeset.ts';
import {
  type BuildingPaper,
  type BuildingPaperKind,
  type BuildingWriter,
  buildingWriter,
  documentContent,
} from './building-paper.ts';
import { agendaContent } from './content/agenda.ts';
import { coverContent } from './content/cover.ts';
import { knownContent } from './content/known.ts';
import { lettersContent } from './content/letters.ts';
import { maintenanceContent } from './content/maintenance.ts';
import { unitsContent } from './content/units.ts';
import { voteContent } from './content/vote.ts';
import { worksContent } from './content/works.ts';

/** In a thread of the pool, as reports are. */
export function renderBuildingPaper(
  settings: RenderSettings,
  contextId: string,
  kind: BuildingPaperKind,
  paper: BuildingPaper,
  language: Language,
): Promise<Uint8Array> {
  return renderLayout(settings, contextId, buildingPaperInput(kind, paper, language));
}

const LAYOUTS: Record<BuildingPaperKind, string> = {
  PASSPORT: 'building-passport.typ',
  LETTERS: 'building-letters.typ',
  AGENDA: 'building-agenda.typ',
};

export function buildingPaperInput(
  kind: BuildingPaperKind,
  paper: BuildingPaper,
  language: Language,
): PdfInput {
  return {
    layoutFolder: LAYOUT_FOLDER,
    main: LAYOUTS[kind],
    data: JSON.stringify(buildingPaperContent(kind, paper, language)),
    language,
  };
}

const CONTENTS: Record<BuildingPaperKind, (paper: BuildingPaper, writer: BuildingWriter) => object> = {
  PASSPORT: passportPages,
  LETTERS: lettersContent,
  AGENDA: agendaContent,
};

/** Every string that the layout places. */
export function buildingPaperContent(kind: BuildingPaperKind, paper: BuildingPaper, language: Language) {
  const writer = buildingWriter(language, paper.plan.country);
  const titles: Record<BuildingPaperKind, string> = {
    PASSPORT: writer.texts.passport.title,
    LETTERS: writer.texts.letter.all,
    AGENDA: writer.texts.agenda.title,
  };
  return typesetAll({
    document: documentContent(paper, writer, titles[kind]),
    ...CONTENTS[kind](paper, writer),
  });
}

function passportPages(paper: BuildingPaper, writer: BuildingWriter) {
  return {
    cover: coverContent(paper, writer),
    works: worksContent(paper, writer),
    vote: voteContent(paper, writer),
    units: unitsContent(paper, writer),
    maintenance: maintenanceContent(paper, writer),
    known: knownContent(paper, writer),
  };
}
