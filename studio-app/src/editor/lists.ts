import { limits } from '@fourfold/core/rich-text/limits';
import { Editor, Node, type NodeEntry, Path, Transforms } from 'slate';
import { elementAround, isElementOfType } from './find-element.ts';
import type { ElementOf, RichElement } from './slate-types.ts';

type Item = ElementOf<'list-item'>;

/** Turns the selected paragraphs and headings into a list, changes the kind of an existing list, or removes it. */
export function toggleList(editor: Editor, ordered: boolean): void {
  const existing = elementAround(editor, 'list');
  if (existing && existing[0].ordered === ordered) {
    leaveLists(editor);
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    if (existing) {
      Transforms.setNodes<ElementOf<'list'>>(editor, { ordered }, { match: isElementOfType('list'), mode: 'lowest' });
      return;
    }
    Transforms.setNodes<RichElement>(editor, { type: 'paragraph' }, { match: isElementOfType('heading') });
    for (const [, path] of Array.from(Editor.nodes(editor, { match: isElementOfType('paragraph') })).reverse()) {
      Transforms.wrapNodes(editor, { type: 'list-item', children: [] }, { at: path });
    }
    Transforms.wrapNodes(
      editor,
      { type: 'list', ordered, children: [] },
      { match: isElementOfType('list-item'), mode: 'highest' },
    );
  });
}

/** Turns the selected list items into plain paragraphs. */
export function leaveLists(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    for (let at = 0; at < limits.lists && elementAround(editor, 'list'); at += 1) {
      Transforms.unwrapNodes(editor, { match: isElementOfType('list'), split: true, mode: 'lowest' });
      Transforms.unwrapNodes(editor, { match: isElementOfType('list-item'), mode: 'lowest' });
    }
  });
}

/** Moves the selected item into the previous item's list. Returns whether that was possible. */
export function indent(editor: Editor): boolean {
  const item = elementAround(editor, 'list-item');
  if (!item || !Path.hasPrevious(item[1]) || nestedDepthOf(item[0]) + depthOf(editor, item) >= limits.lists)
    return false;
  const [, path] = item;
  const list = elementAround(editor, 'list', path);
  if (!list) return false;
  const above = Path.previous(path);
  Editor.withoutNormalizing(editor, () => {
    const parent = Node.get(editor, above) as Item;
    const last = parent.children.at(-1);
    if (last && isElementOfType('list')(last)) {
      const to = above.concat(parent.children.length - 1, last.children.length);
      Transforms.moveNodes(editor, { at: path, to });
      return;
    }
    Transforms.wrapNodes(editor, { type: 'list', ordered: list[0].ordered, children: [] }, { at: path });
    Transforms.moveNodes(editor, { at: path, to: above.concat(parent.children.length) });
  });
  return true;
}

/** Moves the selected item out of its list, into the outer one or out of all. Returns whether it was in one. */
export function outdent(editor: Editor): boolean {
  const item = elementAround(editor, 'list-item');
  const list = item && elementAround(editor, 'list', item[1]);
  if (!item || !list) return false;
  const outer = elementAround(editor, 'list-item', list[1]);
  Editor.withoutNormalizing(editor, () => {
    if (!outer) {
      Transforms.liftNodes(editor, { at: item[1] });
      Transforms.unwrapNodes(editor, { match: isElementOfType('list-item'), mode: 'lowest' });
      return;
    }
    adoptFollowing(editor, item, list);
    Transforms.liftNodes(editor, { at: item[1] });
    Transforms.liftNodes(editor, { match: isElementOfType('list-item'), mode: 'lowest' });
  });
  return true;
}

/** The following items of the list become children of the item, as in every word processor. */
function adoptFollowing(editor: Editor, [item, path]: NodeEntry<Item>, [list, listPath]: NodeEntry<ElementOf<'list'>>) {
  const first = (path.at(-1) ?? 0) + 1;
  if (first >= list.children.length) return;
  const to = path.concat(item.children.length);
  Transforms.insertNodes(editor, { type: 'list', ordered: list.ordered, children: [] }, { at: to });
  for (let count = 0; first + count < list.children.length; count += 1) {
    Transforms.moveNodes(editor, { at: listPath.concat(first), to: to.concat(count) });
  }
}

function depthOf(editor: Editor, [, path]: NodeEntry<Item>): number {
  return Array.from(Node.levels(editor, path)).filter(([node]) => isElementOfType('list')(node)).length;
}

/** The depth of the lists nested in an item. */
function nestedDepthOf(node: Node): number {
  if (Node.isText(node)) return 0;
  const ownDepth = isElementOfType('list')(node) ? 1 : 0;
  return ownDepth + Math.max(0, ...node.children.map(nestedDepthOf));
}
