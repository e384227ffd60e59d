/** The headings and the column headers of the Flemish technical tables. */
import type { Headings } from '../../find/section.ts';
import { list } from '../../value/list.ts';

export type FlemishPart =
  | 'roofs'
  | 'walls'
  | 'floors'
  | 'windows'
  | 'doors'
  | 'shell'
  | 'heating'
  | 'hot_water'
  | 'ventilation'
  | 'cooling'
  | 'solar'
  | 'other';

const sheet = (...names: string[]) =>
  names.flatMap((name) => [
    name,
    `technische fiche ${name}`,
    `technische fiche van de ${name}`,
    `technische gegevens ${name}`,
  ]);

export const FLEMISH_PARTS: Headings<FlemishPart> = [
  [
    'roofs',
    [...sheet('daken', 'dak', 'daken en plafonds', 'daken plafonds'), /^(hellende?|platte?) dak(en)?\b/],
  ],
  ['walls', [...sheet('muren', 'muur', 'gevels', 'buitenmuren en muren'), /^buitenmuren\b/]],
  ['floors', sheet('vloeren')],
  [
    'windows',
    [
      ...sheet('vensters', 'ramen', 'vensters beglazing en profiel', 'vensters en dakvensters'),
      /^(vensters|ramen) en /,
    ],
  ],
  ['doors', sheet('deuren poorten en panelen', 'deuren en panelen', 'deuren')],
  ['shell', sheet('schildelen', 'gebouwschil', 'schil')],
  ['heating', [...sheet('ruimteverwarming', 'verwarming'), /^installaties? .*ruimteverwarming$/]],
  ['hot_water', sheet('sanitair warm water', 'installaties voor sanitair warm water')],
  ['ventilation', sheet('ventilatie', 'hygienische ventilatie')],
  ['cooling', sheet('koeling', 'koeling en zomercomfort', 'koelinstallatie')],
  [
    'solar',
    sheet(
      'installaties voor zonne energie',
      'installaties op zonne energie',
      'zonne energie',
      'hernieuwbare energie',
    ),
  ],
  [
    'other',
    list(`
      algemene gegevens, overzicht aanbevelingen, begrippen, verklarende woordenlijst, toelichting,
      energetische prestatie van de onderdelen, technische fiches, technische gegevens
    `),
  ],
];
