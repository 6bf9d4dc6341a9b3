import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** The position and description of the first issue, for a person: `block 3, paragraph: unknown mark "blink"`. */
export function issueMessage(issues: readonly Issue[], blocks: readonly unknown[]): string {
  const issue = innermostIssue(issues, blocks);
  return issue ? `${issuePosition(issue.path, blocks)}: ${issueText(issue, blocks)}` : 'The document cannot be read.';
}

/** Descends into a union's branches: the one for nodes if the value has a type, otherwise the one for texts. */
function innermostIssue(issues: readonly Issue[], blocks: readonly unknown[]): Issue | undefined {
  const [issue] = issues;
  if (issue?.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const value = valueAt(blocks, issue.path);
  const [ofText, ofNode] = issue.errors;
  const branch = isRecord(value) && 'type' in value ? ofNode : ofText;
  return innermostIssue(
    (branch ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })),
    blocks,
  );
}

/** The block's number, from 1, and the innermost node with a type. */
function issuePosition(path: readonly PropertyKey[], blocks: readonly unknown[]): string {
  const block = `block ${Number(path[0]) + 1}`;
  for (let end = path.length; end > 0; end -= 1) {
    const node = valueAt(blocks, path.slice(0, end));
    if (isRecord(node) && typeof node.type === 'string' && !isUnknown(path, end)) return `${block}, ${node.type}`;
  }
  return block;
}

/** Whether the issue is the type of this node, so that its name is wrong. */
function isUnknown(path: readonly PropertyKey[], end: number): boolean {
  return end === path.length - 1 && path[end] === 'type';
}

function issueText(issue: Issue, blocks: readonly unknown[]): string {
  const name = issue.path.findLast((key) => typeof key === 'string');
  const field = `"${String(name)}"`;
  const value = valueAt(blocks, issue.path);
  if (name === 'type' && value !== undefined) return `${quoted(value)} is unknown or cannot stand here`;
  switch (issue.code) {
    case 'unrecognized_keys': {
      const kind = isRecord(value) && 'text' in value ? 'mark' : 'property';
      return `unknown ${kind} ${quoted(issue.keys[0])}`;
    }
    case 'invalid_union':
      return 'a node without a type';
    case 'invalid_type':
      if (value === undefined) return `${field} is missing`;
      if (typeof issue.path.at(-1) === 'number') return `${quoted(value)} is not a node`;
      return `${field} must be ${article(issue.expected)}`;
    case 'too_big':
      return `${field} ${tooBig[issue.origin] ?? 'is more than'} ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'array' ? `${field} is empty` : `${field} ${issue.message}`;
    case 'invalid_value':
      return issue.message.startsWith('is ') ? `${field} ${issue.message}` : `${field} cannot be ${quoted(value)}`;
    default:
      return `${field} ${issue.message}`;
  }
}

const tooBig: Record<string, string> = { string: 'is longer than', array: 'has more items than' };

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key as string] : undefined), value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A value for the message, truncated to one line. */
function quoted(value: unknown): string {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
}

function article(expected: string): string {
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`;
}
