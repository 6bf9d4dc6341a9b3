import { doubt } from '@fourfold/core/authoring/split-items/doubts';
import type { SourceBlock } from '@fourfold/core/authoring/split-items/split-types';
import { empty } from '@fourfold/core/rich-text/document';
import { readClipboard } from '../../../editor/paste/clipboard.ts';
import { fromHtml } from '../../../editor/paste/from-html.ts';
import { fromText } from '../../../editor/paste/from-text.ts';
import type { Parse } from '../../../editor/paste/markup.ts';
import { pictureFiles } from '../../../editor/paste/picture-files.ts';
import { FileRefused } from '../files/file-refused.ts';
import { type SplitDocument, splitDocument } from './split-document.ts';

/** Splits what is pasted: HTML of any program, or text. A picture that the clipboard does not contain is a doubt. */
export function pastedDocument(data: Pick<DataTransfer, 'getData' | 'files'>, parse: Parse): SplitDocument {
  const { fragment, html, text, rtf } = readClipboard(data);
  if (fragment)
    return splitDocument(
      null,
      fragment.map((block) => ({ block })),
      { doubts: [], pictures: new Map() },
    );
  const found = html ? fromHtml(html, { parse }) : fromText(text, parse);
  const result = found.ok && found.blocks.length === 0 ? fromText(text, parse) : found;
  if (!result.ok) throw new FileRefused(result.message);
  const files = pictureFiles(result.pending, rtf);
  const pictures = new Map<string, Blob>();
  const source = result.blocks.map((block): SourceBlock => ({ block }));
  for (const [index, { block, picture }] of result.pending.entries()) {
    const file = files[index];
    const src = `pasted/${index}`;
    if (file) pictures.set(src, file);
    source[block] = file
      ? {
          block: {
            type: 'image',
            src,
            alt: picture.alt,
            ...(picture.width && { width: picture.width }),
            children: empty,
          },
        }
      : { block: result.blocks[block] as SourceBlock['block'], notes: [doubt('missing-picture')] };
  }
  const doubtful = source.map((one) =>
    hasPlaceholder(one) ? { ...one, notes: [doubt('unread-equation', 'Formula')] } : one,
  );
  return splitDocument(null, doubtful, { doubts: [], pictures });
}

/** Whether the paste put the text of a formula that it could not read. */
function hasPlaceholder({ block }: SourceBlock): boolean {
  return JSON.stringify(block).includes('"text":"[Formula');
}
