/** The Python client against a server: what it sends, tries again, raises, and that its types are sound. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { startBusyProxy } from '../../docs/guides/busy-proxy.ts';
import { startTestApp } from '../server/src/testing/test-app.ts';
import { writePythonClient } from './python-client.ts';

const OPENAPI = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8'));
const skip = spawnSync('python3', ['--version']).status !== 0 && 'python3 not installed';

const app = await startTestApp({ hasWorker: true });
const busy = await startBusyProxy(app.url);
const folder = mkdtempSync(join(tmpdir(), 'rooftree-python-'));
after(async () => {
  busy.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});
writeFileSync(join(folder, 'rooftree.py'), writePythonClient(OPENAPI));

describe('the Python client', { skip }, () => {
  async function run(script: string, url = app.url) {
    const { clientId, clientSecret } = await app.addClient();
    const start = `from rooftree import *\nimport rooftree\nclient = Rooftree(${JSON.stringify(url)}, "${clientId}", "${clientSecret}")\n`;
    const path = { PATH: process.env['PATH'], PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout } = await promisify(execFile)('python3', ['-c', start + script], {
      cwd: folder,
      env: path,
    });
    return stdout.trim().split('\n');
  }
  const HOUSE =
    '{"address": {"country": "BE", "zip_code": "9000"}, "estate_type": "HOUSE", "year_built": 1960}';

  it('has a method for every operation for clients, with types that exist', async () => {
    const operations = Object.values(OPENAPI.paths).flatMap((methods) => Object.values(methods as object));
    const forClients = operations.filter(
      ({ tags, operationId }: { tags: string[]; operationId: string }) =>
        !tags.some((tag) => ['Console', 'Operations', 'Access'].includes(tag)) &&
        operationId !== 'followCalculationJobs',
    );
    const [count, checked] = await run(`
import typing
own = [each for name, each in vars(Rooftree).items() if callable(each) and not name.startswith("_")]
for each in own: typing.get_type_hints(each, vars(rooftree))
dicts = [each for each in vars(rooftree).values() if hasattr(each, "__required_keys__")]
for each in dicts: typing.get_type_hints(each, vars(rooftree))
print(len(own)); print(len(dicts) > 100)`);
    assert.deepEqual([Number(count), checked], [forClients.length, 'True']);
  });

  it('gets a token, and another one when the server no longer takes it', async () => {
    assert.deepEqual(
      await run(`
client.put_estate("a/b ü", ${HOUSE})
client._token = "rubbish"
print(client.get_estate("a/b ü")["external_id"])
client.deactivate_estate("a/b ü")`),
      ['a/b ü'],
    );
  });

  it('tries again with the same key, so that nothing is done twice', async () => {
    const lines = await run(
      `
client.put_estate("house", ${HOUSE})
job = client.create_suggested_renovation_batch(["house"])
print(client.wait_for_job(job)["calculation_job_status"])
print(client.list_calculation_jobs(page_size=1)["total"])`,
      busy.url,
    );
    assert.equal(lines[0], 'FINISHED');
    assert.equal(busy.refused.length, 1);
    assert.deepEqual(busy.passed, busy.refused);
  });

  it('follows pages to their end', async () => {
    assert.deepEqual(
      await run(`
for number in range(7): client.put_estate(f"home-{number}", ${HOUSE})
print(sorted(each["external_id"] for each in rooftree.each(client.search_estates, page_size=3)) == [f"home-{number}" for number in range(7)])`),
      ['True'],
    );
  });

  it('raises errors by status, with their code', async () => {
    assert.deepEqual(
      await run(`
def attempt(call):
    try: call()
    except ApiError as error: print(type(error).__name__, error.status, error.code, bool(error.request_id))
    except RooftreeError as error: print(type(error).__name__)
attempt(lambda: client.get_estate("none"))
attempt(lambda: client.put_estate("house", {}))
attempt(lambda: client.get_renovation(".."))
attempt(lambda: Rooftree("http://127.0.0.1:9", "a", "b", retries=0).get_estate("none"))
attempt(lambda: Rooftree("${app.url}", client._credentials["client_id"], client._credentials["client_secret"][::-1]).get_estate("none"))`),
      [
        'NotFound 404 not_found True',
        'BadRequest 400 invalid_request True',
        'RooftreeError',
        'ConnectionFailed',
        'BadRequest 400 invalid_request True',
      ],
    );
  });
});
