import type { Finding } from '../../contract/findings.ts';
import { type Found, findValue } from '../../find/find-value.ts';
import { type Headings, sectionsOf } from '../../find/section.ts';
import { withoutAdvice } from '../../find/without-advice.ts';
import { type Line, sourceOf } from '../../layout/lines.ts';
import { plain } from '../../layout/mend-text.ts';
import { list } from '../../value/list.ts';
import { carrierIn, heatingText, hotWaterOf, hotWaterText, ventilationOf } from '../codes.ts';
import { fact } from '../fact.ts';
import { heatingFindings } from '../heating.ts';
import { percentIn } from '../shares.ts';
import { solarFindings } from '../solar.ts';

type Part = 'ventilation' | 'heating' | 'hot_water' | 'renewable' | 'other';

const PARTS: Headings<Part> = [
  ['ventilation', ['pertes par ventilation', 'systeme de ventilation', 'ventilation']],
  [
    'heating',
    ['installation de chauffage', 'installations de chauffage', 'installation de chauffage central'],
  ],
  [
    'hot_water',
    ['installation d eau chaude sanitaire', 'installations d eau chaude sanitaire', 'eau chaude sanitaire'],
  ],
  ['renewable', ['energies renouvelables', 'utilisation d energies renouvelables']],
  [
    'other',
    list(`
      pertes par les fuites d air, pertes par les parois, recommandations, impact sur l environnement,
      preuves acceptables
    `),
  ],
];

/** Without headings of their own, each behind its name: never sure. */
export function walloonInstallationsApart(lines: readonly Line[]): Finding[] {
  const stated = withoutAdvice(lines);
  const heating = findValue(stated, ['chauffage', 'generateur de chaleur'], heatingText);
  const water = findValue(stated, ['eau chaude sanitaire'], hotWaterText);
  return [
    ...heatingFindings(heating, heating && carrierIn(stated)),
    ...fact('sanitary_heating_device', hotWaterOf(water)),
  ].map((each) => ({ ...each, isUnsure: true }));
}

export function walloonInstallations(lines: readonly Line[]): Finding[] {
  const sections = sectionsOf(lines, PARTS);
  const air = (sections.get('ventilation') ?? []).filter((line) => !isScale(line)).slice(0, 6);
  const system: Found<string> | null = air[0]
    ? { value: air.map((line) => line.text).join(' '), raw: air[0].text, source: sourceOf(air[0]) }
    : null;
  const heating = mainSystem(sections.get('heating') ?? []);
  return [
    ...heatingFindings(
      findValue(heating, ['production', 'chauffage', 'generateur de chaleur'], heatingText),
      carrierIn(heating),
    ),
    ...fact(
      'sanitary_heating_device',
      hotWaterOf(
        findValue(sections.get('hot_water') ?? [], ['production', 'eau chaude sanitaire'], hotWaterText),
      ),
    ),
    ...fact('ventilation_type', ventilationOf(system)),
    ...solarFindings(lines, [
      ['boiler', ['installation solaire thermique', 'solaire thermique']],
      ['panels', ['installation solaire photovoltaique', 'solaire photovoltaique']],
    ]),
  ];
}

/** The indicator above has the same name, and says all of its words: which of them is meant is only drawn. */
function isScale({ text }: Line): boolean {
  return /\babsent\b.*\bcomplet\b/.test(plain(text));
}

/** Several systems are parted by lines that name the share of the volume which each heats. */
function mainSystem(lines: readonly Line[]): Line[] {
  const systems: { share: number; lines: Line[] }[] = [{ share: 0, lines: [] }];
  for (const line of lines) {
    const share = plain(line.text).startsWith('installation') ? percentIn(line.text) : null;
    if (share !== null) systems.push({ share, lines: [] });
    else systems.at(-1)?.lines.push(line);
  }
  return [...systems].sort((a, b) => b.share - a.share)[0]?.lines ?? [];
}
