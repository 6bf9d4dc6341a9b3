import { emptyCalculator } from '@fourfold/core/calculator/calculator-state';
import type { Computed, ComputeRequest } from '@fourfold/core/calculator/compute';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createComputeClient, tooLong, type WorkerPort } from './compute-client.ts';
import type { WorkerReply, WorkerTask } from './worker-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker whose replies are given by the test. */
function aWorker() {
  const tasks: WorkerTask[] = [];
  const port: WorkerPort & { isTerminated: boolean } = {
    ...{ onmessage: null, onerror: null, isTerminated: false },
    postMessage: (task) => void tasks.push(task),
    terminate: () => {
      port.isTerminated = true;
    },
  };
  const reply = (data: WorkerReply) => port.onmessage?.({ data } as MessageEvent<WorkerReply>);
  const load = () => reply({ kind: 'ready' });
  const done = () => reply({ kind: 'computed', task: tasks.at(-1)?.task ?? 0, computed: { items: [], points: [] } });
  return { port, tasks, reply, load, done };
}

function aClient() {
  const workers: ReturnType<typeof aWorker>[] = [];
  const computed: Computed[] = [];
  const client = createComputeClient({
    start: () => {
      const worker = aWorker();
      workers.push(worker);
      return worker.port;
    },
    onComputed: (one) => void computed.push(one),
  });
  return { client, workers, computed };
}

function aRequest(...texts: string[]): ComputeRequest {
  const items = texts.map((text, at) => ({ id: `${at}`, kind: 'expression', text, colour: 0, hidden: false }) as const);
  return { items, angle: 'radians', view: emptyCalculator.view, size: { width: 100, height: 100 } };
}

it('sends the newest request when the worker is done with the one before', () => {
  const { client, workers, computed } = aClient();
  for (const text of ['1', '2', '3']) client.send(aRequest(text));
  const [worker] = workers;
  worker?.load();
  expect(worker?.tasks).toHaveLength(1);
  worker?.done();
  expect(worker?.tasks.map(({ request }) => request.items[0])).toMatchObject([{ text: '1' }, { text: '3' }]);
  worker?.done();
  expect(computed).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(worker?.port.isTerminated).toBe(false);
});

it('terminates a worker after two seconds, and leaves its item out until it is changed', () => {
  const { client, workers, computed } = aClient();
  client.send(aRequest('1', 'slow'));
  workers[0]?.load();
  workers[0]?.reply({ kind: 'item', item: '1' });
  vi.advanceTimersByTime(2_000);
  expect(workers.map(({ port }) => port.isTerminated)).toEqual([true, false]);
  expect(workers[1]?.tasks.at(-1)?.request.items).toMatchObject([{ text: '1' }]);
  workers[1]?.done();
  expect(computed.at(-1)?.items).toMatchObject([{ id: '1', result: { error: { sentence: tooLong } } }]);
  client.send(aRequest('1', 'fast'));
  expect(workers[1]?.tasks.at(-1)?.request.items).toMatchObject([{ text: '1' }, { text: 'fast' }]);
});

it('waits for its code as long as it takes: the two seconds begin when it is loaded', () => {
  const { client, workers } = aClient();
  client.send(aRequest('1'));
  vi.advanceTimersByTime(60_000);
  workers[0]?.load();
  vi.advanceTimersByTime(1_999);
  expect(workers.map(({ port }) => port.isTerminated)).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(workers.map(({ port }) => port.isTerminated)).toEqual([true, false]);
  // The next worker loads its code, too.
  vi.advanceTimersByTime(60_000);
  expect(workers).toHaveLength(2);
});

it('says that its code could not be loaded, and tries it again with the next request', () => {
  const { client, workers, computed } = aClient();
  client.send(aRequest('1'));
  workers[0]?.port.onerror?.({} as ErrorEvent);
  expect(computed.at(-1)?.items[0]?.result.error?.sentence).toMatch(/^Check the connection/);
  client.send(aRequest('2'));
  expect(workers).toHaveLength(2);
});
