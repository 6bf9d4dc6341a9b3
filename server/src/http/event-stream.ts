/** Milliseconds between two heartbeats: proxies close a silent connection. */
const defaultHeartbeatMs = 20_000;

/** Not cached, and not buffered by a proxy. The stream is not compressed, because that would delay events. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

type EventStreamOptions = {
  /** Called with each value before it is sent; may throw to stop the stream. */
  onValue?(value: unknown): void;
  /** Milliseconds between two heartbeats. */
  heartbeatMs?: number;
};

/** Sends values as server-sent events. When the client disconnects, the iteration is ended. */
export function eventStream(
  values: AsyncIterable<unknown>,
  { onValue, heartbeatMs = defaultHeartbeatMs }: EventStreamOptions = {},
): Response {
  const iterator = values[Symbol.asyncIterator]();
  const bytes = new TextEncoder();
  let pending: Promise<IteratorResult<unknown>> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      /** Called only when the previous chunk has been sent. */
      async pull(controller) {
        pending ??= iterator.next();
        const result = await withTimeout(pending, heartbeatMs);
        if (result === timedOut) return controller.enqueue(bytes.encode(':\n\n'));
        pending = null;
        if (result.done) return controller.close();
        onValue?.(result.value);
        controller.enqueue(bytes.encode(`data: ${JSON.stringify(result.value)}\n\n`));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers });
}

const timedOut = Symbol('late');

async function withTimeout<T>(pending: Promise<T>, wait: number): Promise<T | typeof timedOut> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(resolve, wait, timedOut);
  });
  try {
    return await Promise.race([pending, waited]);
  } finally {
    clearTimeout(timer);
  }
}
