// Runs one command as if it had been started instead of us: its words, its exit code, our signals.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * The exit code, once the command has ended; it may take its time to stop. 127 when there is no such command, 128 and
 * more when a signal ended it, as in a shell.
 * @param {readonly string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet: its standard output to stderr
 * @returns {Promise<number>}
 */
export function runCommand([command, ...args], { cwd, env = process.env, quiet = false } = {}) {
  return new Promise((ended) => {
    // After the root's own tools come those of the package that the command runs in.
    const PATH = [env.PATH, join(cwd ?? '.', 'node_modules/.bin')].join(delimiter);
    const child = spawn(command, args, { cwd, env: { ...env, PATH }, stdio: quiet ? ['ignore', 2, 2] : 'inherit' });
    const pass = passer(child);
    for (const signal of signals) process.on(signal, pass);
    const end = (code) => {
      for (const signal of signals) process.removeListener(signal, pass);
      ended(code);
    };
    child.once('error', (error) => {
      console.error(`fourfold: ${command}: ${error.message}`);
      end(127);
    });
    child.once('exit', (code, signal) => end(code ?? 128 + constants.signals[signal]));
  });
}

/** Whether a signal has been asked of us: then whatever would come next is not wanted either. */
export function wasStopped(code) {
  return signals.some((signal) => code === 128 + constants.signals[signal]);
}

/** A terminal sends Ctrl-C to everyone in it, and npm repeats it: the command hears of it once. */
function passer(child) {
  const inTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
  let last = Number.NEGATIVE_INFINITY;
  return (signal) => {
    if (signal === 'SIGINT' && inTerminal) return;
    if (performance.now() - last < 300) return;
    last = performance.now();
    child.kill(signal);
  };
}
