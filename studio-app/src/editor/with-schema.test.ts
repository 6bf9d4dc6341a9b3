import { boundsError } from '@fourfold/core/rich-text/bounds';
import { isDocument } from '@fourfold/core/rich-text/is-document';
import { nodes, nodeTypes } from '@fourfold/core/rich-text/nodes';
import { block, text } from '@fourfold/core/rich-text/testing/arbitrary-document';
import * as fc from 'fast-check';
import { createEditor, type Descendant, Editor, type Element, Node, Transforms } from 'slate';
import { expect, it } from 'vitest';
import { tooltipSchema } from './element-kinds.ts';
import { slateValue } from './slate-types.ts';
import { withSchema } from './with-schema.ts';

const editorOf = (children: unknown, scheme?: typeof tooltipSchema) => {
  const editor = withSchema(createEditor(), scheme);
  editor.children = structuredClone(children) as Descendant[];
  Editor.normalize(editor, { force: true });
  return editor;
};

it('changes no block of a valid document', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (document) => {
      const editor = editorOf(document);
      expect(editor.children.map((node) => (node as Element).type)).toEqual(document.map(({ type }) => type));
      expect(isDocument(editor.children)).toBe(true);
      expect(lettersOf(editor.children)).toBe(lettersOf(slateValue(document)));
      const normalizedAgain = editorOf(editor.children);
      expect(normalizedAgain.children).toEqual(editor.children);
    }),
    { numRuns: 100 },
  );
});

const typesWithContent = nodeTypes.filter((type) => nodes[type].content !== 'nothing');
const type = fc.constantFrom(...typesWithContent, 'blink', undefined);
const { node: anyNode } = fc.letrec<{ node: unknown; children: unknown[] }>((tie) => ({
  children: fc.array(tie('node'), { maxLength: 4, depthIdentifier: 'nodes' }),
  node: fc.oneof(
    { maxDepth: 6, depthIdentifier: 'nodes' },
    text,
    block,
    fc.record({ text: fc.string({ unit: 'binary' }), bold: fc.constantFrom(true, 'yes'), blink: fc.constant(1) }),
    fc.record({ type, children: tie('children') }, { requiredKeys: ['children'] }),
    fc.record({ type, level: fc.nat(4), ordered: fc.constantFrom(true, 'x'), children: tie('children') }),
    fc.record({
      type: fc.constant('link'),
      url: fc.constantFrom('https://a.example', 'javascript:1'),
      children: tie('children'),
    }),
  ),
}));

it('makes a valid document of any tree', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 4 }), (tree) => {
      const { children } = editorOf(tree);
      // Lists nested too deeply stay lists; `withLimits` rejects them.
      const isTooDeep = boundsError(children)?.includes('nested deeper');
      if (!isTooDeep) expect(isDocument(children), JSON.stringify(children)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('keeps every word of a tree', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 4 }), (tree) => {
      expect(lettersOf(editorOf(tree).children)).toBe(lettersOf(tree as Descendant[]));
    }),
    { numRuns: 150 },
  );
});

it('corrects all content that a change moves to another context, however much it is', () => {
  const item = (text: string) => ({ type: 'list-item', children: [{ type: 'paragraph', children: [{ text }] }] });
  const words = Array.from({ length: 300 }, (_, n) => `item ${n}`);
  const editor = editorOf([{ type: 'list', ordered: false, children: words.map(item) }]);
  Transforms.setNodes<Element>(editor, { type: 'table' }, { at: [0] });
  expect(isDocument(editor.children)).toBe(true);
  expect(lettersOf(editor.children)).toBe(lettersOf([{ text: words.join('') }]));
});

it('makes valid tooltip content of any tree', () => {
  fc.assert(
    fc.property(fc.array(anyNode, { maxLength: 4 }), (tree) => {
      const { children } = editorOf(tree, tooltipSchema);
      const tooltip = { type: 'tooltip', tip: children, children: [{ text: 'x' }] };
      expect(isDocument([{ type: 'paragraph', children: [tooltip] }]), JSON.stringify(children)).toBe(true);
    }),
    { numRuns: 150 },
  );
});

/** Letters only: spaces may be added between separate parts, and characters that cannot be stored are dropped. */
function lettersOf(nodes: Descendant[]): string {
  return nodes
    .map((node) => Node.string(node))
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
