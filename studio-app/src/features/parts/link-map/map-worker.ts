import { sequenceModel } from '@fourfold/core/simulation/sequence-model';
import { simulate } from '@fourfold/core/simulation/simulate';
import { computeLayout } from './compute-layout.ts';
import type { WorkerReply, WorkerRequest } from './map-messages.ts';

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(replyTo(data));
};

function replyTo(data: WorkerRequest): WorkerReply {
  try {
    return {
      answer:
        data.task === 'layout'
          ? computeLayout(data.request)
          : simulate(sequenceModel(data.request.map), data.request.ask),
    };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
