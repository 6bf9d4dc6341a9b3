import { createEditor, type Descendant, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { createRichEditor } from './create-rich-editor.ts';

const editorOf = (...children: Descendant[]) => {
  const editor = createRichEditor(createEditor(), { onRefusal: expect.unreachable });
  editor.children = [{ type: 'paragraph', children: [{ text: '' }] }];
  Transforms.select(editor, [0]);
  if (children.length > 0) Transforms.insertNodes(editor, children);
  return editor;
};

/** Types key by key, and returns the paragraph. */
const typed = (text: string, editor = editorOf()) => {
  for (const key of text) editor.insertText(key);
  return editor.children;
};
const paragraph = (...children: object[]) => [{ type: 'paragraph', children }];

describe('typed signs of Markdown', () => {
  it.each([
    ['**bold**', [{ text: 'bold', bold: true }]],
    ['*italic*', [{ text: 'italic', italic: true }]],
    ['_italic_', [{ text: 'italic', italic: true }]],
    ['a **b c** d', [{ text: 'a ' }, { text: 'b c', bold: true }, { text: ' d' }]],
    ['(*x*)', [{ text: '(' }, { text: 'x', italic: true }, { text: ')' }]],
    [
      '**a *b* c**',
      [
        { text: 'a ', bold: true },
        { text: 'b', bold: true, italic: true },
        { text: ' c', bold: true },
      ],
    ],
  ])('%s', (text, children) => {
    expect(typed(text)).toEqual(paragraph(...children));
  });

  it.each(['2*3*4', 'a * b * c', 'snake_case_name', 'x_1 and x_2', '** a **', '****', '*', '\\*a*', 'a\\_b_'])(
    '%s stays text',
    (text) => {
      expect(typed(text)).toEqual(paragraph({ text }));
    },
  );

  it('mark a text with a formula in it', () => {
    const editor = editorOf(
      { text: '**at ' },
      { type: 'inline-math', latex: 'x', children: [{ text: '' }] },
      { text: '' },
    );
    Transforms.select(editor, [0, 2]);
    expect(typed(' only**', editor)).toEqual(
      paragraph(
        { text: 'at ', bold: true },
        { type: 'inline-math', latex: 'x', children: [{ text: '' }] },
        { text: ' only', bold: true },
      ),
    );
  });

  it('come back by one undo', () => {
    const editor = editorOf();
    typed('so **bold**', editor);
    editor.undo();
    expect(editor.children).toEqual(paragraph({ text: 'so **bold**' }));
  });
});
