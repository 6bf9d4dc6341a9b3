import type { Block, ListItem, Paragraph, RichDocument } from '@fourfold/core/rich-text/document';
import type { Hint, ProblemRecord, Step } from './problem-record.ts';
import { readLine, readText } from './read-text.ts';

/** The texts of the problem and of the step. The problem's title is included if it is more than a name. */
export function stem(record: ProblemRecord, step: Step): RichDocument {
  const title = record.body.trim() === '' || /\$\$|[:.?]\s*$/.test(record.title) ? record.title : '';
  const texts = [title, record.body, step.title, step.body].map((text) => text.trim());
  const blocks = texts.filter((text, at) => texts.indexOf(text) === at).flatMap((text) => readText(text));
  return blocks.length > 0 ? blocks : readText(record.lesson);
}

/** The answer of the course, and the hints that ask a question, each with its answer. */
export function explanation(step: Step): RichDocument {
  const hintsWithAnswer = step.hints.filter((hint) => hint.hintAnswer.length > 0);
  const answer = readLine((step.answer[0] ?? '').trim());
  return [
    { type: 'paragraph', children: [{ text: 'The answer is ' }, ...answer, { text: '.' }] },
    ...listOf(hintsWithAnswer.map((hint) => hintItem(hint, { answered: true }))),
  ];
}

/** How to type the answer, if that needs an explanation; then the hints without their answers. */
export function help(step: Step, typing: string | null): RichDocument {
  const first: Block[] = typing === null ? [] : [{ type: 'paragraph', children: [{ text: typing }] }];
  return [...first, ...listOf(step.hints.map((hint) => hintItem(hint, { answered: false })))];
}

function listOf(items: readonly (ListItem | null)[]): Block[] {
  const children = items.filter((item) => item !== null);
  return children.length > 0 ? [{ type: 'list', ordered: true, children }] : [];
}

/** Null for an empty hint. */
function hintItem(hint: Hint, { answered }: { answered: boolean }): ListItem | null {
  const hintText = hint.text.trim() === '' ? hint.title : hint.text;
  const children = [
    ...(hintText === hint.title ? [] : paragraphsOf(hint.title).map(inBold)),
    ...paragraphsOf(hintText),
    ...paragraphsOf((answered ? hint.hintAnswer : hint.choices).join(answered ? ', ' : ' / ')),
  ];
  return children.length > 0 ? { type: 'list-item', children } : null;
}

function paragraphsOf(text: string): Paragraph[] {
  return readText(text).filter((block) => block.type === 'paragraph');
}

function inBold(paragraph: Paragraph): Paragraph {
  const children = paragraph.children.map((inline) =>
    'text' in inline && inline.text !== '' ? ({ ...inline, bold: true } as const) : inline,
  );
  return { ...paragraph, children };
}
