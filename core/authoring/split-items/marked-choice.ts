import type { Block, Inline, Text } from '../../rich-text/document.ts';
import { type Doubt, doubt } from './doubts.ts';
import type { DraftChoice, ItemDraft } from './item-draft.ts';
import { blocksOf, type Line } from './lines.ts';
import { rightRemark } from './terms.ts';

/** How a choice can be marked as right. */
export type ChoiceStyle = 'bold' | 'underline' | 'highlight' | 'color' | 'sign';
const choiceStyles = ['sign', 'highlight', 'color', 'underline', 'bold'] as const;

export const styleNames: Record<ChoiceStyle, string> = {
  bold: 'bold',
  underline: 'underlined',
  highlight: 'highlighted',
  color: 'coloured',
  sign: 'with a sign or a remark',
};

/** Positions of the choices that have a style. */
export type MarkedChoices = ReadonlyMap<ChoiceStyle, readonly number[]>;

const remark = new RegExp(
  `\\s*(?:[([]\\s*${rightRemark}[.!]?\\s*[)\\]]|[✓✔☑√]|\\*|(?:←|<-+|⇐)\\s*${rightRemark})\\s*$`,
  'iu',
);

/** Removes a remark such as "(correct)" or "✓" after a choice, and notes that it had one. */
export function takeRemarks(draft: ItemDraft, cut: (line: Line, to: number) => Line): void {
  const withRemark = draft.choices.filter(({ lines }) => remark.test(lines.at(-1)?.text ?? ''));
  if (withRemark.length === 0 || withRemark.length === draft.choices.length) return;
  for (const choice of withRemark) {
    const line = choice.lines.at(-1) as Line;
    const at = remark.exec(line.text)?.index ?? line.text.length;
    if (at === 0) continue;
    draft.consumed.push(line.text.slice(at));
    choice.lines.splice(-1, 1, cut(line, at));
    choice.sign = true;
  }
}

/** Which choices have a style that others do not have. */
export function markedChoices(choices: readonly DraftChoice[]): MarkedChoices {
  const found = new Map<ChoiceStyle, readonly number[]>();
  for (const style of choiceStyles) {
    const inText = choices.flatMap((choice, at) => (hasStyle(choice, style) ? [at] : []));
    const inMarker = choices.flatMap(({ marker }, at) =>
      style !== 'sign' && isStyled(marker.inlines, style) ? [at] : [],
    );
    const marked = [inText, inMarker].find(({ length }) => length > 0 && length < choices.length);
    if (marked) found.set(style, marked);
  }
  return found;
}

function hasStyle({ lines, sign }: DraftChoice, style: ChoiceStyle): boolean {
  if (style === 'sign') return sign;
  const inlines = lines.flatMap((line) => line.inlines);
  return isStyled(inlines, style);
}

/** Whether all texts have the mark, and there are any. */
function isStyled(inlines: readonly Inline[], style: Exclude<ChoiceStyle, 'sign'>): boolean {
  const texts = inlines.flatMap(textsOf).filter(({ text }) => text.trim() !== '');
  return texts.length > 0 && texts.every((text) => text[style] !== undefined);
}

function textsOf(inline: Inline): readonly Text[] {
  if ('text' in inline) return [inline];
  return inline.type === 'inline-math' ? [] : inline.children;
}

/** The blocks of a choice without the styles that marked it as right. */
export function withoutStyles(lines: readonly Line[], styles: readonly ChoiceStyle[]): Block[] {
  const plain = (inline: Inline): Inline => {
    if ('text' in inline)
      return Object.fromEntries(Object.entries(inline).filter(([key]) => !styles.includes(key as ChoiceStyle))) as Text;
    return inline.type === 'inline-math' ? inline : { ...inline, children: inline.children.map(plain) as Text[] };
  };
  return blocksOf(lines.map((line) => (line.block ? line : { ...line, inlines: line.inlines.map(plain) })));
}

/** A doubt if several choices have a style, which could mark them as right. */
export function severalMarked(marked: MarkedChoices): Doubt[] {
  return [...marked].flatMap(([style, at]) => (at.length > 1 ? [doubt('several-marked', styleNames[style])] : []));
}
