/** What offices, programs and buyers do with an installation, as far as its version can. */
import assert from 'node:assert/strict';
import type { Edition, SearchItem } from '../../packages/server/src/testing/editions/edition.ts';
import { until } from '../../packages/server/src/testing/until.ts';

const BATCH = '/v1/calculation-jobs/suggested-renovation-trajectory-calculation/batch';
const INDICATIONS = '/v1/calculation-jobs/energy-efficiency-indication/batch';
const CERTIFICATES = '/v1/calculation-jobs/epc-document-processing';

const CERTIFICATE = [
  {
    Opnamedatum: '2024-03-12T00:00:00',
    Status: 'Bestaand',
    Gebouwklasse: 'W',
    Berekeningstype: 'NTA 8800 (basisopname woningbouw)',
    Postcode: '3503BA',
    Huisnummer: 12,
    Bouwjaar: 1987,
    Energieklasse: 'C',
    PrimaireFossieleEnergie: 200,
  },
];

const ESTATES: Record<string, object> = {
  'own-house': {
    address: { country: 'BE', zip_code: '9000', place: 'Gent', street: 'Lindelaan', house_number: '14' },
    estate_type: 'HOUSE',
    estate_format: 'SEMI_OPEN',
    year_built: 1958,
    price: 325_000,
    managing_user_external_id: 'an',
    dwelling: { habitable_space_m2: 142, heating_type: 'GAS', window_glazing_type: 'SINGLE' },
  },
  'own-flat': {
    address: { country: 'BE', zip_code: '1030', place: 'Schaarbeek' },
    estate_type: 'APARTMENT',
    year_built: 1968,
  },
  'own-terrace': {
    address: { country: 'NL', zip_code: '3503BA', house_number: '12' },
    estate_type: 'HOUSE',
    estate_format: 'CLOSED',
    year_built: 1931,
  },
  'own-land': { address: { country: 'BE', zip_code: '2800' }, estate_type: 'LAND' },
};

const BUILDING_ADDRESS = {
  country: 'BE',
  zip_code: '2018',
  street: 'Lindenlaan',
  house_number: '12',
};
const FLATS = ['building-flat-1', 'building-flat-2'];
const BUILDING = {
  name: 'Residence Linde',
  address: BUILDING_ADDRESS,
  year_built: 1971,
  shares_total: 1000,
  facts: { heating_type: 'GAS', heating_is_collective: true, flat_roof_insulation_type: 'NONE' },
  parts: [{ id: 'roof', kind: 'flat_roof', area_m2: 240, last_done_year: 1998 }],
  units: FLATS.map((name, floor) => ({ external_id: name, name, floor: floor + 1, share: 500 })),
  money: { reserve_fund_eur: 42_000, reserve_contribution_eur_per_year: 6000 },
};
const LOAN = {
  property_kind: 'RESIDENTIAL',
  currency: 'EUR',
  gross_carrying_amount_cents: 18_250_000,
  outstanding_cents: 18_100_000,
  value_at_origination_cents: 31_000_000,
  value_source: 'ORIGINATION',
};
const FIRST_YEAR = new Date().getFullYear() + 1;
const PROGRAMME = {
  name: 'Two homes of our own',
  homes: { filter: { external_id: ['own-house', 'own-terrace'] } },
  first_year: FIRST_YEAR,
  years: 3,
  objective: 'MOST_CO2_PER_EURO',
  limits: { budget: [{ at_most_cents: 20_000_000 }] },
};

export interface Used {
  token: string;
  answers: Edition['answers'];
}

export class Installation {
  readonly #url: string;
  /** Operations that this version has, as `POST /v1/estates/{external_id}`. */
  readonly #operations: ReadonlySet<string>;
  readonly #credentials: Record<string, string>;
  #token = '';

  constructor(
    url: string,
    document: { paths: Record<string, object> },
    clientId: string,
    clientSecret: string,
  ) {
    this.#url = url;
    this.#operations = new Set(
      Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      ),
    );
    this.#credentials = { 'x-service-client-id': clientId, 'x-service-client-secret': clientSecret };
  }

  /** `untilIdle` resolves when every job has ended. */
  async use(untilIdle: () => Promise<void>): Promise<Used> {
    const { access_token: token } = await this.#send<{ access_token: string }>('POST', '/v1/oauth/token', {
      headers: this.#credentials,
    });
    this.#token = token;
    for (const [name, body] of Object.entries(ESTATES))
      await this.#send('PUT', `/v1/estates/${name}`, { body });
    await this.#send('POST', BATCH, { body: ['own-house', 'own-flat', 'own-terrace'] });
    await this.#send('POST', INDICATIONS, { body: ['own-flat', 'own-terrace'] });
    if (this.#operations.has(`POST ${CERTIFICATES}`))
      await this.#send('POST', `${CERTIFICATES}?estate=own-terrace`, { body: CERTIFICATE });
    await untilIdle();
    const office = await this.#useOffice(untilIdle);
    const referralTokens = await this.#referralTokens();
    await this.#saveAsBuyer(referralTokens[0] ?? '');
    const renovations = await this.#search();
    const planned = renovations.at(-1);
    assert.ok(planned);
    const report = await this.#send<{ url: string }>(
      'POST',
      `/v1/renovations/${planned.renovation_id}/reports`,
      {
        body: { language: 'en' },
      },
    );
    const path = new URL(report.url).pathname.replace('/cdn/', '');
    return {
      token,
      answers: { renovations, referralTokens, report: { renovationId: planned.renovation_id, path }, office },
    };
  }

  /** A building of two flats, a programme of which a year is approved and done, and loans with a report. */
  async #useOffice(untilIdle: () => Promise<void>): Promise<Edition['answers']['office']> {
    if (!this.#operations.has('POST /v1/programmes')) return undefined;
    for (const name of FLATS)
      await this.#send('PUT', `/v1/estates/${name}`, {
        body: { address: BUILDING_ADDRESS, estate_type: 'APARTMENT', year_built: 1971 },
      });
    const building = '/v1/buildings/own-building';
    await this.#send('PUT', building, { body: BUILDING });
    await this.#send('POST', `${building}/plan`, { body: { target_label: 'B' } });
    await this.#untilEnded(`${building}/plan`);
    await this.#send('POST', `${building}/papers`, { body: { kind: 'PASSPORT', language: 'nl-BE' } });
    const { id } = await this.#send<{ id: string }>('POST', '/v1/programmes', { body: PROGRAMME });
    const programme = `/v1/programmes/${id}`;
    await this.#untilEnded(programme);
    const homes = await this.#send<{ data: { external_id: string; first_year: number | null }[] }>(
      'GET',
      `${programme}/homes`,
    );
    const chosen = homes.data.find(({ first_year: year }) => year !== null);
    assert.ok(chosen, 'the programme chooses no works');
    await this.#send('POST', `${programme}/approvals`, { body: { year: chosen.first_year } });
    const today = new Date().toISOString().slice(0, 10);
    await this.#send('POST', `${programme}/done`, {
      body: { homes: [{ external_id: chosen.external_id, done_on: today }] },
    });
    await untilIdle();
    await this.#send('PUT', '/v1/loans/own-loan', { body: { ...LOAN, estate_external_id: 'own-house' } });
    const made = await this.#send<{ id: string }>('POST', '/v1/loan-reports', {
      body: { reference_date: today, layout: '2022', basis: 'LOCATION' },
    });
    const report = `/v1/loan-reports/${made.id}`;
    await this.#untilEnded(report);
    const paths = [
      building,
      `${building}/plan`,
      programme,
      `${programme}/homes`,
      `${programme}/approvals`,
      '/v1/loans/own-loan',
      report,
    ];
    const answers = new Map<string, unknown>();
    for (const path of paths) answers.set(path, await this.#send('GET', path));
    return Object.fromEntries(answers);
  }

  #untilEnded(path: string): Promise<void> {
    return until(async () => {
      const thing = await this.#send<Record<string, unknown>>('GET', path);
      const status = thing['status'] ?? thing['programme_status'] ?? thing['report_status'];
      assert.ok(status !== 'FAILED' && status !== 'INFEASIBLE', `${path} is ${status}`);
      return status === 'FINISHED';
    });
  }

  async #saveAsBuyer(referralToken: string): Promise<void> {
    const date = new Date().toISOString().slice(0, 10);
    const body = { name: 'Our plan', choices: 'target=B', date };
    const saved = await this.#send<{ renovation_id: string }>('POST', `/r/${referralToken}/renovations`, {
      body,
    });
    await this.#send('POST', `/r/${referralToken}/renovations/${saved.renovation_id}/reports`, {
      body: { language: 'nl-BE' },
    });
  }

  async #referralTokens(): Promise<string[]> {
    const list = await this.#send<{ estates: { referral_link: string }[] }>('GET', '/v1/estate/list');
    return list.estates.map(({ referral_link: link }) => link.split('/').at(-1) ?? '');
  }

  async #search(): Promise<SearchItem[]> {
    const found: SearchItem[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/v1/renovations?page=${page}&page_size=100`;
      const { total, data } = await this.#send<{ total: number; data: SearchItem[] }>('GET', path);
      found.push(...data);
      if (data.length === 0 || found.length >= total) return found;
    }
  }

  async #send<T>(
    method: string,
    path: string,
    { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<T> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(headers ?? (this.#token !== '' && { authorization: `Bearer ${this.#token}` })),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    assert.ok(answer.ok, `${method} ${path}: ${answer.status} ${text}`);
    return JSON.parse(text);
  }
}
