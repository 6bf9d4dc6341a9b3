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
 * A picture that has still to be fetched and stored; until then words stand at its place among the blocks. It is the
 * `nth` of the `onDisk` pictures that the page has on the disk of whoever wrote it, those of formulas included.
 */
export type Waiting = { block: number; picture: Picture; nth: number; onDisk: number };

export type Pasted = { ok: true; blocks: Block[]; waiting: Waiting[] } | { ok: false; message: string };

export type FromHtml = {
  parse: Parse;
  /** Where this site's own pictures lie, such as `https://studio.example/api`. */
  mediaBase?: string;
};

/**
 * HTML of any clipboard as blocks of a document: structure, words, marks, links, tables, formulas and pictures.
 * Whatever it is given, the blocks are a valid document, or it says why they would not be.
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

/** Characters; pictures that lie in the HTML itself are most of a large one. */
const longest = 60_000_000;

/** Word, Excel, Pages, LibreOffice and Google's documents say who wrote; a page that somebody reads does not. */
function isWordProcessor(html: string): boolean {
  return /urn:schemas-microsoft-com:office|\bmso-|docs-internal-guid-|name="?generator"?\s+content="?(?:cocoa|libreoffice|microsoft)/i.test(
    html.slice(0, 20_000),
  );
}

/** A picture of ours, which stays where it is. */
function standing({ src, alt, width }: Picture, mediaBase: string): Block | null {
  const own = mediaBase && src.startsWith(`${mediaBase}/media/`) ? src.slice(mediaBase.length) : src;
  if (!isOwnPicture(own)) return null;
  return { type: 'image', src: own, alt, ...(width && { width }), children: empty };
}

function paragraphOf(block: Extract<Assembled, { picture: Picture }>): Block {
  return { type: 'paragraph', children: [pictureWords(block.picture)] };
}

/** Whether HTML says no more than its one picture, as a browser's "Copy image" does. */
export function onlyPicture(html: string, parse: Parse): { alt: string } | null {
  const page = parse(html);
  const picture = find(page, (node) => tagOf(node) === 'img');
  const words = find(page, (node) => node.nodeType === 3 && (node.nodeValue ?? '').trim() !== '');
  return picture && !words ? { alt: attribute(picture, 'alt') } : null;
}
