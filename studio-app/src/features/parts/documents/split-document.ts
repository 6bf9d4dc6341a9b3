import { maxImageBytes } from '@fourfold/core/authoring/image-limits';
import { type Doubt, doubt } from '@fourfold/core/authoring/split-items/doubts';
import { splitItems } from '@fourfold/core/authoring/split-items/split-items';
import type { SourceBlock, SplitItem, SplitResult } from '@fourfold/core/authoring/split-items/split-types';
import { FileRefused } from '../files/file-refused.ts';
import { documentLimits } from './limits.ts';

/** A document with its questions. `pictures` by the addresses of its images; `name` is null for a pasted text. */
export type SplitDocument = {
  name: string | null;
  source: readonly SourceBlock[];
  items: readonly SplitItem[];
  doubts: readonly Doubt[];
  pictures: ReadonlyMap<string, Blob>;
};

type SplitOptions = Pick<SplitDocument, 'doubts' | 'pictures'> & {
  /** The questions, if a worker has found them. */
  split?: SplitResult;
};

/** Splits blocks into questions, at most as many as one document may have. */
export function splitDocument(
  name: string | null,
  source: readonly SourceBlock[],
  { doubts, pictures, split = splitItems(source) }: SplitOptions,
): SplitDocument {
  if (split.items.length > documentLimits.items)
    throw new FileRefused(`There are more than ${documentLimits.items} questions. Divide the document.`);
  const items = split.items.map((item) => withLargePictures(item, pictures));
  return { name, source, items, doubts: [...doubts, ...split.doubts], pictures };
}

/** A picture that the server would refuse is a doubt of its question. */
function withLargePictures(item: SplitItem, pictures: ReadonlyMap<string, Blob>): SplitItem {
  const all = [item.stem, item.explanation, ...item.choices.map(({ blocks }) => blocks)].flat();
  const isLarge = all.some((block) => block.type === 'image' && (pictures.get(block.src)?.size ?? 0) > maxImageBytes);
  return isLarge ? { ...item, doubts: [...item.doubts, doubt('large-picture')] } : item;
}
