// A thread that is as bad as the message says. It speaks everything else as it is.
import { parentPort } from 'node:worker_threads';

parentPort?.postMessage('ready');
parentPort?.on('message', (formula: string) => {
  if (formula === 'hangs') for (;;);
  if (formula === 'throws') throw new Error('on purpose');
  if (formula === 'exits') process.exit(1);
  if (formula === 'grows') grow();
  parentPort?.postMessage({ speech: formula });
});

function grow() {
  const rows: number[][] = [];
  for (;;) rows.push(Array.from({ length: 100_000 }, Math.random));
}
