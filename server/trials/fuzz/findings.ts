import type { Got } from './judge.ts';
import type { WrongLine } from './log-lines.ts';
import type { Shot } from './shot.ts';

export type Findings = {
  /** Adds a wrong reply, with its request. */
  reply(sentence: string, shot: Shot, got: Got): void;
  /** Adds another problem, as a sentence. */
  other(sentence: string): void;
  /**
   * Adds a wrong line of the server's output. It counts only if it does not belong to a wrong
   * reply.
   */
  line(line: WrongLine): void;
  /** All findings with what is needed to reproduce them, and their number. */
  told(): { count: number; lines: string[] };
};

/** How many findings of the same kind are shown. */
const shown = 3;

export function makeFindings(seed: number): Findings {
  const found: { kind: string; text: string; request: string | null }[] = [];
  const lines: WrongLine[] = [];
  return {
    reply(sentence, shot, got) {
      const request = got.at === 'reply' ? (got.headers.get('x-request-id') ?? null) : idOf(shot);
      const who = shot.as?.role ?? 'nobody';
      const title = `${sentence}  [${shot.call} as ${who}, ${shot.what}, to ${shot.port}]`;
      const text = [title, `  seed ${seed}, request ${shot.number}`, ...written(shot), `  → ${answered(got)}`].join(
        '\n',
      );
      found.push({ kind: `${shot.call} ${sentence.slice(0, 40)}`, text, request });
    },
    other: (sentence) => found.push({ kind: sentence, text: sentence, request: null }),
    line: (line) => lines.push(line),
    told() {
      const known = new Set(found.map(({ request }) => request));
      const alone = lines
        .filter(({ request }) => request === null || !known.has(request))
        .map(({ request, line }) => ({ kind: line.slice(0, 60), text: `in the log: ${line}`, request }));
      const all = [...found, ...alone];
      const kinds = Map.groupBy(all, ({ kind }) => kind);
      const told = [...kinds.values()].flatMap((alike) => {
        const some = alike.slice(0, shown).map(({ text, request }) => {
          const logged = lines.find((line) => line.request !== null && line.request === request);
          return logged && !text.startsWith('in the log') ? `${text}\n  log: ${logged.line}` : text;
        });
        return alike.length > shown ? [...some, `  and ${alike.length - shown} more like these`] : some;
      });
      return { count: all.length, lines: told };
    },
  };
}

function idOf({ headers }: Shot): string | null {
  return headers.find(([name]) => name === 'x-request-id')?.[1] ?? null;
}

function written({ method, target, headers, body }: Shot): string[] {
  const head = headers
    .filter(([name]) => name !== 'authorization')
    .map(([name, value]) => `  ${cut(JSON.stringify(`${name}: ${value}`), 200)}`);
  return [`  ${method} ${cut(target, 600)}`, ...head, ...(body ? [`  ${cut(body.toString(), 1_500)}`] : [])];
}

function answered(got: Got): string {
  if (got.at !== 'reply') return got.at === 'late' ? 'nothing in time' : 'hung up';
  return `${got.status} ${cut(got.body, 500)}`;
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length})` : text;
}
