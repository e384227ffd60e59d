/** Invented build-ups whose layers add up to the value of their element. */
import type { Random } from '../../../packages/certificates/src/testing/generated/random.ts';
import { row } from './blocks.ts';
import type { Elements } from './elements.ts';
import { comma } from './home.ts';

const LAYERS = {
  nl: {
    head: ['Laag', 'd (mm)', 'λ (W/mK)', 'R (m²K/W)'],
    names: ['Metselwerk', 'Isolatie', 'Pleister'],
    glass: ['Glas', 'Profiel'],
  },
  fr: {
    head: ['Couche', 'e (mm)', 'λ (W/mK)', 'R (m²K/W)'],
    names: ['Maçonnerie', 'Isolation', 'Enduit'],
    glass: ['Vitrage', 'Châssis'],
  },
} as const;
const WINDOWS = /raam|venster|GL\d|deur|fenêtre|châssis/i;
/** Of both surfaces together, m²K/W: EN ISO 6946:2017, table 7, horizontal flow (0.13 and 0.04). */
const SURFACES = 0.17;

export function buildUp({ value, language, name }: Elements, at: number, random: Random): string[] {
  if (!value) return [];
  const { head, names, glass } = LAYERS[language];
  const isResistance = value.symbol === 'Rc';
  if (/^U[wd]/.test(value.header) || WINDOWS.test(name(at)))
    return [
      row(['', '', '', 'W/(m²K)'], 'th'),
      ...glass.map((part, index) =>
        row([part, '', '', comma(value.number(at) * (index === 0 ? 0.92 : 1.3), 2)]),
      ),
    ];
  const total = isResistance ? value.number(at) : 1 / value.number(at) - SURFACES;
  const [masonry, plaster] = [Math.min(0.1, total * 0.6), Math.min(0.03, total * 0.2)];
  const lambda = random.pick([0.035, 0.04, 0.045]);
  const insulation = Math.max(0, total - masonry - plaster);
  const parts = [
    [names[0], masonry, 0.9],
    ...(insulation > 0.1 ? [[names[1], insulation, lambda] as const] : []),
    [names[2], plaster + (insulation > 0.1 ? 0 : insulation), 0.5],
  ] as const;
  return [
    row(head, 'th'),
    ...parts.map(([part, resistance, conductivity]) =>
      row([
        part,
        String(Math.round(resistance * conductivity * 1000)),
        comma(conductivity, 3),
        comma(resistance, 2),
      ]),
    ),
  ];
}
