import { limits } from './limits.ts';
import { descriptorOf, isNodeType, marks } from './nodes.ts';
import { readBlocks } from './read-blocks.ts';

/**
 * Whether a rich field has a node type, field or mark that this version does not know. A newer version wrote it, because
 * servers refuse what they do not know. This version can show the rest of it, and must not write it (Q300).
 */
export function isFromNewerVersion(field: string): boolean {
  return readBlocks(field).some((block) => hasUnknownPart(block, 1));
}

function hasUnknownPart(node: unknown, depth: number): boolean {
  if (typeof node !== 'object' || node === null || depth > maxDepth) return false;
  const { type, children, ...fields } = node as Readonly<Record<string, unknown>>;
  if (typeof type === 'string' && !isNodeType(type)) return true;
  if (!Object.keys(fields).every((name) => isKnownField(name, type))) return true;
  const inner = [children, fields.tip].flatMap((list) => (Array.isArray(list) ? list : []));
  return inner.some((child) => hasUnknownPart(child, depth + 1));
}

function isKnownField(name: string, type: unknown): boolean {
  if (isNodeType(type)) return Object.hasOwn(descriptorOf(type).fields, name);
  return name === 'text' || Object.hasOwn(marks, name);
}

/** More than a document of any version has, so that hostile content does not exhaust the stack. */
const maxDepth = limits.depth * 4;
