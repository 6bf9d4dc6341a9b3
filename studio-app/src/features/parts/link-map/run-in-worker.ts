import type { MapTask, MapTasks, WorkerReply } from './map-messages.ts';

/** Runs a task in a worker, so that the page stays responsive. Aborting `signal` terminates it. */
export function runInWorker<Task extends MapTask>(
  task: Task,
  request: MapTasks[Task]['request'],
  signal?: AbortSignal,
): Promise<MapTasks[Task]['answer']> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module', name: 'map' });
    const stop = () => worker.terminate();
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
    worker.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
      stop();
      if ('failed' in data) reject(new Error(data.failed));
      else resolve(data.answer as MapTasks[Task]['answer']);
    };
    worker.onerror = (event) => {
      stop();
      reject(new Error(event.message || 'The worker of the map could not be loaded.'));
    };
    worker.postMessage({ task, request } satisfies { task: MapTask; request: MapTasks[MapTask]['request'] });
  });
}
