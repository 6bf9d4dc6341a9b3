type BucketChannel = {
  /** Notifies the site's other tabs that the bucket of an account has changed. */
  post(account: string): void;
  listen(hear: (account: string) => void): void;
};

/** Notifies tabs of the same browser. Without BroadcastChannel, tabs see changes at their next load. */
export function openBucketChannel(name = 'fourfold-bucket'): BucketChannel {
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(name);
  } catch {}
  return {
    post: (account) => channel?.postMessage({ v: 1, account }),
    listen(hear) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const { v, account } = (data ?? {}) as { v?: unknown; account?: unknown };
        if (v === 1 && typeof account === 'string') hear(account);
      });
    },
  };
}
