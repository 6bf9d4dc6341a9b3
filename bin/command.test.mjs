import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runCommand, wasStopped } from './command.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

it('returns the exit code of the command', async () => {
  expect(await runCommand(['node', '-e', 'process.exit(7)'])).toBe(7);
  expect(await runCommand(['node', '-e', ''])).toBe(0);
});

it('returns the exit code of a shell if a signal ended the command', async () => {
  const code = await runCommand(['node', '-e', "process.kill(process.pid, 'SIGTERM')"]);
  expect(code).toBe(143);
  expect(wasStopped(code)).toBe(true);
  expect(wasStopped(1)).toBe(false);
});

it('returns 127 for an unknown command', async () => {
  expect(await runCommand(['no-such-command-here'])).toBe(127);
});

it('forwards a signal once and waits until the command has stopped', async () => {
  const inner = `
    let signals = 0;
    process.on('SIGTERM', () => { signals += 1; setTimeout(() => { console.log(signals); process.exit(5); }, 400); });
    console.log('ready');
    setInterval(() => {}, 1000);`;
  const outer = `
    import { runCommand } from ${JSON.stringify(new URL('command.mjs', import.meta.url).href)};
    process.exit(await runCommand(['node', '-e', ${JSON.stringify(inner)}]));`;
  const child = spawn('node', ['--input-type=module', '-e', outer], { stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  await once(child.stdout, 'data');
  // npm and a supervisor may both send the signal.
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGTERM'), 50);
  const [code] = await once(child, 'close');
  expect(code).toBe(5);
  expect(output).toBe('ready\n1\n');
});

it('lists the tasks if the requested one does not exist', () => {
  const { status, stdout, stderr } = spawnSync('node', ['bin/run.mjs', 'toString'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/there is no task "toString"; there are start, dev, /);
});

it('has a task for every npm script, and every script runs its task', async () => {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
  const { tasks } = await import('./tasks.mjs');
  // With exec, because npm sends signals to its shell, and the shell does not forward them.
  const scripts = Object.fromEntries(Object.keys(tasks).map((name) => [name, `exec node bin/run.mjs ${name}`]));
  expect(manifest.scripts).toEqual(scripts);
});
