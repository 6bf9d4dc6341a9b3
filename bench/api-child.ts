import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Done, Order } from './api-work.ts';

/** A child process that executes orders. It ends with this process, or on `stop`. */
export type Child = { order(order: Order): Promise<Done>; stop(): void };

/** Starts `file` as a child process, and resolves when it is ready. */
export async function startChild(file: 'api-load.ts' | 'api-floor.ts', setting: object): Promise<Child> {
  const child = fork(new URL(file, import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(setting);
  await heard(child);
  return {
    async order(order) {
      child.send(order);
      return (await heard(child)) as Done;
    },
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}

async function heard(child: ChildProcess): Promise<unknown> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const gone = once(child, 'exit', { signal }).then(() => {
    throw new Error('a process of the bench ended early');
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), gone]);
    return message;
  } finally {
    stopping.abort();
    gone.catch(() => {});
  }
}
