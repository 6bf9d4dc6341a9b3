import { type Box, type Direction, neighbourBox } from '@fourfold/ui-kit/graph/neighbour';

/** A link that is drawn by keyboard: from a handle of a node, to a node that the keys choose. */
export type LinkDraft = {
  /** The node that it starts from. */
  from: string;
  /** Index of the handle. */
  handle: number;
  /** The node that is chosen; null: none yet. */
  to: string | null;
  /** The typed digits. */
  digits: string;
};

type LinkNode = Box & { id: string; head: string; shape: 'question' | 'set' };
/** What a key does: the draft changes, or it ends. */
type LinkStep =
  | { at: 'draft'; draft: LinkDraft }
  | { at: 'link'; draft: LinkDraft }
  | { at: 'remove'; draft: LinkDraft }
  | { at: 'create'; draft: LinkDraft }
  | { at: 'cancelled' }
  /** The key has no meaning here. */
  | { at: 'ignored' };

const directions: Readonly<Record<string, Direction>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** `signs` are those of the handles, in order: ✓, ✗, A, B and so on. */
export function stepOfKey(
  draft: LinkDraft,
  key: string,
  { nodes, signs }: { nodes: readonly LinkNode[]; signs: readonly string[] },
): LinkStep {
  const changed = (part: Partial<LinkDraft>): LinkStep => ({ at: 'draft', draft: { ...draft, ...part } });
  const direction = directions[key];
  if (direction) {
    const from = nodes.find(({ id }) => id === (draft.to ?? draft.from));
    const to = from && neighbourBox(nodes, from, direction);
    return changed({ to: to?.id ?? draft.to, digits: '' });
  }
  if (/^\d$/.test(key)) return changed(numbered(`${draft.digits}${key}`, nodes) ?? numbered(key, nodes) ?? {});
  if (key === 'Backspace' && draft.digits !== '') {
    const digits = draft.digits.slice(0, -1);
    return changed(numbered(digits, nodes) ?? { digits, to: null });
  }
  if (key === 'Escape') return { at: 'cancelled' };
  if (key === 'Enter') return draft.to === null ? { at: 'ignored' } : { at: 'link', draft };
  if (key === 'Delete' || key === 'Backspace') return { at: 'remove', draft };
  if (key === 'n' || key === 'N') return { at: 'create', draft };
  const handle = signs.indexOf({ r: '✓', w: '✗' }[key.toLowerCase()] ?? key.toUpperCase());
  return handle < 0 ? { at: 'ignored' } : changed({ handle });
}

/** The question of a typed number; null if there is none. */
function numbered(digits: string, nodes: readonly LinkNode[]): Partial<LinkDraft> | null {
  const node = nodes.find(({ shape, head }) => shape === 'question' && head === digits.replace(/^0+/, ''));
  return node ? { digits, to: node.id } : null;
}
