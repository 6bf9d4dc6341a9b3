import type { SessionState } from '@fourfold/core/contract/people';

export type OpenStream = {
  response: Response;
  /** The next message; null when the stream has ended. */
  next(): Promise<SessionState | null>;
  /** The number of heartbeats received so far. */
  heartbeats(): number;
  /** Closes the connection, as a closed tab does. */
  disconnect(): void;
};

/** Opens GET /sessions/events over real HTTP. */
export async function openStream(base: string, token: string): Promise<OpenStream> {
  const controller = new AbortController();
  const response = await fetch(`${base}/sessions/events`, {
    headers: { authorization: token, 'app-version': '1', timeZoneName: 'America/New_York' },
    signal: controller.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const messages: SessionState[] = [];
  let heartbeats = 0;
  let text = '';
  return {
    response,
    heartbeats: () => heartbeats,
    disconnect: () => controller.abort(),
    async next() {
      while (messages.length === 0) {
        const piece = await reader?.read();
        if (!piece || piece.done) return null;
        const events = (text + piece.value).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          if (event.startsWith('data: ')) messages.push(JSON.parse(event.slice(6)) as SessionState);
          else if (event === ':') heartbeats += 1;
          else throw new Error(`no event: ${event}`);
        }
      }
      return messages.shift() ?? null;
    },
  };
}
