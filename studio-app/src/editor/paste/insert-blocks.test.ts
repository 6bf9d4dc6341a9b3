import type { Block } from '@fourfold/core/rich-text/document';
import { isDocument } from '@fourfold/core/rich-text/is-document';
import { block } from '@fourfold/core/rich-text/testing/arbitrary-document';
import * as fc from 'fast-check';
import { createEditor, Editor, Node, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { createRichEditor } from '../create-rich-editor.ts';
import { slateValue } from '../slate-types.ts';
import { insertBlocks } from './insert-blocks.ts';

const text = (words: string) => ({ text: words });
const p = (...children: unknown[]) => ({ type: 'paragraph', children }) as unknown as Block;
const math = { type: 'math', latex: 'z', children: [text('')] } as unknown as Block;
const item = (...children: unknown[]) => ({ type: 'list-item', children });
const list = (...children: unknown[]) => ({ type: 'list', ordered: false, children }) as unknown as Block;
const cell = (words: string) => ({ type: 'table-cell', children: [text(words)] });
const table = (...words: string[]) =>
  ({ type: 'table', children: [{ type: 'table-row', children: words.map(cell) }] }) as unknown as Block;

function editorOf(...blocks: Block[]) {
  const editor = createRichEditor(createEditor(), {
    onRefusal: (slip) => {
      throw new Error(slip);
    },
  });
  editor.children = structuredClone(slateValue(blocks));
  Editor.normalize(editor, { force: true });
  return editor;
}

/** Pastes blocks at a point of a text. */
function afterPaste(into: Block[], at: { path: number[]; offset: number }, blocks: Block[]) {
  const editor = editorOf(...into);
  Transforms.select(editor, at);
  insertBlocks(editor, blocks);
  return editor;
}

describe('blocks pasted into a paragraph', () => {
  it('continue the paragraph if they are text', () => {
    const editor = afterPaste([p(text('ad'))], { path: [0, 0], offset: 1 }, [p(text('bc'))]);
    expect(editor.children).toEqual([p(text('abcd'))]);
    editor.insertText('!');
    expect(editor.children).toEqual([p(text('abc!d'))]);
  });

  it('start in it, and the following text continues the last paragraph of the paste', () => {
    const editor = afterPaste([p(text('ad'))], { path: [0, 0], offset: 1 }, [p(text('b')), math, p(text('c'))]);
    expect(editor.children).toEqual([p(text('ab')), math, p(text('cd'))]);
    editor.insertText('!');
    expect(editor.children).toEqual([p(text('ab')), math, p(text('c!d'))]);
  });

  it('replace an empty paragraph, and leave no empty ones', () => {
    expect(afterPaste([p(text(''))], { path: [0, 0], offset: 0 }, [math, p(text('b'))]).children).toEqual([
      math,
      p(text('b')),
    ]);
    expect(afterPaste([p(text('a'))], { path: [0, 0], offset: 1 }, [math, table('x')]).children).toEqual([
      p(text('a')),
      math,
      table('x'),
    ]);
    expect(afterPaste([p(text('a'))], { path: [0, 0], offset: 0 }, [math]).children).toEqual([math, p(text('a'))]);
  });

  it('are undone by one undo, and redone by one redo', () => {
    const editor = afterPaste([p(text('a '))], { path: [0, 0], offset: 2 }, [p(text('b')), math, p(text('c'))]);
    const after = structuredClone(editor.children);
    expect(after).toEqual([p(text('a b')), math, p(text('c'))]);
    editor.undo();
    expect(editor.children).toEqual([p(text('a '))]);
    editor.redo();
    expect(editor.children).toEqual(after);
  });
});

it('a list continues a list, and text stays in a cell', () => {
  const inList = afterPaste([list(item(p(text('a'))), item(p(text('d'))))], { path: [0, 0, 0, 0], offset: 1 }, [
    list(item(p(text('b'))), item(p(text('c')))),
  ]);
  expect(Node.string(inList)).toBe('abcd');
  expect(inList.children).toHaveLength(1);
  const inCell = afterPaste([table('a', 'b')], { path: [0, 0, 0, 0], offset: 1 }, [
    p(text('c')),
    list(item(p(text('d')))),
  ]);
  expect(inCell.children).toEqual([table('ac d', 'b')]);
});

it('a followed block is found by its path ref', () => {
  const editor = editorOf(p(text('a')), p(text('e')));
  Transforms.select(editor, { path: [0, 0], offset: 1 });
  const refs = insertBlocks(editor, [p(text('b')), p(text('c')), p(text('d'))], [1, 2]);
  expect(refs.map((ref) => Node.string(Node.get(editor, ref?.current ?? [])))).toEqual(['c', 'd']);
});

it('any paste at any point results in a valid document, and one undo reverts it', () => {
  fc.assert(
    fc.property(
      fc.array(block, { minLength: 1, maxLength: 3 }),
      fc.array(block, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      (into, blocks, seed) => {
        const editor = editorOf(...into);
        const before = structuredClone(editor.children);
        const texts = [...Node.texts(editor)];
        const [node, path] = texts[seed % texts.length] ?? [];
        if (!node || !path) return;
        Transforms.select(editor, { path, offset: seed % (node.text.length + 1) });
        insertBlocks(editor, blocks);
        expect(isDocument(editor.children)).toBe(true);
        if (editor.history.undos.length > 0) editor.undo();
        expect(editor.children).toEqual(before);
      },
    ),
    // A run takes about 5 ms; each test run generates other texts.
    { numRuns: 100 },
  );
});
