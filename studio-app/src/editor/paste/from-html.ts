import { isOwnPicture } from '@fourfold/core/rich-text/addresses';
import { boundsSlip } from '@fourfold/core/rich-text/bounds';
import { type Block, empty } from '@fourfold/core/rich-text/document';
import { assemble, pictureWords } from './assemble.ts';
import type { Picture } from './flow.ts';
import type { Assembled } from './lists.ts';
import { attribute, find, findAll, type Parse, tagOf } from './markup.ts';
import { closeTags } from './office-formula.ts';
import { readFlow } from './read-flow.ts';
import { stylesOf } from './style-of.ts';

/**
 * A picture that is still to be uploaded; until then a placeholder is in its block. `diskIndex` is
 * its index among the `diskCount` pictures that the page references by file paths, those of
 * formulas included.
 */
export type Waiting = { block: number; picture: Picture; nth: number; onDisk: number };

export type Pasted = { ok: true; blocks: Block[]; waiting: Waiting[] } | { ok: false; message: string };

export type FromHtml = {
  parse: Parse;
  /** Base URL of this site's own pictures, such as `https://studio.example/api`. */
  mediaBase?: string;
};

/**
 * Converts HTML of any source to blocks of a document: structure, text, marks, links, tables,
 * formulas and pictures. The blocks are always a valid document; otherwise the result has a
 * message.
 */
export function fromHtml(html: string, { parse, mediaBase = '' }: FromHtml): Pasted {
  if (html.length > longest) return { ok: false, message: tooMuch };
  const page = parse(closeTags(html.toWellFormed().replaceAll('\0', '')));
  const flow = readFlow(page, { parse, styleOf: stylesOf(page), chosenColours: isWordProcessor(html) });
  const disk = findAll(page, (node) => tagOf(node) === 'img' && attribute(node, 'src').startsWith('file:'));
  const sources = disk.map((node) => attribute(node, 'src').trim());
  const waiting: Waiting[] = [];
  const blocks = assemble(flow).map((block, at) => {
    if (!('picture' in block)) return block;
    const shown = standing(block.picture, mediaBase);
    if (!shown) {
      const nth = sources.indexOf(block.picture.src);
      waiting.push({ block: at, picture: block.picture, nth, onDisk: sources.length });
    }
    return shown ?? paragraphOf(block);
  });
  return boundsSlip(blocks) ? { ok: false, message: tooMuch } : { ok: true, blocks, waiting };
}

export const tooMuch = 'That is more than one text can hold. Paste it in parts.';

/** Characters; most of a large one are embedded pictures. */
const longest = 60_000_000;

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
function standing({ src, alt, width }: Picture, mediaBase: string): Block | null {
  const own = mediaBase && src.startsWith(`${mediaBase}/media/`) ? src.slice(mediaBase.length) : src;
  if (!isOwnPicture(own)) return null;
  return { type: 'image', src: own, alt, ...(width && { width }), children: empty };
}

function paragraphOf(block: Extract<Assembled, { picture: Picture }>): Block {
  return { type: 'paragraph', children: [pictureWords(block.picture)] };
}

/** Whether HTML contains a single picture only, as from a browser's "Copy image". */
export function onlyPicture(html: string, parse: Parse): { alt: string } | null {
  const page = parse(html);
  const picture = find(page, (node) => tagOf(node) === 'img');
  const words = find(page, (node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '');
  return picture && !words ? { alt: attribute(picture, 'alt') } : null;
}
