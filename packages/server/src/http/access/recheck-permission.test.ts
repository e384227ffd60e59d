import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Caller, Permission } from '../../caller.ts';
import { recheckPermission } from './recheck-permission.ts';

const PERMISSION = 'calculations:read';
const caller = (permissions: Permission[]): Caller => ({
  contextId: 'c',
  kind: 'client',
  id: 'i',
  permissions,
});
const admitted = (kind: 'token' | 'session', secret: string, contextId = 'c') => ({
  contextId,
  credential: { kind, secret },
});

test('a client stays as long as its token holds and permits it; one that implies it is enough', async () => {
  const tokens: Record<string, Caller | null> = {
    reading: caller([PERMISSION]),
    creating: caller(['calculations:create']),
    other: caller(['estates:read']),
    revoked: null,
  };
  const clients = Object.keys(tokens).map((secret) => admitted('token', secret));
  const stay = await recheckPermission(new Set(clients), PERMISSION, {
    verifyToken: (token) => tokens[token] ?? null,
    findPermissions: () => assert.fail('no session is there to be asked for'),
  });
  assert.deepEqual([...stay], clients.slice(0, 2));
});

test('members are asked for together, each with the context that they listen to', async () => {
  const members = [
    admitted('session', 'one', 'c1'),
    admitted('session', 'two', 'c2'),
    admitted('session', 'three'),
  ];
  const client = admitted('token', 'one');
  const asked: unknown[] = [];
  const stay = await recheckPermission(new Set([...members, client]), PERMISSION, {
    verifyToken: () => null,
    async findPermissions(given) {
      asked.push(...given);
      // Of the last one nothing is said.
      return [['estates:read'], [PERMISSION]];
    },
  });
  assert.deepEqual(asked, [
    { contextId: 'c1', token: 'one' },
    { contextId: 'c2', token: 'two' },
    { contextId: 'c', token: 'three' },
  ]);
  assert.deepEqual([...stay], [members[1]]);
});
