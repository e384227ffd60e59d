// Puts the project's own Node where npm's scripts find it first. npm 9, which Debian ships, leaves the link out: two
// packages, one for each kind of machine, have a program of that name. Plain JavaScript, which any Node from 20 on can
// read.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trimPackages } from './trim-packages.js';

const modules = new URL('../node_modules/', import.meta.url);
const program = `node-${process.platform}-${process.arch}/bin/node`;
const link = fileURLToPath(new URL('.bin/node', modules));

if (existsSync(new URL(program, modules)) && !existsSync(link)) {
  mkdirSync(new URL('.bin/', modules), { recursive: true });
  symlinkSync(`../${program}`, link);
}

trimPackages(fileURLToPath(modules));
