import type { Guide } from '../stories/guide.ts';
import { RichText } from './rich-text.tsx';

export const guide: Guide = {
  use: [
    'For all content of authors: questions, answers, explanations, passages.',
    'For reading only. What is invalid in a document is skipped; nothing is thrown.',
  ],
  instead: [
    { when: 'The text is the page’s own: write it in JSX.', take: 'Banner' },
    { when: 'The answers of a question are chosen.', take: 'Choices' },
    { when: 'A passage is next to its question.', take: 'PassagePane' },
  ],
  anatomy: [
    { part: 'Text', what: 'headings, paragraphs, lists, quotes, tables, with their marks.' },
    { part: 'Formula', what: 'MathML, in a line or as a block.' },
    { part: 'Picture and video', what: 'own pictures at once; what is on other sites only after a click.' },
    { part: 'Tooltip', what: 'a term with a dotted line and its explanation.' },
  ],
  dos: [
    {
      example: (
        <RichText
          document={[
            {
              type: 'list',
              ordered: true,
              children: ['Find the axis.', 'Find the height there.'].map((text) => ({
                type: 'list-item',
                children: [{ type: 'paragraph', children: [{ text }] }],
              })),
            },
          ]}
        />
      ),
      text: 'Steps as a numbered list.',
    },
  ],
  donts: [
    {
      example: (
        <RichText
          document={[
            { type: 'paragraph', children: [{ text: '1. Find the axis.', bold: true, size: 24 }] },
            { type: 'paragraph', children: [{ text: '2. Find the height there.', bold: true, size: 24 }] },
          ]}
        />
      ),
      text: 'Marks instead of structure: a screen reader finds no list and no heading.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to links, terms, videos, and to formulas and tables that scroll.' },
    { key: 'Enter', effect: 'Opens the link in a new tab, the explanation of the term, or the video.' },
  ],
  screenReader:
    'The structure of the document: headings, lists, quotes, tables with header cells, math. A link opens a new tab.',
  content: [
    'Headings are of level 2 and 3: the page has level 1.',
    'Each picture has a description, each video a title.',
    'Colour in a text is an author’s emphasis, never the only sign.',
  ],
};
