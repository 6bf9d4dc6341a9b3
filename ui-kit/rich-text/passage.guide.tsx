import type { Guide } from '../stories/guide.ts';
import { Passage } from './passage.tsx';

export const guide: Guide = {
  use: [
    'For a text that questions are about, with line numbers as the exams print them.',
    'Within a document: RichText draws a passage node by itself.',
  ],
  instead: [
    { when: 'The passage is next to its question.', take: 'PassagePane' },
    { when: 'The text is not referred to by lines.', take: 'RichText' },
  ],
  anatomy: [
    { part: 'Text', what: 'headings and paragraphs in the serif of the question.' },
    { part: 'Line number', what: 'in the margin of every fifth line, by the current line breaks.' },
    { part: 'Credit', what: 'the source, below the text.' },
  ],
  dos: [
    {
      example: (
        <Passage credit="Written for Fourfold.">
          <p>The first thing my grandmother taught me about the orchard was that it could not be hurried.</p>
        </Passage>
      ),
      text: 'Name the source.',
    },
  ],
  donts: [
    {
      example: (
        <Passage credit="">
          <p>(5) She walked the rows each morning with a notebook.</p>
        </Passage>
      ),
      text: 'Line numbers typed into the text: the lines break elsewhere on another screen.',
    },
  ],
  keys: [],
  screenReader: 'The text and its source. The line numbers are hidden.',
  content: [
    'A title, if the text has one, and its source in one sentence.',
    'Questions name lines as they break at the full width.',
  ],
};
