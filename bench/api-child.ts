import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { WorkOrder, WorkResult } from './api-work.ts';

/** A child process that executes orders. It ends with this process, or on `stop`. */
export type BenchChild = { order(order: WorkOrder): Promise<WorkResult>; stop(): void };

/** Starts `file` as a child process, and resolves when it is ready. */
export async function startChild(file: 'api-load.ts' | 'api-floor.ts', setting: object): Promise<BenchChild> {
  const child = fork(new URL(file, import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(setting);
  await nextMessage(child);
  return {
    async order(order) {
      child.send(order);
      return (await nextMessage(child)) as WorkResult;
    },
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const exited = once(child, 'exit', { signal }).then(() => {
    throw new Error('a process of the bench ended early');
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), exited]);
    return message;
  } finally {
    stopping.abort();
    exited.catch(() => {});
  }
}
