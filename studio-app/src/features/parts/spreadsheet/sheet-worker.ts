import { answerPage } from '../files/answer-page.ts';
import { rowsOfFile } from './rows-of-file.ts';

/** Rows per message; the page processes this many in a few milliseconds. */
const portion = 2_000;

answerPage<string[][]>(async (file, send) => {
  const rows = await rowsOfFile(file.name, new Uint8Array(await file.arrayBuffer()));
  for (let at = 0; at < rows.length; at += portion) send(rows.slice(at, at + portion));
});
