import type { Computed, ComputeRequest, ItemResult } from '@fourfold/core/calculator/compute';
import type { WorkerReply, WorkerTask } from './worker-messages.ts';

/** The part of a Worker that is used. */
export type WorkerPort = {
  postMessage(task: WorkerTask): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type ClientOptions = {
  start(): WorkerPort;
  onComputed(computed: Computed, request: ComputeRequest): void;
  /** Milliseconds that all items may take together, after the worker's code is loaded. */
  timeoutMs?: number;
};

export type ComputeClient = { send(request: ComputeRequest): void; stop(): void };

export const tooLong = 'Make this shorter: it takes too long to compute.';
const notLoaded = 'Check the connection and open the calculator again: its code could not be loaded.';

/**
 * Computes the newest request in a worker; those before it that have not begun are dropped. A worker that takes too long
 * is terminated, and the item that it was at is left out until it is changed.
 */
export function createComputeClient({ start, onComputed, timeoutMs = 2_000 }: ClientOptions): ComputeClient {
  /** Items that took too long, as they were then. */
  const stopped = new Map<string, string>();
  let worker: WorkerPort | null = null;
  let isLoaded = false;
  let running: {
    task: number;
    request: ComputeRequest;
    item: string | null;
    timer: ReturnType<typeof setTimeout> | undefined;
  } | null = null;
  let waiting: ComputeRequest | null = null;
  let task = 0;

  const end = () => {
    if (running) clearTimeout(running.timer);
    running = null;
  };
  const terminate = () => {
    end();
    worker?.terminate();
    worker = null;
    isLoaded = false;
  };
  const next = () => {
    const request = waiting;
    waiting = null;
    if (request) begin(request);
  };
  const onTimeout = () => {
    if (!running) return;
    const { request, item } = running;
    terminate();
    for (const one of request.items) if (one.id === item) stopped.set(one.id, JSON.stringify(one));
    begin(waiting ?? request);
    waiting = null;
  };
  const fail = (sentence: string) => {
    if (!running) return;
    const { request } = running;
    end();
    onComputed({ items: request.items.map(({ id }) => errorOf(id, sentence)), points: [] }, request);
    next();
  };

  function begin(request: ComputeRequest): void {
    const isStopped = (item: ComputeRequest['items'][number]) => stopped.get(item.id) === JSON.stringify(item);
    const items = request.items.filter((item) => !isStopped(item));
    const own = worker ?? start();
    worker = own;
    task += 1;
    running = { task, request, item: null, timer: isLoaded ? setTimeout(onTimeout, timeoutMs) : undefined };
    own.onmessage = ({ data }) => {
      if (!running || worker !== own) return;
      if (data.kind === 'ready') {
        isLoaded = true;
        running.timer = setTimeout(onTimeout, timeoutMs);
      } else if (data.kind === 'item') running.item = data.item;
      else if (data.task !== running.task) return;
      else if (data.kind === 'failed') {
        reportError(new Error(data.reason));
        fail('Change this line: it could not be computed.');
      } else {
        end();
        const left = request.items.filter(isStopped).map(({ id }) => errorOf(id, tooLong));
        onComputed({ ...data.computed, items: [...data.computed.items, ...left] }, request);
        next();
      }
    };
    own.onerror = () => {
      worker = null;
      isLoaded = false;
      fail(notLoaded);
    };
    own.postMessage({ task, request: { ...request, items } });
  }

  return {
    send: (request) => {
      if (running) waiting = request;
      else begin(request);
    },
    stop: terminate,
  };
}

function errorOf(id: string, sentence: string): Computed['items'][number] {
  const result: ItemResult = {
    ...{ error: { sentence, missing: [] }, label: '', values: [], form: 'single', more: 0, cells: [], isDrawn: false },
  };
  return { id, result, drawing: null };
}
