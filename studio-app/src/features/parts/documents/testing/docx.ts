import { doubtSentence } from '@fourfold/core/authoring/split-items/doubts';
import { splitItems } from '@fourfold/core/authoring/split-items/split-items';
import type { SplitItem } from '@fourfold/core/authoring/split-items/split-types';
import { plainText } from '@fourfold/core/rich-text/plain-text';
import { zip } from '../../spreadsheet/zip.ts';
import { readDocx } from '../docx/read-docx.ts';

/** Builders of small .docx files from their parts. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const r = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
export const p = (...content: readonly string[]) =>
  `<w:p>${content.map((one) => (one.startsWith('<') ? one : r(one))).join('')}</w:p>`;
export const numbered = (numId: number, level: number, ...content: readonly string[]) =>
  p(`<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr>`, ...content);
export const tbl = (...rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell.startsWith('<w:') ? cell : p(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
export const picture = (id: string, alt = '') =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="952500" cy="952500"/><wp:docPr id="1" name="Picture 1" descr="${alt}"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:blipFill><a:blip r:embed="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
/** x squared over 2, as a .docx has it. */
export const fraction =
  '<m:oMath><m:f><m:num><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';
export const oleEquation =
  '<w:r><w:object><v:shape><v:imagedata r:id="rId9"/></v:shape><o:OLEObject Type="Embed" ProgID="Equation.DSMT4" r:id="rId8"/></w:object></w:r>';

/** A definition of numbering: each list is the formats and texts of its levels. */
export function numberingXml(...lists: readonly (readonly [format: string, text: string][])[]): string {
  const abstracts = lists.map(
    (levels, at) =>
      `<w:abstractNum w:abstractNumId="${at}">${levels.map(([format, text], level) => `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`).join('')}</w:abstractNum>`,
  );
  const nums = lists.map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`);
  return `<?xml version="1.0"?><w:numbering>${abstracts.join('')}${nums.join('')}</w:numbering>`;
}

export const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

/** The bytes of a .docx with this body. `parts`: further parts by name; `relations`: targets by id. */
export function docx(
  body: readonly string[],
  parts: Record<string, string | Uint8Array> = {},
  relations: Record<string, string> = {},
) {
  const encoder = new TextEncoder();
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body.join('')}<w:sectPr><w:cols w:num="2"/></w:sectPr></w:body></w:document>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships>${Object.entries(relations)
      .map(
        ([id, target]) =>
          `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${target.split(' ')[1] ?? 'image'}" Target="${target.split(' ')[0]}"/>`,
      )
      .join('')}</Relationships>`,
    ...parts,
  };
  return zip(
    new Map(Object.entries(all).map(([name, part]) => [name, typeof part === 'string' ? encoder.encode(part) : part])),
  );
}

export async function itemsOf(...file: Parameters<typeof docx>) {
  const { blocks, doubts, pictures } = await readDocx('quiz.docx', docx(...file));
  const split = splitItems(blocks);
  return {
    items: split.items.map(line),
    doubts: [...doubts, ...split.doubts].map(doubtSentence),
    pictures,
    found: split.items,
  };
}

/** An item in one line: "1 stem | A=a B=b | A | doubts". */
function line({ label, stem, choices, key, doubts }: SplitItem): string {
  const text = (blocks: SplitItem['stem']) => plainText(blocks).replaceAll('\n', ' / ');
  const letters = choices.map(({ letter, blocks }) => `${letter}=${text(blocks)}`).join(' ');
  const right = key === null ? 'none' : 'letters' in key ? key.letters.join('+') : key.values.join(' or ');
  return `${label} ${text(stem)} | ${letters} | ${right} | ${doubts.map(({ code }) => code).join(' ')}`;
}
