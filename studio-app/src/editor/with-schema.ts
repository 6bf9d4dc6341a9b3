import { limits } from '@fourfold/core/rich-text/limits';
import { type Editor, Node } from 'slate';
import { cleanFields, cleanText } from './clean.ts';
import { documentScheme, isKind, kinds, type Scheme } from './kinds.ts';
import { mendChildren } from './mend.ts';

/**
 * Keeps what is edited within the schema of core/rich-text, whatever is typed, pasted or done: nothing is thrown away
 * that could stand somewhere else. What is only too large is not its business (`withLimits`).
 */
export function withSchema<E extends Editor>(editor: E, scheme: Scheme = documentScheme): E {
  const { normalizeNode, shouldNormalize } = editor;
  editor.isInline = ({ type }) => isKind(type) && kinds[type].inline === true;
  editor.isVoid = ({ type }) => isKind(type) && kinds[type].void === true;
  // Each mending makes its node dirty again, so one at a time is enough.
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (Node.isText(node)) cleanText(editor, node, path);
    // Nothing can be done around what holds nothing at all: it gets a text first.
    else if (Node.isElement(node) && node.children.length === 0) normalizeNode(entry, options);
    else if (!cleanFields(editor, node, path) && !mendChildren(editor, scheme, [node, path])) {
      normalizeNode(entry, options);
    }
  };
  // Slate takes a mending for endless by the paths of the change, and what came into a new place with it is not among
  // them: this is enough for all the parts that a document may have.
  editor.shouldNormalize = (state) =>
    shouldNormalize({ ...state, initialDirtyPathsLength: Math.max(state.initialDirtyPathsLength, limits.blocks) });
  return editor;
}
