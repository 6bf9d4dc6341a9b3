// Runs a command with its output and exit code, and forwards the signals that this process receives.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Returns the exit code when the command has ended; waits for it after a signal. As in a shell, 127 means that there
 * is no such command, and 128 + n that signal n ended it.
 * @param {readonly string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet: sends its standard output to stderr
 * @returns {Promise<number>}
 */
export function runCommand([command, ...args], { cwd, env = process.env, quiet = false } = {}) {
  return new Promise((ended) => {
    // First the tools of the root, then those of the package in which the command runs.
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

/** Whether an exit code means that a signal ended the command; then further steps must not run. */
export function wasStopped(code) {
  return signals.some((signal) => code === 128 + constants.signals[signal]);
}

/**
 * Returns a signal handler that forwards each signal once. A terminal sends Ctrl-C to all its processes, and npm
 * repeats signals.
 */
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
