/** Milliseconds between two signs that a stream still stands; whatever lies in between closes what is silent. */
const signEvery = 20_000;

/** Not kept, not held back by a proxy until it is whole; it is not compressed either, which would hold it back too. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

type Manner = {
  /** Sees each value before it is sent. */
  each?(value: unknown): void;
  /** Milliseconds between two signs. */
  every?: number;
};

/** Values as server-sent events, each as it comes; the iteration ends when whoever reads it has gone. */
export function eventStream(values: AsyncIterable<unknown>, { each, every = signEvery }: Manner = {}): Response {
  const iterator = values[Symbol.asyncIterator]();
  const bytes = new TextEncoder();
  let coming: Promise<IteratorResult<unknown>> | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      /** Asked for the next piece only when the last one is on its way. */
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
