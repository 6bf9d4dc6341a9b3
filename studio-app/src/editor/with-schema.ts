import type { Editor } from 'slate';
import { documentScheme, isKind, kinds, type Scheme } from './kinds.ts';

/** Keeps what is edited within the schema of core/rich-text. */
export function withSchema<E extends Editor>(editor: E, scheme: Scheme = documentScheme): E {
  editor.isInline = ({ type }) => isKind(type) && kinds[type].inline === true;
  editor.isVoid = ({ type }) => isKind(type) && kinds[type].void === true;
  return editor;
}
