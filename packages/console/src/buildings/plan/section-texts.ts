import type { SectionTexts } from '@rooftree/ui/house-section.tsx';
import type { BuildingWords } from '@rooftree/words/building/building-words-of';
import type { OfficeWords } from '../../words/language.ts';

export function sectionTexts(texts: OfficeWords['texts'], { floor: floorName }: BuildingWords): SectionTexts {
  return {
    title: texts.buildings.section,
    floor: (floor) => (floor === null ? texts.buildings.floorUnknown : floorName(floor)),
    shortFloor: (floor) => (floor === null ? '?' : String(floor)),
    labels: (before, after) =>
      before === after ? texts.labelName(before) : `${texts.labelName(before)} → ${texts.labelName(after)}`,
  };
}
