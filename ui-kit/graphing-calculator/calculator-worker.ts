import { compute } from '@fourfold/core/calculator/compute';
import type { WorkerReply, WorkerTask } from './worker-messages.ts';

// Computes the lines and curves of a calculator, so that the page stays responsive. It uses no network.
const reply = (message: WorkerReply) => self.postMessage(message);
self.onmessage = ({ data }: MessageEvent<WorkerTask>) => {
  try {
    const computed = compute(data.request, (item) => reply({ kind: 'item', item }));
    reply({ kind: 'computed', task: data.task, computed });
  } catch (error) {
    reply({ kind: 'failed', task: data.task, reason: error instanceof Error ? error.message : String(error) });
  }
};
reply({ kind: 'ready' });
