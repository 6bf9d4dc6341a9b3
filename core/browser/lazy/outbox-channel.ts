import { isNotice, type OutboxChannel, type OutboxNotice } from '../../client/outbox/outbox-ports.ts';

/** The channel between the tabs of this site about the outbox. Does nothing in a browser without BroadcastChannel. */
export function openOutboxChannel(name = 'fourfold-outbox'): OutboxChannel & { close(): void } {
  const channel = openChannel(name);
  return {
    post(notice: OutboxNotice) {
      try {
        channel?.postMessage(notice);
      } catch {
        // The other tabs read the store at their next step.
      }
    },
    listen(onNotice) {
      const listener = ({ data }: MessageEvent<unknown>) => {
        if (isNotice(data)) onNotice(data);
      };
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
    close: () => channel?.close(),
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
