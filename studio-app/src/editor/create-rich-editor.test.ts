import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { block, richDocument, text } from '@fourfold/core/rich-text/testing/arbitrary-document';
import * as fc from 'fast-check';
import { createEditor, type Descendant, Editor, type Element, Node, type Path, type Range, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { setHeading, toggleFrame } from './blocks.ts';
import { createRichEditor } from './create-rich-editor.ts';
import { indent, outdent, toggleList } from './lists.ts';
import { toggleMark } from './marks.ts';
import { parseField, serializeField } from './serialize-field.ts';
import {
  deleteColumn,
  deleteRow,
  insertColumn,
  insertRow,
  insertTable,
  moveToNextCell,
  toggleHeader,
} from './tables.ts';

const parse = (field: string) => parseField(field) ?? expect.unreachable(field);

type TestEditor = ReturnType<typeof openEditor>;

const openEditor = (document: unknown) => {
  const messages: string[] = [];
  const editor = createRichEditor(createEditor(), { onRefusal: (slip) => messages.push(slip) });
  editor.children = parse(JSON.stringify(document));
  /** The field written at the last change. */
  let field = '';
  const { onChange } = editor;
  editor.onChange = (options) => {
    onChange(options);
    const written = serializeField(editor.children);
    if ('field' in written) field = written.field;
  };
  return { editor, said: messages, field: () => field };
};

/** Slate reports changes after the current task. */
const nextTask = () => new Promise((done) => setTimeout(done, 0));

type Step = { label: string; do: (editor: TestEditor['editor']) => void };
const step = (label: string, run: Step['do']): fc.Arbitrary<Step> => fc.constant({ label, do: run });

const spot = fc.double({ min: 0, max: 1, noNaN: true });
const select = fc.tuple(spot, spot).map(
  ([from, to]): Step => ({
    label: `select ${from} ${to}`,
    do: (editor) => {
      const range: Range = { anchor: pointAt(editor, from), focus: pointAt(editor, to) };
      Transforms.select(editor, range);
    },
  }),
);
const type = fc
  .constantFrom('text', ' ', '-', '>', '#', '*', '_', '**a', '\n', 'a\u0000b', '𝔘', '\ud83d')
  .map((words): Step => ({ label: `type ${JSON.stringify(words)}`, do: (editor) => editor.insertText(words) }));
const fragment = fc.array(fc.oneof(block, text), { minLength: 1, maxLength: 3 }).map(
  (nodes): Step => ({
    label: `insert ${JSON.stringify(nodes)}`,
    do: (editor) => {
      if (editor.selection) Transforms.insertFragment(editor, structuredClone(nodes) as Descendant[]);
    },
  }),
);
const kind = fc.constantFrom(
  'paragraph',
  'heading',
  'list',
  'list-item',
  'quote',
  'passage',
  'table',
  'link',
  'math',
  'x',
);
const anyTransform = fc
  .tuple(fc.constantFrom('set', 'wrap', 'unwrap', 'lift', 'remove', 'move', 'split', 'merge'), kind, spot, spot)
  .map(
    ([how, type, one, other]): Step => ({
      label: `${how} ${type} at ${one} ${other}`,
      do: (editor) => {
        const [at, to] = [pathAt(editor, one), pathAt(editor, other)];
        const node = { type, children: [] } as unknown as Element;
        if (how === 'set') Transforms.setNodes<Element>(editor, { type } as Partial<Element>, { at });
        if (how === 'wrap') Transforms.wrapNodes(editor, node, { at });
        if (how === 'unwrap' && !Node.isText(Node.get(editor, at))) Transforms.unwrapNodes(editor, { at });
        if (how === 'lift' && at.length > 1) Transforms.liftNodes(editor, { at });
        if (how === 'remove') Transforms.removeNodes(editor, { at });
        if (how === 'split') Transforms.splitNodes(editor, { at: Editor.start(editor, at), always: true });
        if (how === 'merge' && at.at(-1) !== 0) mergeIfPossible(editor, at);
        if (how === 'move' && !at.every((index, depth) => to[depth] === index))
          Transforms.moveNodes(editor, { at, to });
      },
    }),
  );
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: select },
    { weight: 4, arbitrary: type },
    { weight: 2, arbitrary: fragment },
    { weight: 4, arbitrary: anyTransform },
    step('enter', (editor) => editor.insertBreak()),
    step('shift enter', (editor) => editor.insertSoftBreak()),
    step('backspace', (editor) => editor.deleteBackward('character')),
    step('delete', (editor) => editor.deleteForward('character')),
    step('delete what is selected', (editor) => editor.selection && editor.deleteFragment()),
    step('bold', (editor) => editor.selection && toggleMark(editor, 'bold')),
    step('bullets', (editor) => editor.selection && toggleList(editor, false)),
    step('numbers', (editor) => editor.selection && toggleList(editor, true)),
    step('indent', (editor) => void indent(editor)),
    step('outdent', (editor) => void outdent(editor)),
    step('heading', (editor) => editor.selection && setHeading(editor, 2)),
    step('quote', (editor) => editor.selection && toggleFrame(editor, 'quote')),
    step('passage', (editor) => editor.selection && toggleFrame(editor, 'passage')),
    step('table', (editor) => editor.selection && insertTable(editor)),
    step('row', (editor) => insertRow(editor, 'below')),
    step('column', (editor) => insertColumn(editor, 'left')),
    step('no row', deleteRow),
    step('no column', deleteColumn),
    step('header', toggleHeader),
    step('tab', (editor) => void moveToNextCell(editor, 1)),
    step('undo', (editor) => editor.undo()),
    step('redo', (editor) => editor.redo()),
  ),
  { minLength: 1, maxLength: 12 },
);

describe('an editor', () => {
  it('produces a valid document after any edits, and undo restores the first one', async () => {
    await fc.assert(
      fc.asyncProperty(richDocument, steps, async (document, run) => {
        const { editor, field, said: messages } = openEditor(document);
        const first = structuredClone(editor.children);
        for (const step of run) {
          step.do(editor);
          await nextTask();
          expect(readRichField(field()), step.label).not.toBeNull();
          expect(messages).toEqual([]);
        }
        while (editor.history.undos.length > 0) editor.undo();
        expect(editor.children).toEqual(first);
      }),
      // A run takes about 8 ms; each test run generates other edits.
      { numRuns: 80 },
    );
  });

  it('opens every document and writes it unchanged', () => {
    fc.assert(
      fc.property(richDocument, (document) => {
        const field = JSON.stringify(document);
        const written = serializeField(parse(field));
        if ('field' in written && written.field === '') expect(parse(field).every(isBlank)).toBe(true);
        else expect(written).toEqual({ field });
      }),
      { numRuns: 100 },
    );
  });

  it('writes every block unchanged that was not edited', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 4 }), async (document) => {
        const { editor, field } = openEditor(document);
        Transforms.insertNodes(editor, { type: 'paragraph', children: [{ text: 'New' }] }, { at: [0] });
        await nextTask();
        expect(JSON.parse(field()).slice(1)).toEqual(document);
      }),
    );
  });
});

function isBlank(node: Descendant): boolean {
  return Node.string(node).trim() === '';
}

function pointAt(editor: Editor, share: number) {
  const texts = Array.from(Node.texts(editor));
  const [node, path] = texts[Math.min(texts.length - 1, Math.floor(share * texts.length))] ?? [{ text: '' }, [0, 0]];
  return { path, offset: Math.round(((share * 7.3) % 1) * node.text.length) };
}

function pathAt(editor: Editor, share: number): Path {
  const paths = Array.from(Node.descendants(editor), ([, path]) => path);
  return paths[Math.min(paths.length - 1, Math.floor(share * paths.length))] ?? [0];
}

/** Slate refuses to merge nodes of different kinds. */
function mergeIfPossible(editor: Editor, at: Path): void {
  const [one, other] = [Node.get(editor, at), Node.get(editor, [...at.slice(0, -1), (at.at(-1) ?? 1) - 1])];
  if (Node.isText(one) === Node.isText(other)) Transforms.mergeNodes(editor, { at });
}
