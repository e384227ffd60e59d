import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { hashPassword, isPassword } from './password.ts';
import { faultsOfPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-policy.ts';

test('a password is kept with its parameters and a salt of its own, and known again', async () => {
  const [first, second] = await Promise.all([
    hashPassword('correct, but long'),
    hashPassword('correct, but long'),
  ]);
  assert.match(first, /^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  assert.notEqual(first, second);
  assert.ok(await isPassword('correct, but long', first));
  assert.ok(!(await isPassword('correct, but Long', first)));
  assert.ok(!(await isPassword('anything', null)));
});

test('one of other parameters is known, too', async () => {
  // RFC 7914, 12: scrypt("pleaseletmein", "SodiumChloride", 16384, 8, 1).
  const key = Buffer.from('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2', 'hex');
  const kept = `scrypt$14$8$1$${Buffer.from('SodiumChloride').toString('base64url')}$${key.toString('base64url')}`;
  assert.ok(await isPassword('pleaseletmein', kept));
  assert.ok(!(await isPassword('pleaseletmeout', kept)));
});

test('the same letters written in another way are the same password', async () => {
  const kept = await hashPassword('cafe\u0301 au lait, twice');
  assert.ok(await isPassword('caf\u00e9 au lait, twice', kept));
});

test('the list of common ones holds only what the length would let pass', () => {
  assert.ok(COMMON_PASSWORDS.size > 90);
  for (const each of COMMON_PASSWORDS) {
    assert.equal(each, each.toLowerCase());
    assert.ok(each.length >= SHORTEST_PASSWORD - 1 && each.length <= LONGEST_PASSWORD, each);
  }
});

test('what is common, or the address, is refused in whatever letters; nothing else is', () => {
  const faults = (password: string) =>
    faultsOfPassword('password', password, 'long.mailbox.name@example.com');
  for (const bad of [
    'eleven char',
    'x'.repeat(129),
    'PASSWORD1234',
    'qwertyuiop12',
    'Long.Mailbox.Name@Example.com',
    'long.mailbox.name',
  ])
    assert.equal(faults(bad).length, 1, bad);
  for (const good of ['aardvarks dance', '            .', 'çççççççççççç'])
    assert.deepEqual(faults(good), [], good);
});
