import { isNotice, type OutboxChannel } from '../client/outbox-ports.ts';

/** What the tabs of this site tell each other about the outbox; a browser without channels has quiet tabs. */
export function openOutboxChannel(name = 'fourfold-outbox'): OutboxChannel & { close(): void } {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    post: (notice) => channel?.postMessage(notice),
    listen(hear) {
      const listener = ({ data }: MessageEvent<unknown>) => {
        if (isNotice(data)) hear(data);
      };
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
    close: () => channel?.close(),
  };
}
