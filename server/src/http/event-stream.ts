/** Milliseconds between two heartbeats: proxies close a silent connection. */
const signEvery = 20_000;

/**
 * Not cached, and not buffered by a proxy. The stream is not compressed, because that would delay
 * events.
 */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

type Manner = {
  /** Called with each value before it is sent; may throw to stop the stream. */
  each?(value: unknown): void;
  /** Milliseconds between two heartbeats. */
  every?: number;
};

/** Sends values as server-sent events. When the client disconnects, the iteration is ended. */
export function eventStream(values: AsyncIterable<unknown>, { each, every = signEvery }: Manner = {}): Response {
  const iterator = values[Symbol.asyncIterator]();
  const bytes = new TextEncoder();
  let coming: Promise<IteratorResult<unknown>> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      /** Called only when the previous chunk has been sent. */
      async pull(controller) {
        coming ??= iterator.next();
        const said = await inTime(coming, every);
        if (said === late) return controller.enqueue(bytes.encode(':\n\n'));
        coming = null;
        if (said.done) return controller.close();
        each?.(said.value);
        controller.enqueue(bytes.encode(`data: ${JSON.stringify(said.value)}\n\n`));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers });
}

const late = Symbol('late');

async function inTime<T>(coming: Promise<T>, wait: number): Promise<T | typeof late> {
  let timer: NodeJS.Timeout | undefined;
  const waited = new Promise<typeof late>((resolve) => {
    timer = setTimeout(resolve, wait, late);
  });
  try {
    return await Promise.race([coming, waited]);
  } finally {
    clearTimeout(timer);
  }
}
