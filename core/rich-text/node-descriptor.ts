import type { Block, DocumentNode, Empty, Inline, NodeType, Paragraph, Text } from './document.ts';

/**
 * What a node type is, as data. The guard, the zod schema, the arbitrary documents of tests, the plain text and the
 * editor's corrections are made from it. A new kind of field is a new member of `Field`.
 */
export type NodeDescriptor = {
  /** `part`: only within nodes whose content names it. */
  category: 'block' | 'inline' | 'part';
  /** Nothing, texts, texts with inline nodes, or nodes of these types; at least one. */
  content: 'nothing' | 'text' | 'line' | readonly NodeType[];
  /** The maximum number of children. */
  most?: number;
  /** Between the plain texts of its children; a line break without it. */
  joinedBy?: string;
  /** Its fields other than type and children, in the order in which they are checked. */
  fields: Readonly<Record<string, Field>>;
  /** How the editor corrects a child that is not allowed in it, unless the child's `corrections` say otherwise. */
  misplaced: { block: Correction; inline: Correction } | null;
  /** How the editor corrects this node where it is not allowed. */
  corrections?: Partial<Record<NodeLocation, Correction>>;
  /** An inline node that is allowed within a tooltip's text, too. */
  inTips?: true;
};

/** A descriptor that agrees with the type of its node. */
export type DescriptorOf<Node extends DocumentNode> = NodeDescriptor & {
  category: CategoryOf<Node>;
  content: ContentOf<Node>;
  fields: FieldsOf<Node>;
  misplaced: Node['children'] extends Empty ? null : object;
};

/** A parent, or the top level of a document or of a tooltip's text. */
type NodeLocation = NodeType | 'document' | 'tip';

export type Correction =
  /** Its children replace it. */
  | 'unwrap'
  /** As `unwrap`, with a space before its text if it would join the text before it. */
  | 'join'
  /** It moves up one level, and its parent is split around it. */
  | 'lift'
  /** It moves after the table. */
  | 'leave-table'
  | 'remove'
  | { become: NodeType }
  | { wrap: NodeType };

/** `error` follows the field's name in the schema's message. */
type OneOf<Value = unknown> = { is: 'one of'; values: readonly Value[]; error?: string };
type BooleanField = { is: 'boolean' };
/** From 1 to `most`. */
type IntegerField = { is: 'integer'; most: number };
/** Text that is shown or read out: it is part of the plain text. */
type CaptionField = { is: 'caption' };
type LatexField = { is: 'latex' };
type AddressField = { is: 'address'; allows: (address: string) => boolean; error: string };
/** The text of a tooltip: paragraphs without tooltips. */
type TipField = { is: 'tip' };

/**
 * `or` is the value that the editor writes instead of an invalid one. It deletes an invalid optional field, and unwraps
 * a node whose field is neither.
 */
export type Field = (OneOf | BooleanField | IntegerField | CaptionField | LatexField | AddressField | TipField) & {
  optional?: true;
  or?: unknown;
};

type CategoryOf<Node> = Node extends Block ? 'block' : Node extends Inline ? 'inline' : 'part';

type ContentOf<Node extends DocumentNode> = Node['children'] extends Empty
  ? 'nothing'
  : Node['children'] extends readonly Text[]
    ? 'text'
    : Node['children'] extends readonly Inline[]
      ? 'line'
      : readonly Extract<Node['children'][number], { type: string }>['type'][];

export type FieldsOf<Node> = {
  readonly [Key in Exclude<keyof Node, 'type' | 'children' | 'text'>]-?: FieldOf<NonNullable<Node[Key]>> &
    (Node extends Record<Key, unknown> ? { optional?: never; or?: Node[Key] } : { optional: true; or?: never });
};

type FieldOf<Value> = [Value] extends [readonly Paragraph[]]
  ? TipField
  : [Value] extends [boolean]
    ? BooleanField | OneOf<Value>
    : [Value] extends [number]
      ? IntegerField | OneOf<Value>
      : CaptionField | LatexField | AddressField | OneOf<Value>;
