import { isLinkAddress } from '@fourfold/core/rich-text/addresses';
import { limits } from '@fourfold/core/rich-text/limits';
import { Editor, Range, Transforms } from 'slate';
import { elementAround, isElementOfType } from './find-element.ts';
import type { ElementOf } from './slate-types.ts';

/** Completes a typed address to a URL: `openstax.org` becomes `https://openstax.org`. Returns null if it is none. */
export function toUrl(typed: string): string | null {
  const address = typed.trim();
  const whole = [address, `https://${address}`, `mailto:${address}`].find(
    (url, at) => isPlausible(url, at) && isLinkAddress(url),
  );
  return whole && whole.length <= limits.address ? whole : null;
}

/** An address without a scheme must have a dot in its host, or an @. */
function isPlausible(url: string, attempt: number): boolean {
  if (attempt === 0) return true;
  return attempt === 1
    ? /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(url)
    : /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(url);
}

/** Links the selected text, or inserts `words` as a link; within a link, changes its URL. */
export function setLink(editor: Editor, url: string, words: string): void {
  const existing = elementAround(editor, 'link');
  if (existing) {
    Transforms.setNodes<ElementOf<'link'>>(editor, { url }, { at: existing[1] });
    return;
  }
  const { selection } = editor;
  if (selection && Range.isExpanded(selection)) {
    wrapText(editor, { type: 'link', url, children: [] });
    return;
  }
  const link: ElementOf<'link'> = { type: 'link', url, children: [{ text: words || url }] };
  Transforms.insertNodes(editor, link, { select: true });
  // Text typed next is not part of the link.
  Transforms.move(editor, { unit: 'offset' });
}

export function removeLink(editor: Editor): void {
  const existing = elementAround(editor, 'link');
  if (existing) Transforms.unwrapNodes(editor, { at: existing[1] });
}

/** Sets the tooltip of the selected text, or changes the existing one. */
export function setTip(editor: Editor, tip: ElementOf<'tooltip'>['tip']): void {
  const existing = elementAround(editor, 'tooltip');
  if (existing) Transforms.setNodes<ElementOf<'tooltip'>>(editor, { tip }, { at: existing[1] });
  else wrapText(editor, { type: 'tooltip', tip, children: [] });
}

export function removeTip(editor: Editor): void {
  const existing = elementAround(editor, 'tooltip');
  if (existing) Transforms.unwrapNodes(editor, { at: existing[1] });
}

/** Whether text is selected that could have a tooltip. */
export function canHaveTip(editor: Editor): boolean {
  const { selection } = editor;
  if (elementAround(editor, 'tooltip')) return true;
  if (!selection || Range.isCollapsed(selection)) return false;
  return Editor.string(editor, selection).trim() !== '';
}

/** Wraps the selected text in a link or tooltip and removes existing ones, which cannot be nested. */
function wrapText(editor: Editor, element: ElementOf<'link' | 'tooltip'>): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isElementOfType('link', 'tooltip'), split: true, mode: 'all' });
    Transforms.wrapNodes(editor, element, { split: true });
  });
  Transforms.collapse(editor, { edge: 'end' });
}
