import { isOwnPicture } from '@fourfold/core/rich-text/addresses';
import { boundsError } from '@fourfold/core/rich-text/bounds';
import { type Block, empty } from '@fourfold/core/rich-text/document';
import { assembleBlocks, picturePlaceholder } from './assemble-blocks.ts';
import type { BlockOrPicture } from './build-lists.ts';
import type { Picture } from './flow.ts';
import { attribute, findAll, findFirst, type Parse, tagOf } from './markup.ts';
import { closeTags } from './office-formulas.ts';
import { readFlow } from './read-flow.ts';
import { readStyles } from './read-styles.ts';

/**
 * A picture that is still to be uploaded; until then a placeholder is in its block. `diskIndex` is its index among the
 * `diskCount` pictures that the page references by file paths, those of formulas included.
 */
export type PendingPicture = { block: number; picture: Picture; diskIndex: number; diskCount: number };

export type PasteResult = { ok: true; blocks: Block[]; pending: PendingPicture[] } | { ok: false; message: string };

export type FromHtmlOptions = {
  parse: Parse;
  /** Base URL of this site's own pictures, such as `https://studio.example/api`. */
  mediaBase?: string;
};

/**
 * Converts HTML of any source to blocks of a document: structure, text, marks, links, tables, formulas and pictures.
 * The blocks are always a valid document; otherwise the result has a message.
 */
export function fromHtml(html: string, { parse, mediaBase = '' }: FromHtmlOptions): PasteResult {
  if (html.length > maxLength) return { ok: false, message: tooMuchText };
  const page = parse(closeTags(html.toWellFormed().replaceAll('\0', '')));
  const flow = readFlow(page, { parse, styleOf: readStyles(page), chosenColours: isWordProcessor(html) });
  const diskPictures = findAll(page, (node) => tagOf(node) === 'img' && attribute(node, 'src').startsWith('file:'));
  const sources = diskPictures.map((node) => attribute(node, 'src').trim());
  const pending: PendingPicture[] = [];
  const blocks = assembleBlocks(flow).map((block, at) => {
    if (!('picture' in block)) return block;
    const ownBlock = toOwnPicture(block.picture, mediaBase);
    if (!ownBlock) {
      const diskIndex = sources.indexOf(block.picture.src);
      pending.push({ block: at, picture: block.picture, diskIndex, diskCount: sources.length });
    }
    return ownBlock ?? placeholderBlock(block);
  });
  return boundsError(blocks) ? { ok: false, message: tooMuchText } : { ok: true, blocks, pending };
}

export const tooMuchText = 'That is more than one text can hold. Paste it in parts.';

/** Characters; most of a large one are embedded pictures. */
const maxLength = 60_000_000;

/**
 * Whether the source is Word, Excel, Pages, LibreOffice or Google Docs, where the author chose the
 * colours; those of a web page are dropped.
 */
function isWordProcessor(html: string): boolean {
  return /urn:schemas-microsoft-com:office|\bmso-|docs-internal-guid-|name="?generator"?\s+content="?(?:cocoa|libreoffice|microsoft)/i.test(
    html.slice(0, 20_000),
  );
}

/** A picture of this site, which needs no upload. */
function toOwnPicture({ src, alt, width }: Picture, mediaBase: string): Block | null {
  const path = mediaBase && src.startsWith(`${mediaBase}/media/`) ? src.slice(mediaBase.length) : src;
  if (!isOwnPicture(path)) return null;
  return { type: 'image', src: path, alt, ...(width && { width }), children: empty };
}

function placeholderBlock(block: Extract<BlockOrPicture, { picture: Picture }>): Block {
  return { type: 'paragraph', children: [picturePlaceholder(block.picture)] };
}

/** Whether HTML contains a single picture only, as from a browser's "Copy image". */
export function onlyPicture(html: string, parse: Parse): { alt: string } | null {
  const page = parse(html);
  const picture = findFirst(page, (node) => tagOf(node) === 'img');
  const words = findFirst(page, (node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '');
  return picture && !words ? { alt: attribute(picture, 'alt') } : null;
}
