// The thread in which formulas are spoken: the engine is synchronous, and would block the calls of the process.
import { parentPort } from 'node:worker_threads';
import { loadEngine, type Spoken, speakFormula } from './speak-formula.ts';

await loadEngine();
parentPort?.postMessage('ready');
parentPort?.on('message', (formula: string) => parentPort?.postMessage(speak(formula)));

function speak(formula: string): Spoken {
  try {
    return speakFormula(formula);
  } catch (error) {
    return { failure: String(error) };
  }
}
