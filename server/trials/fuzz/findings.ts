import type { RequestOutcome } from './check-reply.ts';
import type { ErrorLine } from './error-lines.ts';
import type { FuzzRequest } from './fuzz-request.ts';

export type Findings = {
  /** Adds a wrong reply, with its request. */
  addReply(sentence: string, fuzzRequest: FuzzRequest, outcome: RequestOutcome): void;
  /** Adds another problem, as a sentence. */
  addOther(sentence: string): void;
  /** Adds a wrong line of the server's output. It counts only if it does not belong to a wrong reply. */
  addLogLine(line: ErrorLine): void;
  /** All findings with what is needed to reproduce them, and their number. */
  summary(): { count: number; lines: string[] };
};

/** How many findings of the same kind are shown. */
const maxShown = 3;

export function makeFindings(seed: number): Findings {
  const findings: { kind: string; text: string; request: string | null }[] = [];
  const lines: ErrorLine[] = [];
  return {
    addReply(sentence, fuzzRequest, outcome) {
      const request = outcome.kind === 'reply' ? (outcome.headers.get('x-request-id') ?? null) : idOf(fuzzRequest);
      const role = fuzzRequest.caller?.role ?? 'nobody';
      const title = `${sentence}  [${fuzzRequest.call} as ${role}, ${fuzzRequest.mutation}, to ${fuzzRequest.port}]`;
      const text = [
        title,
        `  seed ${seed}, request ${fuzzRequest.number}`,
        ...formatRequest(fuzzRequest),
        `  → ${formatOutcome(outcome)}`,
      ].join('\n');
      findings.push({ kind: `${fuzzRequest.call} ${sentence.slice(0, 40)}`, text, request });
    },
    addOther: (sentence) => findings.push({ kind: sentence, text: sentence, request: null }),
    addLogLine: (line) => lines.push(line),
    summary() {
      const requestIds = new Set(findings.map(({ request }) => request));
      const unmatched = lines
        .filter(({ request }) => request === null || !requestIds.has(request))
        .map(({ request, line }) => ({ kind: line.slice(0, 60), text: `in the log: ${line}`, request }));
      const all = [...findings, ...unmatched];
      const kinds = Map.groupBy(all, ({ kind }) => kind);
      const summary = [...kinds.values()].flatMap((similar) => {
        const shownTexts = similar.slice(0, maxShown).map(({ text, request }) => {
          const logged = lines.find((line) => line.request !== null && line.request === request);
          return logged && !text.startsWith('in the log') ? `${text}\n  log: ${logged.line}` : text;
        });
        return similar.length > maxShown
          ? [...shownTexts, `  and ${similar.length - maxShown} more like these`]
          : shownTexts;
      });
      return { count: all.length, lines: summary };
    },
  };
}

function idOf({ headers }: FuzzRequest): string | null {
  return headers.find(([name]) => name === 'x-request-id')?.[1] ?? null;
}

function formatRequest({ method, target, headers, body }: FuzzRequest): string[] {
  const head = headers
    .filter(([name]) => name !== 'authorization')
    .map(([name, value]) => `  ${truncate(JSON.stringify(`${name}: ${value}`), 200)}`);
  return [`  ${method} ${truncate(target, 600)}`, ...head, ...(body ? [`  ${truncate(body.toString(), 1_500)}`] : [])];
}

function formatOutcome(outcome: RequestOutcome): string {
  if (outcome.kind !== 'reply') return outcome.kind === 'late' ? 'nothing in time' : 'hung up';
  return `${outcome.status} ${truncate(outcome.body, 500)}`;
}

function truncate(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length})` : text;
}
