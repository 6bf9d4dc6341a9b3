import type { SessionState } from '@fourfold/core/contract/people';

export type OpenStream = {
  response: Response;
  /** The next message; null when the stream has ended. */
  next(): Promise<SessionState | null>;
  /** The number of heartbeats received so far. */
  signs(): number;
  /** Closes the connection, as a closed tab does. */
  leave(): void;
};

/** Opens GET /sessions/events over real HTTP. */
export async function openStream(base: string, token: string): Promise<OpenStream> {
  const gone = new AbortController();
  const response = await fetch(`${base}/sessions/events`, {
    headers: { authorization: token, 'app-version': '1', timeZoneName: 'America/New_York' },
    signal: gone.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const said: SessionState[] = [];
  let signs = 0;
  let text = '';
  return {
    response,
    signs: () => signs,
    leave: () => gone.abort(),
    async next() {
      while (said.length === 0) {
        const piece = await reader?.read();
        if (!piece || piece.done) return null;
        const events = (text + piece.value).split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) {
          if (event.startsWith('data: ')) said.push(JSON.parse(event.slice(6)) as SessionState);
          else if (event === ':') signs += 1;
          else throw new Error(`no event: ${event}`);
        }
      }
      return said.shift() ?? null;
    },
  };
}
