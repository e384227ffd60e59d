import assert from 'node:assert/strict';
import { test } from 'node:test';
import { personsIn } from './found-person.ts';

test('whoever the data name is one list', () => {
  const persons = personsIn({
    users: [{ id: '1', external_id: 'an', estates: 2, renovations: 1 }],
    members: [
      { id: '2', email: 'eva@example.com', name: 'Eva', role: 'editor', keeps_account: true },
      { id: '3', email: 'bart@example.com', name: null, role: 'viewer', keeps_account: false },
    ],
    contact: { id: '4', name: 'Huis', phone: null, email: 'huis@example.com' },
    buyers: [{ id: '5', name: null, phone: '09 123', email: null }],
  });
  assert.deepEqual(
    persons.map(({ kind, id, name }) => `${kind} ${id} ${name}`),
    [
      'user 1 an',
      'member 2 Eva (eva@example.com)',
      'member 3 bart@example.com',
      'contact 4 Huis, huis@example.com',
      'buyer 5 09 123',
    ],
  );
});

test('an agency without a contact names none', () => {
  assert.deepEqual(personsIn({ users: [], members: [], contact: null, buyers: [] }), []);
});
