/** The Netherlands, the simplified label of 2015 to 2020: a letter and characteristics in words. Ranges stay open. */
import type { Finding, Findings } from '../../contract/findings.ts';
import { drawnLabel } from '../../find/drawn-label.ts';
import { asText, type Found, findValue } from '../../find/find-value.ts';
import { isKnownLabel } from '../../find/known-labels.ts';
import { lettersIn } from '../../find/letters.ts';
import { withoutFooters } from '../../find/section.ts';
import { plain } from '../../layout/mend-text.ts';
import type { Paper } from '../../layout/paper.ts';
import { dateIn } from '../../value/date.ts';
import { ESTATE_FORMAT_WORDS, ESTATE_TYPE_WORDS, GLAZING } from '../../value/dwelling-words.ts';
import { codeIn } from '../../value/phrases.ts';
import { yesOrNo } from '../../value/yes-or-no.ts';
import { addressIn } from '../address.ts';
import { dwellingText, hotWaterOf, ventilationOf, ventilationText } from '../codes.ts';
import { as, fact } from '../fact.ts';
import { dutchHeatingText, heatingFindings } from '../heating.ts';

const isLabelOfThisForm = (text: string) =>
  isKnownLabel(text) && !/^zonne(panelen|boiler)$/i.test(text.trim());

export function readNetherlands2015(paper: Paper): Findings {
  const lines = withoutFooters(paper.lines);
  const text = (...labels: string[]) => findValue(lines, labels, asText);
  const printed = lettersIn(lines, 'netherlands')[0] ?? null;
  const kind = findValue(lines, ['woningtype'], dwellingText);
  const living = as(text('glas woonruimte s', 'glas woonruimtes'), (value) => codeIn(GLAZING, value));
  const sleeping = as(text('glas slaapruimte s', 'glas slaapruimtes'), (value) => codeIn(GLAZING, value));
  const isApartment = codeIn(ESTATE_TYPE_WORDS, kind?.value ?? '') === 'APARTMENT';
  return {
    kind: 'nl-2015',
    version: null,
    language: 'nl',
    certificate: {
      scheme: 'NL',
      number:
        findValue(paper.lines, ['registratienummer'], (value) => /\b\d{9}\b/.exec(value)?.[0] ?? null)
          ?.value ?? null,
      issued_on: findValue(lines, ['datum van registratie', 'datum registratie'], dateIn)?.value ?? null,
      valid_until: findValue(lines, ['geldig tot', 'geldig tot en met'], dateIn)?.value ?? null,
      method: null,
    },
    address: addressIn(lines, 'NL'),
    findings: [
      ...(printed
        ? fact('energy_label', printed)
        : fact('energy_label', drawnLabel(paper, lines, 'netherlands'), 'derived')),
      ...fact(
        'estate_type',
        as(kind, (value) => codeIn(ESTATE_TYPE_WORDS, value)),
      ),
      ...(isApartment
        ? []
        : fact(
            'estate_format',
            as(kind, (value) => codeIn(ESTATE_FORMAT_WORDS, value)),
          )),
      ...(living && living.value === sleeping?.value ? fact('window_glazing_type', living) : []),
      ...heatingFindings(findValue(lines, ['verwarming', 'opwekker'], dutchHeatingText), null),
      ...fact(
        'sanitary_heating_device',
        hotWaterOf(
          as(text('aparte warmtapwatervoorziening'), (value) =>
            yesOrNo(value) === false ? 'gekoppeld' : value,
          ),
        ),
      ),
      ...fact('ventilation_type', ventilationOf(findValue(lines, ['ventilatie'], ventilationText))),
      // What it says may be the name of a thing, which on other forms is a label.
      ...solarOf(findValue(lines, ['zonne energie'], asText, { isLabel: isLabelOfThisForm })),
    ],
    checks: [],
    unread: [],
  };
}

/** One line for both: what it names is there, what it does not name is not. */
function solarOf(said: Found<string> | null): Finding[] {
  if (!said) return [];
  const words = plain(said.value);
  const has = (word: string) =>
    !words.startsWith('geen') && yesOrNo(said.value) !== false && words.includes(word);
  return [
    ...fact('has_solar_panels', { ...said, value: has('zonnepane') }),
    ...fact('has_solar_boiler', { ...said, value: has('zonneboiler') }),
  ];
}
