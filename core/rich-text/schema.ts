import * as z from 'zod';
import { isImageAddress, isLinkAddress } from './addresses.ts';
import { boundsError } from './bounds.ts';
import type * as Doc from './document.ts';
import { fontSizes } from './document.ts';
import { limits } from './limits.ts';
import { paletteValues } from './palette.ts';
import { readBlocks } from './read-blocks.ts';
import { issueMessage } from './schema-message.ts';
import { videoPlayer } from './video/video-address.ts';

/** A checked document, or a sentence that says what is wrong and where: `block 3, paragraph: unknown mark "blink"`. */
export type CheckedDocument = { ok: true; document: Doc.RichDocument } | { ok: false; message: string };

/** Reads a rich field from the wire: a JSON string of blocks, plain text as one paragraph (Q111), or a block list. */
export function parseRichField(input: unknown): CheckedDocument {
  if (typeof input === 'string') return checkDocument(readBlocks(input));
  return checkDocument(input);
}

/** Checks a block list. The result has no properties other than those of the schema. */
export function checkDocument(input: unknown): CheckedDocument {
  if (!Array.isArray(input)) return { ok: false, message: 'A document must be a text or a list of blocks.' };
  const boundsMessage = boundsError(input);
  if (boundsMessage) return { ok: false, message: boundsMessage };
  const { data, error } = Blocks.safeParse(input);
  return data ? { ok: true, document: data } : { ok: false, message: issueMessage(error.issues, input) };
}

const markOn = z.literal(true).exactOptional();
const colour = z.enum(paletteValues, 'is not a colour of the palette').exactOptional();
const caption = z.string().max(limits.caption);
const address = z.string().max(limits.address);
const latex = z
  .string()
  .max(limits.formula)
  .refine((formula) => formula.trim() !== '', 'is empty');
const children = z.tuple([z.strictObject({ text: z.literal('') })]);

const Text = z.strictObject({
  text: z.string(),
  bold: markOn,
  italic: markOn,
  underline: markOn,
  strike: markOn,
  sub: markOn,
  sup: markOn,
  code: markOn,
  color: colour,
  highlight: colour,
  size: z.literal(fontSizes, 'is not a size of the editor').exactOptional(),
});
const texts = z.array(Text).min(1);
const InlineMath = z.strictObject({ type: z.literal('inline-math'), latex, children });
const Link = z.strictObject({
  type: z.literal('link'),
  url: address.refine(isLinkAddress, 'is not an http, https or mailto address'),
  children: texts,
});
/** A tooltip contains only text, formulas and links, nothing that opens. */
const Tip = z.strictObject({
  type: z.literal('paragraph'),
  children: z.array(z.union([Text, z.discriminatedUnion('type', [InlineMath, Link])])).min(1),
});
const Tooltip = z.strictObject({ type: z.literal('tooltip'), tip: z.array(Tip).min(1), children: texts });
const inlines = z.array(z.union([Text, z.discriminatedUnion('type', [InlineMath, Tooltip, Link])])).min(1);

const Paragraph = z.strictObject({ type: z.literal('paragraph'), children: inlines });
const Heading = z.strictObject({ type: z.literal('heading'), level: z.literal([2, 3]), children: inlines });
const MathBlock = z.strictObject({ type: z.literal('math'), latex, children });
const ListItem = z.strictObject({
  type: z.literal('list-item'),
  get children(): z.ZodType<Doc.ListItem['children']> {
    return z.array(z.discriminatedUnion('type', [Paragraph, MathBlock, List])).min(1);
  },
});
const List = z.strictObject({
  type: z.literal('list'),
  ordered: z.boolean(),
  children: z.array(ListItem).min(1),
});
const Quote = z.strictObject({ type: z.literal('quote'), children: z.array(Paragraph).min(1) });
const Passage = z.strictObject({
  type: z.literal('passage'),
  credit: caption.exactOptional(),
  children: z.array(z.discriminatedUnion('type', [Heading, Paragraph])).min(1),
});
const TableCell = z.strictObject({
  type: z.literal('table-cell'),
  header: z.boolean().exactOptional(),
  children: inlines,
});
const TableRow = z.strictObject({
  type: z.literal('table-row'),
  children: z.array(TableCell).min(1).max(limits.columns),
});
const Table = z.strictObject({
  type: z.literal('table'),
  children: z.array(TableRow).min(1).max(limits.rows),
});
const Image = z.strictObject({
  type: z.literal('image'),
  src: address.refine(isImageAddress, 'is neither an uploaded image nor an https address'),
  alt: caption,
  width: z.int().min(1).max(limits.imageWidth).exactOptional(),
  children,
});
const Video = z.strictObject({
  type: z.literal('video'),
  url: address.refine((url) => videoPlayer(url), 'is not a YouTube or Vimeo address or an https MP4 or WebM file'),
  title: caption,
  children,
});

const Block = z.discriminatedUnion('type', [Paragraph, Heading, List, Quote, Passage, Table, MathBlock, Image, Video]);
const Blocks: z.ZodType<Doc.RichDocument> = z.array(Block);
