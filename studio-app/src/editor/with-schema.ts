import { limits } from '@fourfold/core/rich-text/limits';
import { descriptorOf, isNodeType } from '@fourfold/core/rich-text/nodes';
import { type Editor, Node } from 'slate';
import { cleanFields, cleanText } from './clean.ts';
import { documentSchema, type EditorSchema } from './element-kinds.ts';
import { normalizeChildren } from './normalize-children.ts';

/**
 * Slate plugin: keeps the content valid by the schema of core/rich-text after any edit. It moves
 * content rather than discard it. Size limits are handled by `withLimits`.
 */
export function withSchema<E extends Editor>(editor: E, scheme: EditorSchema = documentSchema): E {
  const { normalizeNode, shouldNormalize } = editor;
  editor.isInline = ({ type }) => isNodeType(type) && descriptorOf(type).category === 'inline';
  editor.isVoid = ({ type }) => isNodeType(type) && descriptorOf(type).content === 'nothing';
  // Each correction marks its node dirty again, so one at a time is enough.
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (Node.isText(node)) cleanText(editor, node, path);
    // An element without children is left to Slate, which adds an empty text.
    else if (Node.isElement(node) && node.children.length === 0) normalizeNode(entry, options);
    else if (!cleanFields(editor, node, path) && !normalizeChildren(editor, scheme, [node, path])) {
      normalizeNode(entry, options);
    }
  };
  // Slate limits the number of corrections by the paths of a change, which do not include content
  // that the change moved; this limit is enough for the largest document.
  editor.shouldNormalize = (state) =>
    shouldNormalize({ ...state, initialDirtyPathsLength: Math.max(state.initialDirtyPathsLength, limits.blocks) });
  return editor;
}
