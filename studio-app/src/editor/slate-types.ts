import type { DocumentNode, Empty, NodeType, RichDocument, Text } from '@fourfold/core/rich-text/document';
import type { BaseEditor, Descendant } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';

/** The types of a document as Slate needs them: the same shapes, mutable. */
type Mutable<T> = T extends Empty
  ? RichText[]
  : T extends readonly (infer Item)[]
    ? Mutable<Item>[]
    : T extends object
      ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
      : T;

export type RichText = { -readonly [Key in keyof Text]: Text[Key] };
export type RichElement = Mutable<DocumentNode>;
export type ElementType = NodeType;
export type ElementOf<Type extends ElementType> = Extract<RichElement, { type: Type }>;
type RichSlateEditor = BaseEditor & ReactEditor & HistoryEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: RichSlateEditor;
    Element: RichElement;
    Text: RichText;
  }
}

/** Casts a valid document to Slate's value. Slate never changes a node in place, so the document is not modified. */
export function slateValue(document: RichDocument): Descendant[] {
  return document as unknown as Descendant[];
}
