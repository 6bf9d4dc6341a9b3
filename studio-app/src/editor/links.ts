import { isLinkAddress } from '@fourfold/core/rich-text/addresses';
import { limits } from '@fourfold/core/rich-text/limits';
import { Editor, Range, Transforms } from 'slate';
import { around, isA } from './find.ts';
import type { ElementOf } from './slate-types.ts';

/** An address as an author writes it, made whole: `openstax.org` is on the web. Null when it leads nowhere. */
export function addressOf(written: string): string | null {
  const address = written.trim();
  const whole = [address, `https://${address}`, `mailto:${address}`].find(
    (url, at) => isLike(url, at) && isLinkAddress(url),
  );
  return whole && whole.length <= limits.address ? whole : null;
}

/** What was written without its scheme has a dot in its host, or an @. */
function isLike(url: string, at: number): boolean {
  if (at === 0) return true;
  return at === 1
    ? /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(url)
    : /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(url);
}

/** Links what is selected, or the words where nothing is; inside a link its address is changed. */
export function setLink(editor: Editor, url: string, words: string): void {
  const own = around(editor, 'link');
  if (own) {
    Transforms.setNodes<ElementOf<'link'>>(editor, { url }, { at: own[1] });
    return;
  }
  const { selection } = editor;
  if (selection && Range.isExpanded(selection)) {
    wrapWords(editor, { type: 'link', url, children: [] });
    return;
  }
  const link: ElementOf<'link'> = { type: 'link', url, children: [{ text: words || url }] };
  Transforms.insertNodes(editor, link, { select: true });
  // What is typed next does not belong to it.
  Transforms.move(editor, { unit: 'offset' });
}

export function removeLink(editor: Editor): void {
  const own = around(editor, 'link');
  if (own) Transforms.unwrapNodes(editor, { at: own[1] });
}

/** A tip for the words that are selected, or another for those that have one. */
export function setTip(editor: Editor, tip: ElementOf<'tooltip'>['tip']): void {
  const own = around(editor, 'tooltip');
  if (own) Transforms.setNodes<ElementOf<'tooltip'>>(editor, { tip }, { at: own[1] });
  else wrapWords(editor, { type: 'tooltip', tip, children: [] });
}

export function removeTip(editor: Editor): void {
  const own = around(editor, 'tooltip');
  if (own) Transforms.unwrapNodes(editor, { at: own[1] });
}

/** Whether there is a word that could have a tip. */
export function canHaveTip(editor: Editor): boolean {
  const { selection } = editor;
  if (around(editor, 'tooltip')) return true;
  if (!selection || Range.isCollapsed(selection)) return false;
  return Editor.string(editor, selection).trim() !== '';
}

/** A link or a tooltip around the selected words, in place of those that were there: none stands in another. */
function wrapWords(editor: Editor, element: ElementOf<'link' | 'tooltip'>): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isA('link', 'tooltip'), split: true, mode: 'all' });
    Transforms.wrapNodes(editor, element, { split: true });
  });
  Transforms.collapse(editor, { edge: 'end' });
}
