import { limits } from '@fourfold/core/rich-text/limits';
import { createEditor, type Descendant, Editor, Transforms } from 'slate';
import { expect, it } from 'vitest';
import { createRichEditor } from './create-rich-editor.ts';
import { serializeField } from './serialize-field.ts';
import { insertColumn } from './tables.ts';

const nextTask = () => new Promise((done) => setTimeout(done, 0));
const paragraph = (text: string): Descendant => ({ type: 'paragraph', children: [{ text }] });

function editorOf(children: Descendant[]) {
  const messages: string[] = [];
  const editor = createRichEditor(createEditor(), { onRefusal: (slip) => messages.push(slip) });
  editor.children = children;
  Transforms.select(editor, Editor.end(editor, []));
  return { editor, said: messages };
}

it('reverts a change that exceeds the maximum length, completely and alone', async () => {
  const { editor, said: messages } = editorOf([paragraph('a'.repeat(limits.characters - 100))]);
  editor.insertText(' and more');
  await nextTask();
  const before = structuredClone(editor.children);
  editor.insertFragment([paragraph('b'.repeat(50)), paragraph('c'.repeat(50))]);
  await nextTask();
  expect(messages).toEqual(['the document has more than 200,000 characters']);
  expect(editor.children).toEqual(before);
  expect(serializeField(editor.children)).toHaveProperty('field');
  editor.undo();
  expect(Editor.string(editor, [0])).toHaveLength(limits.characters - 100);
  editor.redo();
  expect(editor.children).toEqual(before);
});

it('reverts the block that exceeds the maximum number', async () => {
  const { editor, said: messages } = editorOf(Array.from({ length: limits.blocks }, () => paragraph('x')));
  editor.insertBreak();
  await nextTask();
  expect(messages).toEqual(['more than 2,000 blocks']);
  expect(editor.children).toHaveLength(limits.blocks);
  editor.insertText('y');
  await nextTask();
  expect(messages).toHaveLength(1);
});

it('allows the maximum number of columns, and no more', async () => {
  const cells = Array.from({ length: limits.columns }, () => ({
    type: 'table-cell' as const,
    children: [{ text: '' }],
  }));
  const { editor, said: messages } = editorOf([{ type: 'table', children: [{ type: 'table-row', children: cells }] }]);
  insertColumn(editor, 'left');
  Transforms.insertNodes(editor, cells[0] as Descendant, { at: [0, 0, 0] });
  await nextTask();
  expect(messages).toEqual(['a table has more than 500 rows or 30 columns']);
  expect(editor.children).toHaveProperty([0, 'children', 0, 'children', 'length'], limits.columns);
});
