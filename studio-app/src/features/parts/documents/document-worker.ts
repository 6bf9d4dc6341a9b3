import { splitItems } from '@fourfold/core/authoring/split-items/split-items';
import { answerPage } from '../files/answer-page.ts';
import { readDocx } from './docx/read-docx.ts';
import { withMediaNames } from './media-names.ts';
import type { SplitDocx } from './read-document.ts';

answerPage<SplitDocx>(async (file, send) => {
  const document = await withMediaNames(await readDocx(file.name, new Uint8Array(await file.arrayBuffer())));
  send({ ...document, split: splitItems(document.blocks) });
});
