/**
 * Random histories of one address, by the owners of two contexts who try to stay in its account, its true person, the
 * provider and the operator. After each step everybody tries all that they ever had: links, passwords, sessions and
 * accounts at the provider.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { cases, isLong } from '../../testing/is-long.ts';
import {
  type Person,
  startTestProvider,
  type TestProvider,
} from '../../testing/providers/openid-provider.ts';
import { signInByProvider } from '../../testing/providers/openid-sign-in.ts';
import { cheapHash } from '../../testing/server/cheap-password.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember, callFromPage, cookieOf, type TestMember } from '../../testing/test-member.ts';
import { disableAccount, inviteByCommand, inviteOperator } from '../members/operators.service.ts';

const HISTORIES = cases(6, 500);
const CONTEXTS = ['alpha', 'beta'] as const;
type Context = (typeof CONTEXTS)[number];
/** An owner of a context, or the person whose address it is. */
type Party = Context | 'person';
const PARTIES: readonly Party[] = [...CONTEXTS, 'person'];
type Right = Context | 'operator';
/** Null for what a link to a password gives. */
interface Link {
  token: string;
  gives: Context | null;
}

type Step =
  | { kind: 'invite' | 'renew' | 'remove' | 'commandInvite'; context: Context }
  | { kind: 'accept'; party: Party; link: number }
  | { kind: 'acceptSignedIn' | 'changePassword' | 'openidAgain'; party: Party }
  | { kind: 'connect'; party: Context }
  | { kind: 'openid'; isVerified: boolean; groups: Right[] }
  | { kind: 'change'; context: Context; change: { disabled: boolean } | { role: 'viewer' | 'editor' } }
  | { kind: 'makeOperator' | 'disableAccount' };

const context = fc.constantFrom(...CONTEXTS);
const party = fc.constantFrom(...PARTIES);
const rights = fc.subarray<Right>(['alpha', 'beta', 'operator']);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('invite' as const), context }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('accept' as const), party, link: fc.nat(3) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('renew' as const), context }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('openid' as const), isVerified: fc.boolean(), groups: rights }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('connect' as const), party: context }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('acceptSignedIn' as const, 'changePassword' as const, 'openidAgain' as const),
      party,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      context,
      change: fc.constantFrom<{ disabled: boolean } | { role: 'viewer' | 'editor' }>(
        { disabled: true },
        { disabled: false },
        { role: 'viewer' },
        { role: 'editor' },
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'commandInvite' as const), context }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('makeOperator' as const, 'disableAccount' as const) }),
  },
);

/**
 * Most begin with somebody who accepts for the person, or with both owners' invitations: other histories seldom come to
 * the point.
 */
const opening = fc.constantFrom<Step[]>(
  [],
  [
    { kind: 'invite', context: 'alpha' },
    { kind: 'accept', party: 'alpha', link: 0 },
  ],
  [
    { kind: 'invite', context: 'alpha' },
    { kind: 'accept', party: 'alpha', link: 0 },
    { kind: 'connect', party: 'alpha' },
    { kind: 'invite', context: 'beta' },
  ],
  [
    { kind: 'openid', isVerified: true, groups: ['alpha'] },
    { kind: 'renew', context: 'alpha' },
    { kind: 'accept', party: 'alpha', link: 0 },
  ],
);
const histories = fc
  .tuple(opening, fc.array(step, { minLength: 4, maxLength: 14 }))
  .map((parts) => parts.flat());

describe('who may do what, after any history', () => {
  let app: TestApp;
  let provider: TestProvider;
  const contextIds = new Map<Context, string>();
  const owners = new Map<Context, TestMember>();

  before(async () => {
    provider = await startTestProvider();
    app = await startTestApp({
      env: { ...provider.env, OIDC_GROUPS: 'alpha=alpha:editor,beta=beta:owner,operator=operator' },
    });
    provider.allow(`${app.url}/console/openid`);
    for (const slug of CONTEXTS) {
      const { contextId } = await app.addClient({ context: { slug } });
      contextIds.set(slug, contextId);
      owners.set(slug, await addMember(app, { contextId }));
    }
  });
  after(async () => {
    await app.stop();
    await provider.stop();
  });

  it('nobody has a right that the table does not give them', async () => {
    let steps = 0;
    await fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const world = new World();
        for (const each of history) {
          await world.take(each);
          await world.check(each);
          steps += 1;
        }
      }),
      { numRuns: HISTORIES, endOnFailure: isLong },
    );
    assert.ok(steps >= HISTORIES * 4);
  });

  /** One address, what everybody has of it, and the table of what its account was given. */
  class World {
    readonly #sub = randomUUID();
    readonly #email = `${this.#sub}@example.com`;
    readonly #links: Record<Party, Link[]> = { alpha: [], beta: [], person: [] };
    readonly #cookies: Record<Party, Set<string>> = {
      alpha: new Set(),
      beta: new Set(),
      person: new Set(),
    };
    /** What the account has been given, and has not lost since. */
    readonly #given = new Set<Right>();
    #groups: Right[] = [];
    #isDisabled = false;

    async take(each: Step): Promise<void> {
      const { sql } = app.dependencies;
      switch (each.kind) {
        case 'invite':
          await this.#learn(
            each.context,
            await this.#asOwner(each.context, 'POST', '', { email: this.#email, role: 'viewer' }),
          );
          return;
        case 'renew':
          await this.#learn(each.context, await this.#asOwner(each.context, 'POST', '/invitation'));
          return;
        case 'change': {
          const changed = await this.#asOwner(each.context, 'PATCH', '', each.change);
          // What an owner has decided about a member is by hand from then on, whatever the groups say.
          const { status } = changed?.ok
            ? ((await changed.json()) as { status: string })
            : { status: 'invited' };
          if (status !== 'invited') this.#given.add(each.context);
          return;
        }
        case 'remove': {
          const removed = await this.#asOwner(each.context, 'DELETE', '');
          if (removed?.status === 204) this.#given.delete(each.context);
          return;
        }
        case 'makeOperator':
          this.#links.person.push({ token: (await inviteOperator(sql, this.#email)).token, gives: null });
          this.#given.add('operator');
          this.#isDisabled = false;
          return;
        case 'commandInvite': {
          const contextId = contextIds.get(each.context) ?? '';
          const link = await inviteByCommand(sql, contextId, { email: this.#email, role: 'viewer' }).catch(
            () => null,
          );
          if (link === null) return;
          this.#links.person.push({ token: link.token, gives: each.context });
          // For one who was disabled the operator's link stands for the acceptance.
          if (this.#isDisabled) this.#given.add(each.context);
          this.#isDisabled = false;
          return;
        }
        case 'disableAccount':
          await disableAccount(sql, this.#email).then(
            () => (this.#isDisabled = true),
            () => null,
          );
          return;
        case 'accept':
          return this.#accept(each.party, each.link);
        case 'acceptSignedIn':
          return this.#acceptSignedIn(each.party);
        case 'changePassword':
          return this.#changePassword(each.party);
        case 'connect': {
          // With no groups of their own: the provider gives them nothing here.
          const [cookie] = [...this.#cookies[each.party]].slice(-1);
          if (cookie !== undefined)
            this.#enterWith(each.party, await this.#enter(this.#own(each.party), cookie));
          return;
        }
        case 'openidAgain':
          return each.party === 'person'
            ? this.#enterAsPerson(true, this.#groups)
            : this.#enterWith(each.party, await this.#enter(this.#own(each.party)));
        case 'openid':
          return this.#enterAsPerson(each.isVerified, each.groups);
      }
    }

    /** Everybody tries what they have; nobody may do more than the table says. */
    async check(last: Step): Promise<void> {
      const { sql } = app.dependencies;
      const [account] = await sql<{ hash: string | null }[]>`
        SELECT password_hash AS hash FROM members WHERE email = ${this.#email}`;
      for (const each of PARTIES) {
        if (account?.hash === cheapHash(passwordOf(each))) {
          const answer = await this.#post('/v1/session', { email: this.#email, password: passwordOf(each) });
          this.#enterWith(each, answer);
        }
        for (const cookie of this.#cookies[each]) {
          const answer = await callFromPage(app.url, 'GET', '/v1/session', undefined, { cookie });
          if (answer.status !== 200) {
            this.#cookies[each].delete(cookie);
            continue;
          }
          const state = (await answer.json()) as {
            member: { operator: boolean };
            contexts: { slug: string }[];
          };
          const held = state.member.operator ? ['operator'] : state.contexts.map(({ slug }) => slug);
          const allowed = this.#table(each);
          for (const right of held)
            assert.ok(allowed.has(right), `${each} has ${right} after ${JSON.stringify(last)}`);
        }
      }
    }

    /**
     * An owner may open what is theirs, the person all that the account was given; nobody an account that is disabled.
     */
    #table(each: Party): ReadonlySet<string> {
      if (this.#isDisabled) return new Set();
      const given = new Set([...this.#given, ...this.#groups]);
      return each === 'person' ? given : new Set([each].filter((right) => given.has(right)));
    }

    #own(each: Party): Person {
      return { sub: `${each}-${this.#sub}`, email: `${each}@example.com`, email_verified: true, groups: [] };
    }

    #enter(who: Person, cookie?: string): Promise<Response> {
      return signInByProvider(app.url, provider, who, cookie);
    }

    async #enterAsPerson(isVerified: boolean, groups: Right[]): Promise<void> {
      const who = { sub: this.#sub, email: this.#email, email_verified: isVerified, groups };
      const answer = await this.#enter(who);
      const isKnown = answer.status === 200 || (answer.status === 403 && !this.#isDisabled);
      if (isKnown) this.#groups = groups;
      this.#enterWith('person', answer);
      if (isVerified && groups.includes('operator') && !this.#isDisabled)
        assert.equal(answer.status, 200, `the person is kept out: ${await answer.text()}`);
    }

    #enterWith(each: Party, answer: Response): void {
      if (answer.status === 200) this.#cookies[each].add(cookieOf(answer));
    }

    #post(path: string, body: object, cookie?: string): Promise<Response> {
      return callFromPage(app.url, 'POST', path, body, { cookie });
    }

    async #asOwner(where: Context, method: string, path: string, body?: object): Promise<Response | null> {
      const { sql } = app.dependencies;
      const isInvitation = method === 'POST' && path === '';
      const [account] = await sql<{ id: string }[]>`SELECT id FROM members WHERE email = ${this.#email}`;
      if (account === undefined && !isInvitation) return null;
      const owner = owners.get(where);
      return (
        (await owner?.call(
          method,
          isInvitation ? '/v1/members' : `/v1/members/${account?.id}${path}`,
          body,
        )) ?? null
      );
    }

    /** Whoever makes a link sees it, and it is mailed. */
    async #learn(where: Context, answer: Response | null): Promise<void> {
      if (answer === null || !answer.ok) return;
      const { invitation_url: url, status } = (await answer.json()) as {
        invitation_url: string;
        status: string;
      };
      const link = { token: url.split('/').at(-1) ?? '', gives: status === 'invited' ? where : null };
      this.#links[where].push(link);
      this.#links.person.push(link);
    }

    /**
     * Whoever accepts an invitation, by what is theirs or in the place of the person, the account then has that
     * context.
     */
    async #accept(each: Party, place: number): Promise<void> {
      const links = this.#links[each];
      const link = links.at(-1 - (place % Math.max(links.length, 1)));
      if (link === undefined) return;
      const given = { token: link.token, name: each, password: passwordOf(each) };
      const answer = await this.#post('/v1/invitations/accept', given);
      this.#enterWith(each, answer);
      if (answer.status !== 200) return;
      if (link.gives !== null) this.#given.add(link.gives);
      await this.#cheapen(passwordOf(each));
    }

    async #acceptSignedIn(each: Party): Promise<void> {
      for (const cookie of this.#cookies[each])
        for (const { token, gives } of this.#links[each]) {
          const answer = await this.#post('/v1/session/invitations', { token }, cookie);
          if (answer.status === 200 && gives !== null) this.#given.add(gives);
        }
    }

    async #changePassword(each: Party): Promise<void> {
      for (const cookie of [...this.#cookies[each]].slice(-1)) {
        const passwords = { current: passwordOf(each), new: passwordOf(each) };
        const answer = await this.#post('/v1/session/password', passwords, cookie);
        this.#enterWith(each, answer);
        if (answer.status === 200) await this.#cheapen(passwordOf(each));
      }
    }

    /** The same password at a cost that does not decide how many histories can be tried. */
    async #cheapen(password: string): Promise<void> {
      await app.dependencies.sql`
        UPDATE members SET password_hash = ${cheapHash(password)}
        WHERE email = ${this.#email} AND password_hash IS NOT NULL AND password_hash <> ALL (${PARTIES.map((each) => cheapHash(passwordOf(each)))})`;
    }
  }
});

function passwordOf(each: Party): string {
  return `the long password of ${each}`;
}
