// What a test counts where it would else look at a clock: a count is the same on every machine, however busy it is.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * The work of each call of a function that a module is left by, called with one list of arguments after another: the
 * blocks of JavaScript that run, libraries included, the steps of regular expressions, and what is searched in texts and
 * lists. What only copies goes uncounted. In a thread of its own, where V8 counts from before the module is loaded.
 * @param {URL} module
 * @param {string} name
 * @param {readonly (readonly unknown[])[]} calls
 * @returns {Promise<number[]>}
 */
export async function worksOf(module, name, calls) {
  const workerData = { module: module.href, name, calls };
  const worker = new Worker(new URL('counting-thread.mjs', import.meta.url), { workerData, execArgv: [] });
  const [works] = await once(worker, 'message');
  return works;
}

/**
 * How many times as much work four times as much of something is: some 4 where the work grows with it, 16 where it
 * grows with its square.
 * @param {URL} module
 * @param {string} name
 * @param {(times: number) => readonly unknown[]} argumentsFor
 * @param {number} few
 */
export async function growthOf(module, name, argumentsFor, few) {
  const [less = 0, more = 0] = await worksOf(module, name, [argumentsFor(few), argumentsFor(4 * few)]);
  return more / less;
}
