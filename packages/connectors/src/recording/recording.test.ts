import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Provider, Session } from '../contract/provider.ts';
import { KOLIBRI_CREDENTIALS, kolibriObject } from '../kolibri/fixtures.ts';
import { KOLIBRI } from '../kolibri/provider.ts';
import { startKolibri } from '../kolibri/simulator.ts';
import { realworksHouse } from '../realworks/fixtures.ts';
import { REALWORKS } from '../realworks/provider.ts';
import { startRealworks } from '../realworks/simulator.ts';
import { SKARABEE_CREDENTIALS, skarabeePublication } from '../skarabee/fixtures.ts';
import { SKARABEE } from '../skarabee/provider.ts';
import { startSkarabee } from '../skarabee/simulator.ts';
import { readAll } from '../testing/read-all.ts';
import { testSession } from '../testing/session.ts';
import type { Simulator } from '../testing/simulator.ts';
import { VERA_CREDENTIALS, veraRentedUnit } from '../vera/fixtures.ts';
import { VERA } from '../vera/provider.ts';
import { startVera } from '../vera/simulator.ts';
import { WHISE_CREDENTIALS, whiseEstate } from '../whise/fixtures.ts';
import { WHISE } from '../whise/provider.ts';
import { startWhise } from '../whise/simulator.ts';
import { type RecordedAnswer, recordingSession, replaySession } from './recorded-answers.ts';

const MARK = 'Zzplanted';
const PERSON = {
  name: `Mevrouw ${MARK}`,
  email: `${MARK}@example.org`,
  phone: `0470 ${MARK}`,
  id: MARK,
  value: MARK,
  code: MARK,
};
/** Numbers that call somebody. */
const PHONE = 32470123456;
const KEY = Buffer.alloc(32, 7);
/** The office, at its provider. */
const ACCOUNT = 4711470;
const NOW = () => new Date('2026-11-16T08:00:00Z');
const NUMBERS = Array.from({ length: 25 }, (_, number) => number + 1);

/** With a person and a telephone number in every record, at any depth, also in lists. */
function planted(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.map(planted), PERSON];
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, each]) => [name, planted(each)]);
  return { owner: PERSON, remark: MARK, telephone: PHONE, ...Object.fromEntries(own) };
}

type Start = () => Promise<{ simulator: Simulator; credentials: Record<string, string> }>;
const STARTS: readonly (readonly [Provider, Start, streets: RegExp])[] = [
  [
    WHISE,
    async () => {
      const simulator = await startWhise();
      // The planted fields stand beside those of an estate.
      for (const id of NUMBERS)
        simulator.estates.put(
          String(id),
          planted({ ...whiseEstate(id), clientId: ACCOUNT }) as ReturnType<typeof whiseEstate>,
        );
      return { simulator, credentials: WHISE_CREDENTIALS };
    },
    /Kersenlaan|Populierenstraat/,
  ],
  [
    REALWORKS,
    async () => {
      const simulator = await startRealworks('only-in-tests');
      // As above.
      for (const id of NUMBERS)
        simulator.stock.put(String(id), planted(realworksHouse(id)) as ReturnType<typeof realworksHouse>);
      return { simulator, credentials: { token: 'only-in-tests' } };
    },
    /Zandpad|Lijsterhof/,
  ],
  [
    VERA,
    async () => {
      const simulator = await startVera();
      // As above.
      for (const id of NUMBERS)
        simulator.units.put(String(id), planted(veraRentedUnit(id)) as ReturnType<typeof veraRentedUnit>);
      return { simulator, credentials: VERA_CREDENTIALS };
    },
    /Ketelmakershof|Spoorlaan/,
  ],
  [
    KOLIBRI,
    async () => {
      const simulator = await startKolibri();
      // As above.
      for (const id of NUMBERS)
        simulator.objects.put(String(id), planted(kolibriObject(id)) as ReturnType<typeof kolibriObject>);
      return { simulator, credentials: KOLIBRI_CREDENTIALS };
    },
    /Tarwepad|Zeilmakershof/,
  ],
  [
    SKARABEE,
    async () => {
      const simulator = await startSkarabee();
      for (const id of NUMBERS)
        simulator.publications.put(String(id), {
          ...skarabeePublication(id, {
            OwnerInformation: { Name: MARK, Phone: { Number: MARK } },
            Comments: [MARK, { '@by': MARK, '#': MARK }],
          }),
          Contact: { Person: { Name: MARK } },
        });
      return { simulator, credentials: SKARABEE_CREDENTIALS };
    },
    /Bremstraat|Klaproosweg/,
  ],
];

describe('a recording', () => {
  for (const [provider, start, streets] of STARTS)
    it(`of ${provider.name} has no person, no address and no identifier, and reads as the answers did`, async () => {
      const { simulator, credentials } = await start();
      const answers: RecordedAnswer[] = [];
      let entries: Awaited<ReturnType<typeof readAll>>;
      const live: Session = testSession(simulator.base, credentials, NOW);
      try {
        const session = recordingSession(provider, live, KEY, (place, answer) => {
          answers[place] = answer;
        });
        entries = await readAll(provider.pull, session);
      } finally {
        await simulator.close();
      }
      const text = JSON.stringify(answers);
      assert.doesNotMatch(text, new RegExp(MARK, 'i'));
      assert.ok(!text.includes(String(PHONE)));
      assert.doesNotMatch(text, streets);
      for (const account of [String(ACCOUNT), KOLIBRI_CREDENTIALS.agency_id])
        assert.ok(!text.includes(account));
      const again = await readAll(provider.pull, replaySession(answers, live));
      const facts = (all: typeof entries) =>
        all.map((entry) =>
          entry.kind === 'listing'
            ? [entry.listing.estate_type, entry.listing.facts, entry.listing.vague]
            : entry.kind,
        );
      assert.deepEqual(facts(again), facts(entries));
      const names = again.flatMap((entry) => (entry.kind === 'listing' ? entry.listing.external_id : []));
      assert.equal(new Set(names).size, names.length);
    });
});
