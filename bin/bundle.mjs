// npm run bundle [-- FOLDER]: packs the product into one archive that needs only PostgreSQL to run, by default in
// release/ (docs/deployment.md). Prints the path of the archive to standard output.
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, pack } from './bundle/pack.mjs';
import { precompress } from './bundle/precompress.mjs';
import { fillStage } from './bundle/stage.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('The bundle contains Node and native modules for Linux x64, so it can only be made there.');
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
