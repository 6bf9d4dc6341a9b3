import { fromHtml } from '../from-html.ts';
import { parse } from './parse.ts';

/** A page read as a paste reads it, its parsing with it. */
export function readPage(html: string): void {
  fromHtml(html, { parse });
}
