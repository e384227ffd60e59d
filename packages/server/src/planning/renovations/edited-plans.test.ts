import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Plan } from '@rooftree/engine';
import type { PlanBasis } from '@rooftree/planner/choices/plans/plan-basis';
import { planWithChoices, readChoicesFor } from '@rooftree/planner/choices/plans/plan-with-choices';
import { refusalOf, successOf } from '../../testing/answers.ts';
import { startBatch, untilEnded } from '../../testing/data/batches.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/test-app.ts';
import { addMember } from '../../testing/test-member.ts';

interface Basis {
  input: Record<string, unknown>;
  date: string;
  controls: PlanBasis['controls'];
  price_book: PlanBasis['priceBook'] | null;
  choices: string;
}
interface Renovation {
  renovation_id: string;
  renovation_name: string;
  is_edited: boolean;
  edited_by: string | null;
  plan: Plan;
}

/** What a page does: the same plan from the basis and the choices. */
function planAgain({ price_book: book, ...basis }: Basis, choices: string): Plan {
  const whole = { ...basis, ...(book && { priceBook: book }) };
  const outcome = planWithChoices(whole, readChoicesFor(whole, choices).choices);
  return outcome.kind === 'plan' ? outcome.plan : assert.fail('no plan');
}

describe('an edited plan', () => {
  let app: TestApp;
  let client: TestClient;
  let suggestion: string;

  before(async () => {
    app = await startTestApp({ hasWorker: true });
    client = await app.addClient();
    await client.call('PUT', '/v1/estates/home', {
      address: { country: 'BE', zip_code: '9000', place: 'Gent', street: 'Lindelaan', house_number: '14' },
      estate_type: 'HOUSE',
      estate_format: 'CLOSED',
      year_built: 1958,
      dwelling: { habitable_space_m2: 142 },
    });
    const { sql } = app.dependencies;
    await untilEnded(sql, await startBatch(sql, client.contextId, { names: ['home'] }));
    const [first] = await plansOf();
    suggestion = first?.renovation_id ?? assert.fail('no suggestion');
  });
  after(() => app.stop());

  const plansOf = async (query = '') =>
    successOf<Renovation[]>(await client.call('GET', `/v1/estates/home/renovations${query}`));
  const basisOf = async (id: string) =>
    successOf<Basis>(await client.call('GET', `/v1/renovations/${id}/basis`));
  const get = async (id: string) => successOf<Renovation>(await client.call('GET', `/v1/renovations/${id}`));
  const edit = (id: string, body: object) => client.call('POST', `/v1/renovations/${id}/edits`, body);

  it('is what the page showed, to the cent, and stands beside the suggestion', async () => {
    const before = await get(suggestion);
    const basis = await basisOf(suggestion);
    const opened = planAgain(basis, basis.choices);
    assert.deepEqual(opened, before.plan);
    const choices = 'budget=20000&heat_pump_air_water=off&habitable_space_m2=150';
    const shown = planAgain(basis, choices);
    assert.notDeepEqual(shown, before.plan);
    const answer = await edit(suggestion, { renovation_name: ' Less ', choices, date: basis.date });
    const saved = await successOf<Renovation>(answer);
    assert.equal(answer.status, 201);
    assert.deepEqual(saved.plan, shown);
    assert.deepEqual([saved.renovation_name, saved.is_edited, saved.edited_by], ['Less', true, 'CLIENT']);
    assert.deepEqual(await get(suggestion), before);
    const names = (await plansOf()).map(({ renovation_id, edited_by }) => [renovation_id, edited_by]);
    assert.deepEqual(names, [
      [suggestion, null],
      [saved.renovation_id, 'CLIENT'],
    ]);

    // Opened again it gives itself, and what was chosen can be taken back.
    const again = await basisOf(saved.renovation_id);
    assert.equal(again.choices, choices);
    assert.deepEqual(planAgain(again, again.choices), saved.plan);
    assert.deepEqual(planAgain(again, ''), before.plan);
  });

  it('counts with the values of an adviser, shows those that they replace, and keeps them when it is edited again', async () => {
    const { date } = await basisOf(suggestion);
    const overrides = [
      { fact: 'window_surface_m2', value: 19, reason: 'measured on site' },
      { measure: 'windows_high_efficiency', field: 'u_after_w_per_m2k', value: 1.2, reason: 'quote' },
    ];
    const body = { renovation_name: 'Adviser', choices: 'windows_high_efficiency=on', date };
    const saved = await successOf<Renovation>(await edit(suggestion, { ...body, overrides }));
    const windows = saved.plan.steps
      .flatMap(({ works }) => works)
      .find(({ work }) => work === 'windows_high_efficiency');
    assert.equal(windows?.quantity, 19);
    assert.equal(windows?.specification?.opening?.u_after_w_per_m2k, 1.2);
    assert.deepEqual(
      saved.plan.overrides?.map(({ reason }) => reason),
      ['measured on site', 'quote'],
    );
    assert.equal(saved.plan.overrides?.[1]?.replaced, 1.5);

    const again = await successOf<Renovation>(await edit(saved.renovation_id, { ...body, choices: '' }));
    assert.deepEqual(again.plan.controls.overrides, overrides);
    const without = await edit(saved.renovation_id, { ...body, choices: '', overrides: [] });
    assert.equal((await successOf<Renovation>(without)).plan.overrides, undefined);

    const wrong = [{ measure: 'solar_panels', field: 'power_kw', value: 4, reason: 'x' }];
    const [status, messages] = await refusalOf(await edit(suggestion, { ...body, overrides: wrong }));
    assert.equal(status, 400);
    assert.match(messages[0] ?? '', /^overrides\.0\.field must be one of/);
  });

  it('states that a member made it', async () => {
    const member = await addMember(app, { contextId: client.contextId, role: 'editor' });
    const { date } = await basisOf(suggestion);
    const body = { renovation_name: 'Mine', choices: '', date };
    const answer = await member.call('POST', `/v1/renovations/${suggestion}/edits`, body);
    assert.equal((await successOf<Renovation>(answer)).edited_by, 'MEMBER');
  });

  it('is listed among the deleted ones only when they are asked for', async () => {
    const { date } = await basisOf(suggestion);
    const made = await edit(suggestion, { renovation_name: 'Gone', choices: '', date });
    const { renovation_id: id } = await successOf<Renovation>(made);
    await client.call('DELETE', `/v1/renovations/${id}`);
    const has = (plans: Renovation[]) => plans.some(({ renovation_id }) => renovation_id === id);
    assert.equal(has(await plansOf()), false);
    assert.equal(has(await plansOf('?include_deleted=true')), true);
    const refused = await edit(id, { renovation_name: 'x', choices: '', date });
    assert.deepEqual(await refusalOf(refused), [409, ['renovation is deleted']]);
  });

  it('is not made of what makes no sense', async () => {
    const { date } = await basisOf(suggestion);
    const refusals: [object, number, RegExp][] = [
      [{ renovation_name: 'x', choices: 'target=Z', date }, 400, /target is not possible/],
      [{ renovation_name: ' ', choices: '', date }, 400, /renovation_name/],
      [{ renovation_name: 'x', choices: '', date: '2020-01-01' }, 409, /too old/],
      [{ renovation_name: 'x', choices: '', date, plan: {} }, 400, /plan should not exist/],
    ];
    for (const [body, status, message] of refusals) {
      const [got, messages] = await refusalOf(await edit(suggestion, body));
      assert.equal(got, status);
      assert.match(messages.join(), message);
    }
  });

  it('is not made for a home that was deactivated', async () => {
    const { date } = await basisOf(suggestion);
    await client.call('DELETE', '/v1/estates/home');
    const refused = await edit(suggestion, { renovation_name: 'x', choices: '', date });
    assert.deepEqual(await refusalOf(refused), [409, ['the estate is deactivated']]);
  });
});
