import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { addEstate } from '../../testing/data/renovation-rows.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';

interface Loan {
  loan_id: string;
  estate_external_id: string;
  gross_carrying_amount_cents: number;
  value_source: string | null;
}
interface Page {
  total: number;
  loans: Loan[];
  next: string | null;
}
interface Checked {
  columns: { heading: string; column: string | null }[];
  problems: string[];
  rows: Record<'total' | 'new' | 'changed' | 'unchanged' | 'refused', number>;
  faults: { line: number; column: string | null; value: string | null; message: string }[];
  changed_rows: { external_id: string; changes: { column: string; before: string; after: string }[] }[];
}

const BODY = {
  estate_external_id: 'house-1',
  property_kind: 'RESIDENTIAL',
  currency: 'EUR',
  gross_carrying_amount_cents: 18_250_000,
  outstanding_cents: 18_100_000,
};

describe('loans', () => {
  let app: TestApp;
  let bank: TestClient;
  before(async () => {
    app = await startTestApp();
  });
  after(() => app.stop());
  beforeEach(async () => {
    bank = await app.addClient();
    for (const externalId of ['house-1', 'house-2'])
      await addEstate(app.dependencies.sql, bank.contextId, { externalId });
  });

  const put = (id: string, body: object = BODY, by = bank) => by.call('PUT', `/v1/loans/${id}`, body);
  const list = async (query = '', by = bank) => successOf<Page>(await by.call('GET', `/v1/loans${query}`));
  const send = (path: string, body: string) =>
    fetch(`${app.url}/v1/loan-imports${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bank.token}`, 'content-type': 'text/csv' },
      body,
    });
  const check = async (body: string) => successOf<Checked>(await send('/check', body));

  it('are created, replaced, read and deleted, several on one home', async () => {
    const created = await put('loan-1', { ...BODY, value_at_origination_cents: 31_000_000 });
    assert.equal(created.status, 201);
    assert.equal((await successOf<Loan>(created)).value_source, 'ORIGINATION');
    assert.equal((await put('loan-2')).status, 201);
    assert.equal((await put('loan-1', { ...BODY, gross_carrying_amount_cents: 1 })).status, 200);
    assert.deepEqual(
      (await list('?estate_external_id=house-1')).loans.map(({ loan_id: id }) => id),
      ['loan-1', 'loan-2'],
    );
    assert.equal((await list('?estate_external_id=house-2')).total, 0);
    const first = await list('?page_size=1');
    assert.deepEqual([first.total, first.next], [2, 'loan-1']);
    assert.equal((await list(`?page_size=1&after=${first.next}`)).next, null);
    assert.equal((await bank.call('DELETE', '/v1/loans/loan-1')).status, 204);
    assert.equal((await bank.call('GET', '/v1/loans/loan-1')).status, 404);
    assert.equal((await bank.call('DELETE', '/v1/loans/loan-1')).status, 404);
    const entries = await app.dependencies.sql<{ operation: string; thing: string }[]>`
      SELECT operation, thing_id AS thing FROM audit_entries WHERE context_id = ${bank.contextId} AND thing_kind = 'loan' ORDER BY id`;
    assert.deepEqual(
      entries.map(({ operation, thing }) => `${operation} ${thing}`),
      ['putLoan loan-1', 'putLoan loan-2', 'putLoan loan-1', 'deleteLoan loan-1'],
    );
  });

  it('need a home of the context, no negative amount and one currency', async () => {
    const stranger = await app.addClient();
    assert.deepEqual(await refusalOf(await put('loan-1', BODY, stranger)), [
      400,
      ['estate_external_id must be the external_id of a stored estate'],
    ]);
    assert.equal((await put('loan-1', { ...BODY, outstanding_cents: -1 })).status, 400);
    assert.equal((await put('loan-1')).status, 201);
    assert.deepEqual(await refusalOf(await put('loan-2', { ...BODY, currency: 'USD' })), [
      400,
      ['currency must be EUR, as that of the other loans: a context has one currency'],
    ]);
    assert.equal((await put('loan-1', { ...BODY, currency: 'USD' })).status, 200, 'the only one');
    assert.equal((await list('', stranger)).total, 0);
  });

  it('are stored in bulk, all or none', async () => {
    const loans = ['a', 'b', 'c'].map((loan_id) => ({ loan_id, ...BODY }));
    const wrong = [
      ...loans,
      { loan_id: 'd', ...BODY, estate_external_id: 'nowhere' },
      { loan_id: 'a', ...BODY },
    ];
    const [status, messages] = await refusalOf(await bank.call('POST', '/v1/loans/batch', { loans: wrong }));
    assert.equal(status, 400);
    assert.deepEqual(messages, [
      '[3] estate_external_id must be the external_id of a stored estate',
      '[4] loan_id is the same as that of [0]',
    ]);
    assert.equal((await list()).total, 0);
    const stored = await successOf(await bank.call('POST', '/v1/loans/batch', { loans }));
    assert.deepEqual(stored, { created: 3, updated: 0 });
  });

  it('come from a file with headings in Dutch, and every fault is named before one is stored', async () => {
    await put('L1', { ...BODY, gross_carrying_amount_cents: 100 });
    const head = 'Leningnummer;Onderpand;Bruto boekwaarde;Schuldrest;Waarde bij aanvang;Munt';
    const rows = [
      'L1;house-1;182.500,25;181.000;310.000;EUR',
      'L2;house-2;€ 99.999,99;99000;;',
      'L3;nowhere;1;1;;EUR',
      'L4;house-1;-5;1;;EUR',
      'L5;house-1;5;1;;USD',
      'L2;house-1;5;1;;EUR',
    ];
    const checked = await check([head, ...rows].join('\r\n'));
    assert.deepEqual(checked.rows, { total: 6, new: 1, changed: 1, unchanged: 0, refused: 4 });
    assert.deepEqual(
      checked.faults.map(({ line, column, value }) => [line, column, value]),
      [
        [4, 'Onderpand', 'nowhere'],
        [5, 'Bruto boekwaarde', '-5'],
        [6, 'Munt', 'USD'],
        [7, 'Leningnummer', 'L2'],
      ],
    );
    assert.deepEqual(checked.changed_rows[0]?.changes[0], {
      column: 'gross_carrying_amount',
      before: '1.00',
      after: '182500.25',
    });
    assert.equal((await send('', [head, ...rows].join('\r\n'))).status, 400);
    assert.equal((await list()).total, 1, 'nothing of it was stored');
    assert.equal((await send('?partial=true', [head, ...rows].join('\r\n'))).status, 201);
    assert.deepEqual(
      (await list()).loans.map((loan) => [loan.loan_id, loan.gross_carrying_amount_cents]),
      [
        ['L1', 18_250_025],
        ['L2', 9_999_999],
      ],
    );
  });

  it('need their columns', async () => {
    const { problems } = await check('Numéro de prêt;Encours\r\nL1;5\r\n');
    assert.deepEqual(problems, [
      'line 1: column "estate_external_id" must be there',
      'line 1: column "gross_carrying_amount" must be there',
    ]);
  });

  it('are exported as a file that imports without a change', async () => {
    await put('L1', { ...BODY, value_at_origination_cents: 31_000_000, value_source: 'LATEST' });
    await put('=L2, "odd"'.replaceAll(/["/]/g, '').replaceAll(' ', '%20'), BODY);
    const file = await (await bank.call('GET', '/v1/loan-export')).text();
    assert.match(file, /^loan_id,estate_external_id,/);
    assert.match(file, /L1,house-1,RESIDENTIAL,EUR,182500\.00,181000\.00,310000\.00,LATEST/);
    const { rows } = await check(
      file
        .split('\r\n')
        .slice(0, 1)
        .concat(file.split('\r\n').filter((line) => line.startsWith('L1')))
        .join('\r\n'),
    );
    assert.deepEqual([rows.unchanged, rows.refused], [1, 0]);
  });

  it('go with a home that is erased', async () => {
    await put('loan-1');
    assert.equal((await bank.call('DELETE', '/v1/estates/house-1?erase=true')).status, 204);
    assert.equal((await list()).total, 0);
  });
});
