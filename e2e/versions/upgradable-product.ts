import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, root, startServer } from '../server.ts';
import { testWithProduct } from '../support/fixtures.ts';

export { expect } from '../support/question-page.ts';

/** The product in its own folder, with its own builds. */
export type UpgradableProduct = RunningServer & {
  /**
   * Replaces both apps by another build and restarts the server. After more than 14 days the files
   * of the previous build are deleted.
   */
  upgrade(daysAgo?: number): Promise<void>;
};

const sites = ['learner', 'studio'] as const;

export const test = testWithProduct(startUpgradableProduct);

async function startUpgradableProduct(DATABASE_URL: string): Promise<UpgradableProduct> {
  const productDir = await mkdtemp(join(tmpdir(), 'fourfold-home-'));
  const distOf = (site: (typeof sites)[number]) => join(productDir, `${site}-app/dist`);
  await cp(join(root, 'server/src'), join(productDir, 'server/src'), { recursive: true });
  await cp(join(root, 'server/package.json'), join(productDir, 'server/package.json'));
  await symlink(join(root, 'server/node_modules'), join(productDir, 'server/node_modules'));
  for (const site of sites) await cp(join(root, `${site}-app/dist`), distOf(site), { recursive: true });
  const app = await startServer({ DATABASE_URL }, productDir);
  return {
    ...app,
    async upgrade(daysAgo = 0) {
      await app.kill();
      for (const site of sites) {
        await renameBuildFiles(distOf(site));
        if (daysAgo > 0) await backdateBuilds(join(app.dataDir, 'builds', site), daysAgo);
      }
      await app.start();
      if (daysAgo > 14) for (const site of sites) await waitUntilOneBuildLeft(join(app.dataDir, 'builds', site));
    },
    async stop() {
      await app.stop();
      await rm(productDir, { recursive: true });
    },
  };
}

/** Turns a build into another one: renames each file, and every reference to it. */
async function renameBuildFiles(dist: string): Promise<void> {
  const assets = join(dist, 'assets');
  const names = await readdir(assets);
  const mention = new RegExp(
    `(?<![\\w-])(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?![\\w-])`,
    'g',
  );
  const newNameOf = (name: string) => name.replace(/(?=\.\w+$)/, 'x');
  for (const name of names) await rename(join(assets, name), join(assets, newNameOf(name)));
  const texts = [
    ...names.filter((name) => /\.(js|css)$/.test(name)).map((name) => `assets/${newNameOf(name)}`),
    'index.html',
  ];
  const worker = (await readdir(dist)).filter((name) => name === 'sw.js');
  for (const file of [...texts, ...worker]) {
    const text = await readFile(join(dist, file), 'utf8');
    await writeFile(join(dist, file), text.replace(mention, newNameOf));
  }
}

/** Sets the time at which the current builds were replaced to this many days ago. */
async function backdateBuilds(builds: string, days: number): Promise<void> {
  const replacedAt = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  for (const build of await readdir(builds)) await writeFile(join(builds, build, '.replaced-at'), replacedAt);
}

async function waitUntilOneBuildLeft(builds: string): Promise<void> {
  while ((await readdir(builds)).length > 1) await new Promise((done) => setTimeout(done, 20));
}
