import { describe, expect, it } from 'vitest';
import {
  docx,
  fraction,
  itemsOf,
  numbered,
  numberingXml,
  oleEquation,
  p,
  picture,
  pixel,
  r,
  tbl,
} from '../testing/docx.ts';
import { readDocx } from './read-docx.ts';

const choices = [p('A) a'), p('B) b'), p('Answer: B')];

describe('readDocx', () => {
  it.each([
    ['English', 'Question 1.', 'Answer:', 'ABC'],
    ['Spanish', 'Pregunta 1.', 'Respuesta:', 'ABC'],
    ['French', 'Question 1 :', 'Réponse :', 'ABC'],
    ['German', 'Aufgabe 1:', 'Antwort:', 'abc'],
    ['Portuguese', 'Questão 1.', 'Gabarito:', 'ABC'],
    ['Russian', 'Вопрос 1.', 'Ответ:', 'АБВ'],
    ['Chinese', '第1题', '答案：', 'ABC'],
    ['Turkish', 'Soru 1.', 'Doğru cevap:', 'ABC'],
  ])('reads a document in %s', async (_, number, key, [a = '', b = '', c = '']) => {
    const body = [p(`${number} stem & <more>`), p(`${a}) x`), p(`${b}) y`), p(`${c}) z`), p(`${key} ${b}`)];
    expect((await itemsOf(body)).items).toEqual(['1 stem & <more> | A=x B=y C=z | B | ']);
  });

  it('reads formulas in a line and on lines of their own', async () => {
    const body = [p('1. Value of ', fraction, '?'), p(`<m:oMathPara>${fraction}</m:oMathPara>`), ...choices];
    const { items, found } = await itemsOf(body);
    expect(items).toEqual(['1 Value of (x^2)/2? / (x^2)/2 | A=a B=b | B | ']);
    expect(found[0]?.stem[1]).toEqual({ type: 'math', latex: '\\frac{x^{2}}{2}', children: [{ text: '' }] });
  });

  it('has a doubt for an equation of an older kind, never drops it silently', async () => {
    const { items } = await itemsOf([p('1. Value of ', oleEquation, '?'), ...choices]);
    expect(items).toEqual(['1 Value of [Formula]? | A=a B=b | B | old-equation']);
  });

  it('has a doubt for a formula with an element that is not known', async () => {
    const { items } = await itemsOf([
      p('1. ', '<m:oMath><m:odd><m:r><m:t>x</m:t></m:r></m:odd></m:oMath>'),
      ...choices,
    ]);
    expect(items).toEqual(['1 x | A=a B=b | B | unread-equation']);
  });

  it('counts automatic numbers and letters, which restart below each question', async () => {
    const lists = numberingXml([
      ['decimal', '%1.'],
      ['upperLetter', '%2)'],
    ]);
    const body = [1, 2].flatMap((n) => [
      numbered(1, 0, `stem ${n}`),
      numbered(1, 1, 'a'),
      numbered(1, 1, 'b'),
      p('Answer: B'),
    ]);
    const { items } = await itemsOf(body, { 'word/numbering.xml': lists });
    expect(items).toEqual(['1 stem 1 | A=a B=b | B | ', '2 stem 2 | A=a B=b | B | ']);
  });

  it('has a doubt for a number in a format that is not known', async () => {
    const body = [numbered(1, 0, 'stem'), ...choices];
    const { items } = await itemsOf(body, { 'word/numbering.xml': numberingXml([['hebrew1', '%1.']]) });
    expect(items).toEqual(['1 stem | A=a B=b | B | broken-number']);
  });

  it('reads pictures with their size, and has a doubt for kinds that browsers do not show', async () => {
    const parts = { 'word/media/image1.png': pixel, 'word/media/image2.wmf': pixel };
    const relations = { rId1: 'media/image1.png', rId2: 'media/image2.wmf' };
    const body = [p('1. See'), p(picture('rId1', 'A graph')), ...choices, p('2. See'), p(picture('rId2')), ...choices];
    const { items, found, pictures } = await itemsOf(body, parts, relations);
    expect(items).toEqual(['1 See / A graph | A=a B=b | B | ', '2 See / [Picture] | A=a B=b | B | unread-picture']);
    expect(found[0]?.stem[1]).toMatchObject({
      type: 'image',
      src: 'word/media/image1.png',
      alt: 'A graph',
      width: 100,
    });
    expect([...pictures.keys()]).toEqual(['word/media/image1.png']);
  });

  it('reads choices and a key in tables', async () => {
    const body = [
      p('1. stem'),
      tbl(['A) a', 'B) b'], ['C) c', 'D) d']),
      p('2. stem'),
      ...choices.slice(0, 2),
      p('Answer key'),
      tbl(['1', '2'], ['C', 'A']),
    ];
    expect((await itemsOf(body)).items).toEqual(
      ['1 stem | A=a B=b C=c D=d | C | table-choices', '2 stem | A=a B=b | A | fewer-choices'].map((line) =>
        line.replace(' fewer-choices', ' '),
      ),
    );
  });

  it('reads a table that arranges questions cell by cell, with a doubt', async () => {
    const cell = (n: number) => [p(`${n}. stem`), ...choices].join('');
    const { items } = await itemsOf([tbl([cell(1), cell(2)])]);
    expect(items).toEqual(['1 stem | A=a B=b | B | layout-table', '2 stem | A=a B=b | B | layout-table']);
  });

  it('finds the right answer by its style, in all questions', async () => {
    const body = [1, 2, 3].flatMap((n) => [p(`${n}. stem`), p('A) a'), p(r('B) b', '<w:highlight w:val="yellow"/>'))]);
    const { items, found } = await itemsOf(body);
    expect(items).toEqual([1, 2, 3].map((n) => `${n} stem | A=a B=b | B | `));
    expect(JSON.stringify(found)).not.toContain('highlight');
  });

  it.each([
    ['a deletion', '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>', '1 stem', 'deleted-text'],
    ['an insertion', `<w:ins>${r(' new')}</w:ins>`, '1 stem new', 'inserted-text'],
    ['hidden text', r('secret', '<w:vanish/>'), '1 stem', 'hidden-text'],
    [
      'a text box',
      `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${p('boxed')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      '1 stem / boxed',
      'text-box',
    ],
    [
      'a chart',
      '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/chart"/></a:graphic></wp:inline></w:drawing></w:r>',
      '1 stem',
      'unread-object',
    ],
    [
      'an object',
      '<w:r><w:object><o:OLEObject ProgID="Excel.Sheet.12"/></w:object></w:r>',
      '1 stem[Object]',
      'unread-object',
    ],
    ['an unknown sign', '<w:r><w:sym w:font="Webdings" w:char="F061"/></w:r>', '1 stem□', 'symbol-font'],
    [
      'a formula of fields',
      '<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>EQ \\f(1,2)</w:instrText><w:fldChar w:fldCharType="end"/></w:r>',
      '1 stem[EQ \\f(1,2)]',
      'unread-equation',
    ],
  ])('has a doubt for %s', async (_, inside, stem, code) => {
    expect((await itemsOf([p('1. stem', inside), ...choices])).items).toEqual([`${stem} | A=a B=b | B | ${code}`]);
  });

  it('keeps a doubt of a paragraph that has nothing else', async () => {
    const chart =
      '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="a/chart"/></a:graphic></wp:inline></w:drawing></w:r>';
    expect((await itemsOf([p('1. stem'), p(chart), ...choices])).items).toEqual([
      '1 stem | A=a B=b | B | unread-object',
    ]);
  });

  it('reads footnotes after their paragraph, signs of the font Symbol, and results of fields', async () => {
    const field =
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF x</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
    const body = [
      p('1. stem', '<w:r><w:footnoteReference w:id="2"/></w:r>'),
      p('A) ', r('p', '<w:rFonts w:ascii="Symbol"/>')),
      p('B) ', `${field}${r('shown')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`),
      p('Answer: A'),
    ];
    const parts = {
      'word/footnotes.xml': `<w:footnotes><w:footnote w:id="2">${p('a note')}</w:footnote></w:footnotes>`,
    };
    expect((await itemsOf(body, parts)).items).toEqual(['1 stem / a note | A=π B=shown | A | footnote']);
  });

  it('notes a page header that is not taken', async () => {
    const { doubts } = await itemsOf(
      [p('1. stem'), ...choices],
      { 'word/header1.xml': `<w:hdr>${p('School exam')}</w:hdr>` },
      { rId3: 'header1.xml header' },
    );
    expect(doubts).toEqual(['The page header or footer was not taken: “School exam”.']);
  });

  it.each([
    ['a file with macros', docx([p('1. stem')], { 'word/vbaProject.bin': pixel }), 'has macros'],
    ['a workbook', docx([], { '_rels/.rels': '<Relationships/>', 'word/document.xml': '<a>' }), 'damaged'],
    ['a file that is cut off', docx([p('1. stem')]).subarray(0, 200), 'damaged or cut off'],
  ])('refuses %s with a sentence', async (_, bytes, sentence) => {
    await expect(readDocx('quiz.docx', new Uint8Array(bytes))).rejects.toThrow(sentence);
  });
});
