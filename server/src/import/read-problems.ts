import type * as z from 'zod';
import { textErrorOf } from '../call/strict-json.ts';
import { ProblemRecord } from './problem-record.ts';

/** A line that could not be read, 1-based, and the reason. */
export type LineError = { line: number; why: string };

/** Reads the problems of a file in JSON lines. Lines that cannot be read are reported and skipped. */
export function readProblems(text: string): { problems: ProblemRecord[]; lineErrors: LineError[] } {
  const problems: ProblemRecord[] = [];
  const lineErrors: LineError[] = [];
  const seen = new Map<string, number>();
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const at = index + 1;
    const read = readLine(line);
    if (typeof read === 'string') {
      lineErrors.push({ line: at, why: read });
      continue;
    }
    const key = `${read.course}/${read.id}`;
    const first = seen.get(key);
    if (first !== undefined) {
      lineErrors.push({ line: at, why: `the problem ${read.id} stands in line ${first} already` });
      continue;
    }
    seen.set(key, at);
    problems.push(read);
  }
  return { problems, lineErrors };
}

function readLine(line: string): ProblemRecord | string {
  let value: unknown;
  let textError: string | null = null;
  try {
    value = JSON.parse(line, (_name, part: unknown) => {
      if (typeof part === 'string') textError ??= textErrorOf(part);
      return part;
    });
  } catch {
    return 'not JSON';
  }
  if (textError !== null) return `a text ${textError}`;
  const { data, error } = ProblemRecord.safeParse(value);
  return data ?? describeIssue(error);
}

function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  const path = issue?.path.join('.') ?? '';
  return path ? `${path}: ${issue?.message}` : (issue?.message ?? 'not a problem');
}
