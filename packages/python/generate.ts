/** `node generate.ts FILE` writes the Python client. Run by the build of the docs, which offer it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePythonClient } from './python-client.ts';

const openapi = readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8');
writeFileSync(process.argv[2] ?? 'rooftree.py', writePythonClient(JSON.parse(openapi)));
