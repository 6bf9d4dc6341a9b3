import type { FieldProblem } from '@fourfold/core/refusals/reasons';
import type * as z from 'zod';
import { forDisplay } from './strict-json.ts';

type Issue = z.core.$ZodIssue;

/** The first field to correct, such as `email`, and what is wrong with it, such as `expected text`. */
export function firstIssue(error: z.ZodError, input: unknown, root: 'body' | 'query' | 'path'): FieldProblem {
  const issue = error.issues[0];
  if (!issue) return { field: root, problem: 'not as expected' };
  return { field: fieldPath(issue.path, root), problem: describeIssue(issue, valueAt(input, issue.path)) };
}

function fieldPath(path: readonly PropertyKey[], root: string): string {
  return path.length === 0 ? root : forDisplay(path.map(String).join('.'));
}

function describeIssue(issue: Issue, given: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return given === undefined ? 'is missing' : `expected ${typeNameOf(issue.expected)}`;
    case 'invalid_value':
      if (given === undefined) return 'is missing';
      // A message of the contract's own says more than the list of allowed values.
      return issue.message.startsWith('Invalid ') ? `expected ${issue.values.map(String).join(' or ')}` : issue.message;
    case 'invalid_format':
      return `expected ${formats[issue.format] ?? 'another form'}`;
    case 'too_big':
      return `expected at most ${issue.maximum}${unitOf(issue.origin)}`;
    case 'too_small':
      return `expected at least ${issue.minimum}${unitOf(issue.origin)}`;
    case 'not_multiple_of':
      return `expected a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `does not know ${issue.keys.map(forDisplay).join(', ')}`;
    case 'custom':
      return issue.message === 'Invalid input' ? 'not as expected' : issue.message;
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return 'not as expected';
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
  date: 'a date',
};
function typeNameOf(expected: string): string {
  return typeNames[expected] ?? expected;
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'an email address',
  url: 'a web address',
  datetime: 'a date with a time',
  date: 'a date',
};

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters';
  if (origin === 'array' || origin === 'set') return ' entries';
  return '';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, step) ? (value as Record<PropertyKey, unknown>)[step] : undefined;
  }
  return value;
}
