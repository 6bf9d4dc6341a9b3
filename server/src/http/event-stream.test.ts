import { expect, it } from 'vitest';
import { eventStream } from './event-stream.ts';

/** An iteration of values that the test controls. */
function source() {
  const results: IteratorResult<unknown>[] = [];
  let hand = (_result: IteratorResult<unknown>) => {};
  let requestCount = 0;
  let returned = false;
  const put = (result: IteratorResult<unknown>) => {
    results.push(result);
    hand(result);
  };
  const values: AsyncIterableIterator<unknown> = {
    async next() {
      requestCount += 1;
      const ready = results[requestCount - 1];
      return ready ?? (await new Promise((resolve) => (hand = resolve)));
    },
    async return() {
      returned = true;
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => values,
  };
  return {
    values,
    say: (value: unknown) => put({ done: false, value }),
    end: () => put({ done: true, value: undefined }),
    requestCount: () => requestCount,
    returned: () => returned,
  };
}

const reading = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader?.read())?.value;
};

it('each value is one event, and the end of the values is the end of the stream', async () => {
  const { values, say, end } = source();
  const read = reading(eventStream(values));
  const first = read();
  say({ text: 'two\n\nlines' });
  expect(await first).toBe('data: {"text":"two\\n\\nlines"}\n\n');
  const last = read();
  end();
  expect(await last).toBeUndefined();
});

it('heartbeats are sent while no value comes, and no value is lost', async () => {
  const { values, say } = source();
  const read = reading(eventStream(values, { heartbeatMs: 10 }));
  expect([await read(), await read()]).toEqual([':\n\n', ':\n\n']);
  say('late');
  expect(await read()).toBe('data: "late"\n\n');
});

it('an invalid value is not sent', async () => {
  const { values, say } = source();
  const each = () => {
    throw new Error('no such state');
  };
  const read = reading(eventStream(values, { onValue: each }));
  say('nonsense');
  await expect(read()).rejects.toThrow('no such state');
});

it('no value is requested before the stream is read', async () => {
  const { values, requestCount } = source();
  eventStream(values, { heartbeatMs: 1 });
  await new Promise((done) => setTimeout(done, 30));
  expect(requestCount()).toBe(0);
});

it('cancelling the stream ends the iteration', async () => {
  const { values, returned } = source();
  await eventStream(values).body?.cancel();
  expect(returned()).toBe(true);
});
