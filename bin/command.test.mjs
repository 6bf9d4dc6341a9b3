import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { passer, runCommand, wasStopped } from './command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

it('keeps the exit code of what it runs', async () => {
  expect(await runCommand(['node', '-e', 'process.exit(7)'])).toBe(7);
  expect(await runCommand(['node', '-e', ''])).toBe(0);
});

it('ends as a shell would when a signal ended the command', async () => {
  const code = await runCommand(['node', '-e', "process.kill(process.pid, 'SIGTERM')"]);
  expect(code).toBe(143);
  expect(wasStopped(code)).toBe(true);
  expect(wasStopped(1)).toBe(false);
});

it('says which command there is not', async () => {
  expect(await runCommand(['no-such-command-here'])).toBe(127);
});

it('passes a signal on and waits for the command to stop in its own time', async () => {
  const inner = `
    process.on('SIGTERM', () => console.log('stopping'));
    process.stdin.once('data', () => process.exit(5));
    console.log('ready');`;
  const outer = `
    import { runCommand } from ${JSON.stringify(new URL('command.mjs', import.meta.url).href)};
    process.exit(await runCommand(['node', '-e', ${JSON.stringify(inner)}]));`;
  const child = spawn('node', ['--input-type=module', '-e', outer], { stdio: ['pipe', 'pipe', 'ignore'] });
  const says = async () => String((await once(child.stdout, 'data'))[0]);
  expect(await says()).toBe('ready\n');
  child.kill('SIGTERM');
  expect(await says()).toBe('stopping\n');
  expect(child.exitCode).toBe(null);
  child.stdin.write('go on');
  expect((await once(child, 'close'))[0]).toBe(5);
});

it('passes on once what npm and a supervisor both tell', () => {
  const passed = [];
  let at = 0;
  const pass = passer(
    (signal) => passed.push([at, signal]),
    () => at,
  );
  for (at of [0, 50, 299, 300, 400, 601]) pass('SIGTERM');
  expect(passed.map(([when]) => when)).toEqual([0, 300, 601]);
});

it('names the tasks there are when asked for one there is not', () => {
  const { status, stdout, stderr } = spawnSync('node', ['bin/run.mjs', 'toString'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/there is no task "toString"; there are start, dev, /);
});

it.each([
  ['test.mjs', ['core/day'], /^core\/day: name a step that has files: unit, api, stories, pages, journeys\.$/m],
  ['test.mjs', ['unit', 'nothing'], /^There is no step nothing; there are types, /m],
  ['check.mjs', ['types', 'serve'], /^check: types of serve: there are types of core, /m],
  ['check.mjs', ['lint', 'server'], /^check: types of server: there are types of core, /m],
  ['check.mjs', ['tpyes'], /^check: there is no part "tpyes"/m],
])('%s %j says what there is, and runs nothing', (script, given, said) => {
  const { status, stdout, stderr } = spawnSync('node', [`bin/${script}`, ...given], { cwd: root, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(said);
});

it('has a task behind every npm script, and no script that goes another way', async () => {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
  const { tasks } = await import('./tasks.mjs');
  // By exec: npm passes a signal on to its shell, and the shell would keep it to itself.
  const scripts = Object.fromEntries(Object.keys(tasks).map((name) => [name, `exec node bin/run.mjs ${name}`]));
  expect(manifest.scripts).toEqual(scripts);
});
