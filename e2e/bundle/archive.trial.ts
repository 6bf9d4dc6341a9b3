import { execFile } from 'node:child_process';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { otherUser, startUnpacked, type UnpackedProduct, unpackArchive } from './unpacked-product.ts';

const archive = process.env.BUNDLE ?? '';
const test = base.extend<object, { app: UnpackedProduct }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const app = await startUnpacked(archive);
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test.describe('an unpacked archive', { tag: '@short' }, () => {
  test('stores its data in a backup, and restores it into an empty database', async ({ app }) => {
    const [backup, content] = [join(app.dataDir, 'backup.tar.gz'), join(app.dataDir, 'content.tar.gz')];
    await app.command(['backup', backup]);
    await app.command(['export', content]);
    expect(await app.command(['reconcile'])).toContain(' 0 differences');
    expect(await app.command(['recompile'])).toContain('Every formula is of this version.');
    const restored = { DATABASE_URL: await app.emptyDatabase('restored') };
    expect(await app.command(['restore', backup], restored)).toContain('Restored.');
    expect(await app.command(['reconcile'], restored)).toContain(' 0 differences');
    const imported = { DATABASE_URL: await app.emptyDatabase('taken') };
    expect(await app.command(['import', content], imported)).toContain('Imported.');
    const users = 'select count(*)::int as users from users';
    expect(await app.postgres.sql(users, 'restored')).toEqual(await app.postgres.sql(users, 'product'));
    expect(await app.postgres.sql(users, 'taken')).toEqual([{ users: 0 }]);
  });

  test('names a missing setting in one sentence, and prints how to call a command', async ({ app }) => {
    const stderrOf = (args: string[], env: Record<string, string>) =>
      app.command(args, env).then(
        () => 'nothing',
        (error: { stderr: string }) => error.stderr.trim(),
      );
    expect(await stderrOf(['start'], { DATA_DIR: '' })).toBe(
      'DATA_DIR is not set: expected a folder that this user may write to.',
    );
    expect(await stderrOf(['start'], { DATABASE_URL: '' })).toContain('Set DATABASE_URL to a PostgreSQL 15 or newer.');
    expect(await stderrOf(['start'], { MAIL: '' })).toContain('SMTP_URL is not set: in production');
    expect(await stderrOf(['admin'], {})).toContain('Usage: bin/fourfold admin create EMAIL');
    expect(await stderrOf(['stop'], {})).toContain('Usage: bin/fourfold COMMAND');
  });

  test('serves metrics to this machine, with the archive’s release', async ({ app }) => {
    const { release } = JSON.parse(await readFile(join(app.productDir, 'release.json'), 'utf8'));
    expect(archive).toContain(`fourfold-${release}.tar.gz`);
    const text = await (await fetch(`${app.api}/metrics`)).text();
    expect(text).toContain(`fourfold_build_info{release="${release}"} 1`);
    expect(text).toContain('fourfold_ready 1');
  });

  test('sends the apps in their precompressed form, cacheable for a year', async ({ app }) => {
    for (const [site, folder] of [
      [app.learner, 'learner-app'],
      [app.studio, 'studio-app'],
    ] as const) {
      const assets = join(app.productDir, folder, 'dist/assets');
      const compressedFiles = (await readdir(assets)).filter((name) => name.endsWith('.js.br'));
      expect(compressedFiles.length).toBeGreaterThan(20);
      const [name = ''] = compressedFiles;
      const reply = await fetch(`${site}/assets/${name.slice(0, -3)}`, { headers: { 'accept-encoding': 'br' } });
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(reply.headers.get('content-length')).toBe(String((await readFile(join(assets, name))).length));
    }
  });

  test('still serves the files of the previous archive', async ({ app }) => {
    const next = await unpackArchive(archive, join(app.dataDir, '../second'));
    const assets = join(next, 'learner-app/dist/assets');
    const old = (await readdir(assets)).find((name) => /^question-page.*\.js$|^home-page.*\.js$/.test(name)) ?? '';
    if (!otherUser) await promisify(execFile)('chmod', ['-R', 'u+w', assets]);
    for (const ending of ['', '.br', '.gz'])
      await rename(join(assets, old + ending), join(assets, `new-${old}${ending}`));
    await app.restartFrom(next);
    for (const name of [old, `new-${old}`]) {
      const reply = await fetch(`${app.learner}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
      expect([name, reply.status, reply.headers.get('content-encoding')]).toEqual([name, 200, 'br']);
    }
  });

  test('writes only to DATA_DIR, and runs as a user without write access to the product', async ({ app }) => {
    test.skip(!otherUser, 'only root can start it as another user');
    const ownedElsewhere = ['-uid', String(otherUser?.uid), '-not', '-path', `${app.dataDir}*`];
    // Folders that every user may write to.
    const writableFolders = ['/dev/shm', '/run', '/tmp', '/var/tmp'];
    const { stdout } = await promisify(execFile)('find', [
      ...writableFolders,
      '-ignore_readdir_race',
      '-xdev',
      ...ownedElsewhere,
      '-print',
    ]);
    expect(stdout).toBe('');
    expect(await readdir(app.dataDir)).toEqual(expect.arrayContaining(['builds', 'cache']));
  });
});
