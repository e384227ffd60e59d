import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { type Sbom, shippedPackages, writeSbom } from './write-sbom.ts';

describe('the bill of materials', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rooftree-sbom-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const sbom: Sbom = JSON.parse(readFileSync(await writeSbom(folder), 'utf8'));
  const refs = sbom.components.map((component) => component['bom-ref']);
  const isOwn = (ref: string) => ref.startsWith('@rooftree/');
  const programs = sbom.components.filter(({ cpe }) => cpe !== undefined);

  it('has every package that is shipped, and none that only developers need', () => {
    const shipped = shippedPackages();
    // A package that developers need too, and one that they alone need.
    assert.ok([...shipped].some((ref) => ref.startsWith('jose@')));
    assert.ok(![...shipped].some((ref) => ref.startsWith('@biomejs/')));
    const others = programs.map((component) => component['bom-ref']);
    const packages = refs.filter((ref) => !isOwn(ref) && !others.includes(ref));
    assert.deepEqual(packages.sort(), [...shipped].sort());
  });

  it('has Node and PostgreSQL, which are inside of packages, under the names of their vulnerabilities', () => {
    assert.deepEqual(
      programs.map(({ cpe = '' }) => cpe.split(':').slice(3, 5).join(' ')),
      ['nodejs node.js', 'postgresql postgresql'],
    );
    for (const { version } of programs) assert.match(version, /^\d+\.\d+(\.\d+)?$/);
    for (const { name, version } of programs) {
      const holders = sbom.dependencies.filter(({ dependsOn }) => dependsOn.includes(`${name}@${version}`));
      assert.equal(holders.length, 2, `${name} is in a package for each kind of machine`);
    }
  });

  it('is CycloneDX: each thing once, with a licence and a checksum, and nothing that is not there', () => {
    assert.deepEqual([sbom.bomFormat, sbom.specVersion], ['CycloneDX', '1.5']);
    assert.equal(new Set(refs).size, refs.length);
    for (const { purl, licenses, hashes = [], cpe, ...component } of sbom.components) {
      const ref = component['bom-ref'];
      assert.match(purl, /^pkg:(npm|generic)\//);
      assert.ok(licenses.length > 0, `${ref} has no licence`);
      if (!isOwn(ref) && cpe === undefined) assert.ok(hashes.length > 0, `${ref} has no checksum`);
    }
    const known = new Set([...refs, sbom.metadata.component['bom-ref']]);
    for (const { ref, dependsOn } of sbom.dependencies) {
      for (const each of [ref, ...dependsOn]) assert.ok(known.has(each), `${each} is not a component`);
    }
  });
});
