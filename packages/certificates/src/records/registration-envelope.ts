import type { Below, Element, EnvelopeRow } from '../layouts/envelope.ts';
import { glazingOf } from '../layouts/netherlands/netherlands-2021-envelope.ts';
import { GLAZING } from '../value/dwelling-words.ts';
import { codeIn } from '../value/phrases.ts';
import { elementsNamed, textAt, type XmlElement } from './xml.ts';

/** Surface resistances inside plus outside, m²K/W: NTA 8800 by construction; U = 1 / (Rc + these). */
const SURFACE_RESISTANCE: Readonly<Record<string, number>> = { gevel: 0.17, dak: 0.14, vloer: 0.17 };
/** A roof at less than this slope is flat. */
const FLAT_BELOW_DEGREES = 10;

/** The parts of the envelope in all zones. What adjoins a heated space loses nothing. */
export function registeredEnvelope(root: XmlElement): EnvelopeRow[] {
  return elementsNamed(root, 'Constructiedeel').flatMap((part) => {
    const areaM2 = Number(textAt(part, 'Oppervlakte'));
    const element = elementOf(part);
    if (!element || !(areaM2 > 0)) return [];
    const u = uOf(part);
    const glass = textAt(part, 'Raam', 'Beglazing');
    return [
      {
        element,
        areaM2,
        uWPerM2K: u,
        source: null,
        isUninsulated: false,
        ...(element === 'window' && {
          glazing: codeIn(GLAZING, glass ?? '') ?? (u === null ? null : glazingOf(u)),
        }),
        ...(element === 'floor' && { below: belowOf(textAt(part, 'Begrenzing') ?? '') }),
      },
    ];
  });
}

function elementOf(part: XmlElement): Element | null {
  const boundary = textAt(part, 'Begrenzing') ?? '';
  const has = (name: string) => part.children.some((child) => child.name === name);
  const face = textAt(part, 'Vlaktype');
  if (/^AangrenzendeVerwarmde|^AVR/i.test(boundary)) return null;
  if (has('Raam')) return 'window';
  if (has('Deur') || has('Paneel')) return 'door';
  if (face === 'gevel') return boundary === 'Buiten' ? 'wall' : 'wall_unheated';
  if (face === 'vloer') return 'floor';
  if (face !== 'dak') return null;
  if (boundary !== 'Buiten') return 'attic';
  return Number(textAt(part, 'Hellingshoek') ?? 0) < FLAT_BELOW_DEGREES ? 'flat' : 'inclined';
}

function uOf(part: XmlElement): number | null {
  const u = textAt(part, 'U');
  const rc = textAt(part, 'Rc');
  if (u !== null) return Number(u);
  return rc === null ? null : 1 / (Number(rc) + (SURFACE_RESISTANCE[textAt(part, 'Vlaktype') ?? ''] ?? 0.17));
}

function belowOf(boundary: string): Below | null {
  if (/^kruip/i.test(boundary)) return 'crawl_space';
  if (/^grond/i.test(boundary)) return 'ground';
  return /kelder/i.test(boundary) ? 'cellar' : null;
}
