type BucketChannel = {
  /** Tells the site's other tabs that the bucket of an account is another by now. */
  post(account: string): void;
  listen(hear: (account: string) => void): void;
};

/** A browser without channels has quiet tabs: they see at their next load what the others did. */
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
