// The thread of work-of.mjs: loads a module, calls one of its functions, and counts.
import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { walkPattern } from './pattern-steps.mjs';

const session = new Session();
session.connect();
post('Profiler.enable');
// Only what is compiled from here on has counters.
post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { module, name, calls } = workerData;
const run = (await import(module))[name];
parentPort?.postMessage(calls.map((given) => blocksOf(() => run(...given)) + searchesOf(() => run(...given))));

/** By V8's own counters, which are at zero again whenever they are read. */
function blocksOf(call) {
  post('Profiler.takePreciseCoverage');
  call();
  const scripts = post('Profiler.takePreciseCoverage').result;
  const ranges = scripts.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((all, { count }) => all + count, 0);
}

function post(method, params = {}) {
  let answer;
  session.post(method, params, (error, result) => {
    if (error) throw error;
    answer = result;
  });
  return answer;
}

function searchesOf(call) {
  let steps = 0;
  const undo = [
    seen(RegExp.prototype, 'exec', (pattern, [text]) => {
      steps += walkPattern(pattern, String(text)).steps;
    }),
  ];
  for (const owner of [String.prototype, Array.prototype]) {
    for (const name of ['indexOf', 'includes']) {
      undo.push(
        seen(owner, name, (where, [what, from = 0]) => {
          const at = where.indexOf(what, from);
          steps += 1 + Math.max(0, (at < 0 ? where.length : at) - from);
        }),
      );
    }
  }
  call();
  for (const back of undo) back();
  return steps;
}

/** Sees each call of a method before it is made, but for those that the seeing makes. */
function seen(owner, name, see) {
  const own = owner[name];
  let seeing = false;
  owner[name] = function (...given) {
    if (!seeing) {
      seeing = true;
      see(this, given);
      seeing = false;
    }
    return own.apply(this, given);
  };
  return () => {
    owner[name] = own;
  };
}
