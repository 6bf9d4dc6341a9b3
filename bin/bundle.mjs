// npm run bundle [-- FOLDER]: the product as one archive that runs with nothing else but a PostgreSQL, in release/ unless
// told otherwise (docs/deployment.md). Standard output says where it lies.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, pack } from './bundle/pack.mjs';
import { precompress } from './bundle/precompress.mjs';
import { fillStage } from './bundle/stage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('The bundle has a Node and prebuilt parts for Linux x64 in it, and is made there.');
  process.exit(1);
}

const work = mkdtempSync(join(tmpdir(), 'fourfold-bundle-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
const [stage, workshop] = [join(work, 'stage'), join(work, 'workshop')];
for (const folder of [stage, workshop]) mkdirSync(folder);

const fault = await fillStage(root, { stage, workshop });
if (fault) {
  console.error(`fourfold: ${fault}`);
  process.exit(1);
}
for (const app of ['learner-app', 'studio-app']) await precompress(join(stage, app, 'dist'));

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const release = `${version}-${digestOf(stage)}`;
writeFileSync(join(stage, 'release.json'), `${JSON.stringify({ release })}\n`);
const name = `fourfold-${release}`;
renameSync(stage, join(work, name));
const folder = process.argv[2] ?? join(root, 'release');
mkdirSync(folder, { recursive: true });
const file = join(folder, `${name}.tar.gz`);
await pack({ parent: work, name, file });
console.error(`fourfold: ${Math.round(statSync(file).size / 1e6)} MB`);
console.log(file);
