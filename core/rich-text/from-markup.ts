import { isImageAddress } from './addresses.ts';
import {
  type Block,
  empty,
  type Inline,
  type ListItem,
  type Paragraph,
  type RichDocument,
  type TableCell,
  type TableRow,
} from './document.ts';
import { type DollarMode, readInline, splitCells } from './internal/markup-inline.ts';
import { limits } from './limits.ts';

export type MarkupOptions = {
  /**
   * 'block': `$…$` is an inline formula, and `$$…$$` on its own lines is a display formula.
   * 'inline': `$$…$$` is an inline formula, and a single dollar is money.
   */
  doubleDollar?: 'block' | 'inline';
};

/**
 * Parses light markup, as in the demo content and in imports: paragraphs between blank lines, `## ` and `### `
 * headings, `- ` and `1. ` lists, `> ` quotes, `| a | b |` tables whose first row is the header, `:::passage Credit` …
 * `:::`, `![description](address)` pictures on lines of their own, `*italic*`, `**bold**`, `__underline__`, `==highlight==`, formulas, a backslash at a line's end for a line
 * break, `\$` and the like for the character itself. Never throws: invalid markup becomes text. The document is valid
 * unless it exceeds the limits of a document.
 */
export function fromMarkup(source: string, { doubleDollar = 'block' }: MarkupOptions = {}): RichDocument {
  const lines = source
    .toWellFormed()
    .replaceAll('\0', '')
    .split(/\r\n?|\n/);
  const trimmed = lines.map((line) => line.trim());
  if (doubleDollar === 'inline') return readBlocks(trimmed, { dollars: 'double', readers: otherReaders });
  return readBlocks(trimmed, { dollars: 'both', readers: [...otherReaders, math] });
}

type ReadContext = { dollars: DollarMode; readers: readonly Reader[] };
/** `starts` matches the first line of a block; `read` returns null if the following lines do not form one. */
type Reader = {
  starts: RegExp;
  read(lines: readonly string[], at: number, context: ReadContext): BlockResult | null;
};
type BlockResult = { block: Block; next: number };

function readBlocks(lines: readonly string[], context: ReadContext): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    if (lines[at] === '') {
      at += 1;
      continue;
    }
    const reader = readerAt(lines, at, context);
    const { block, next } = reader?.read(lines, at, context) ?? paragraph(lines, at, context);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

function readerAt(lines: readonly string[], at: number, { readers }: ReadContext): Reader | undefined {
  return readers.find(({ starts }) => starts.test(lines[at] ?? ''));
}

/** Reads everything up to a blank line or a line that starts another block. */
function paragraph(lines: readonly string[], at: number, context: ReadContext): BlockResult {
  let next = at + 1;
  while (continuesParagraph(lines, next, context)) next += 1;
  return { block: paragraphOf(lines.slice(at, next), context), next };
}

function continuesParagraph(lines: readonly string[], at: number, context: ReadContext): boolean {
  return at < lines.length && lines[at] !== '' && !readerAt(lines, at, context);
}

const heading: Reader = {
  starts: /^#{2,3}\s+\S/,
  read(lines, at, context) {
    const [marks = '', words = ''] = splitOnce(lines[at] ?? '', /\s+/);
    const level = marks.length === 2 ? 2 : 3;
    return { block: { type: 'heading', level, children: inline([words], context) }, next: at + 1 };
  },
};

const passage: Reader = {
  starts: /^:::passage(?:\s|$)/,
  read(lines, at, { dollars }) {
    const [, credit = ''] = splitOnce(lines[at] ?? '', /\s+/);
    const end = lines.indexOf(':::', at + 1);
    if (end < 0 || credit.length > limits.caption) return null;
    const inside = readBlocks(lines.slice(at + 1, end), { dollars, readers: [heading] });
    const children = inside.filter((block) => block.type === 'heading' || block.type === 'paragraph');
    if (children.length === 0) return null;
    return { block: { type: 'passage', ...(credit && { credit }), children }, next: end + 1 };
  },
};

const quote: Reader = {
  starts: /^>\s+\S/,
  read(lines, at, { dollars }) {
    const next = endOfRun(lines, at, /^>(?:\s|$)/);
    const inside = lines.slice(at, next).map((line) => line.slice(1).trim());
    const children = readBlocks(inside, { dollars, readers: [] }).filter((block) => block.type === 'paragraph');
    return { block: { type: 'quote', children }, next };
  },
};

const list: Reader = {
  starts: /^(?:-|1[.)])\s+\S/,
  read(lines, at, context) {
    const ordered = !lines[at]?.startsWith('-');
    const bullet = ordered ? /^\d{1,3}[.)]\s+(?=\S)/ : /^-\s+(?=\S)/;
    const children: ListItem[] = [];
    let next = at;
    while (bullet.test(lines[next] ?? '')) {
      const start = next;
      next += 1;
      while (continuesParagraph(lines, next, context) && !bullet.test(lines[next] ?? '')) next += 1;
      const [head = '', ...more] = lines.slice(start, next);
      children.push({
        type: 'list-item',
        children: [paragraphOf([head.replace(bullet, ''), ...more], context)],
      });
    }
    return { block: { type: 'list', ordered, children }, next };
  },
};

const table: Reader = {
  starts: /^\|.*\|$/,
  read(lines, at, context) {
    const rows = rowsFrom(lines, at, context);
    const next = at + rows.length;
    if (rows[1]?.every((cell) => /^:?-+:?$/.test(cell))) rows.splice(1, 1);
    const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
    if (rows.length < 2) return null;
    const children = rows.map((row, at): TableRow => {
      const cells = Array.from({ length: columns }, (_, column) => inline([row[column] ?? ''], context));
      return { type: 'table-row', children: cells.map((cell) => cellOf(cell, at === 0)) };
    });
    return { block: { type: 'table', children }, next };
  },
};

/** The rows of a table, up to the maximum size of a table. */
function rowsFrom(lines: readonly string[], at: number, { dollars }: ReadContext): string[][] {
  const rows: string[][] = [];
  while (rows.length < limits.rows) {
    const line = lines[at + rows.length];
    const cells = line && table.starts.test(line) ? splitCells(line.slice(1, -1), dollars) : [];
    if (cells.length === 0 || cells.length > limits.columns) return rows;
    rows.push(cells);
  }
  return rows;
}

function cellOf(children: readonly Inline[], header: boolean): TableCell {
  return { type: 'table-cell', ...(header && { header }), children };
}

/** `$$` at the start of a line, closed at the end of the same or a later line of the paragraph. */
const math: Reader = {
  starts: /^\$\$(?:(?!\$\$).)*(?:\$\$)?$/,
  read(lines, at) {
    let written = '';
    for (let next = at; next < Math.min(lines.length, at + 100) && lines[next] !== ''; next += 1) {
      written += `${lines[next]}\n`;
      const latex = /^\$\$((?:\\.|[^\\$])+)\$\$\n$/s.exec(written)?.[1]?.trim();
      if (latex && latex.length <= limits.formula)
        return { block: { type: 'math', latex, children: empty }, next: next + 1 };
      if (next > at && lines[next]?.includes('$$')) return null;
    }
    return null;
  },
};

const picture: Reader = {
  starts: /^!\[[^\]]*\]\([^()\s]+\)$/,
  read(lines, at) {
    const [, alt = '', src = ''] = /^!\[([^\]]*)\]\(([^()\s]+)\)$/.exec(lines[at] ?? '') ?? [];
    if (!isImageAddress(src) || alt.length > limits.caption) return null;
    return { block: { type: 'image', src, alt, children: empty }, next: at + 1 };
  },
};

const otherReaders: readonly Reader[] = [heading, passage, quote, list, table, picture];

function paragraphOf(lines: readonly string[], context: ReadContext): Paragraph {
  return { type: 'paragraph', children: inline(lines, context) };
}

/** Lines are joined, except after a line that ends with a backslash. */
function inline(lines: readonly string[], { dollars }: ReadContext): readonly Inline[] {
  const text = lines.map((line) => (/(?<!\\)\\$/.test(line) ? `${line.slice(0, -1).trimEnd()}\n` : `${line} `));
  return readInline(text.join('').trim(), dollars);
}

function splitOnce(line: string, at: RegExp): [string, string] {
  const [head = ''] = line.split(at, 1);
  return [head, line.slice(head.length).trim()];
}

/** The line after the last consecutive one that matches. */
function endOfRun(lines: readonly string[], at: number, pattern: RegExp): number {
  let next = at;
  while (next < lines.length && pattern.test(lines[next] ?? '')) next += 1;
  return next;
}
