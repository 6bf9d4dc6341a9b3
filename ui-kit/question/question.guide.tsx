import type { Guide } from '../stories/guide.ts';
import { Instructions } from './instructions.tsx';
import { QuestionHead } from './question-head.tsx';
import { Verdict } from './verdict.tsx';

export const guide: Guide = {
  use: [
    'For each page with one question: practice, a test, an author’s preview.',
    'With all parts that the question has. A part is never alone on a page.',
  ],
  instead: [
    { when: 'A paper test is filled in, without the texts of its questions.', take: 'BubbleSheet' },
    { when: 'Questions are listed.', take: 'Card' },
    { when: 'Only the text of the question is shown.', take: 'RichText' },
  ],
  anatomy: [
    { part: 'Head', what: 'the number under a heavy rule, with difficulty and calculator note.' },
    { part: 'Body', what: 'instruction, text, answers, explanation; at most 40 rem wide.' },
    { part: 'Margin', what: 'notes such as the run and the questions; below the body on smaller screens.' },
    { part: 'Action bar', what: 'the main button, and the area for alerts. On phones at the lower edge, with arrows.' },
    { part: 'Passage', what: 'a column on the left, if the question has one.' },
  ],
  dos: [
    {
      example: <Instructions kind="several-choices" />,
      text: 'Say how the question is answered: the instruction is fixed for each kind.',
    },
    { example: <QuestionHead number={38} rank={4} uncertain />, text: 'Highlight a number only if it is uncertain.' },
  ],
  donts: [
    {
      example: (
        <>
          <Verdict right={false} />
          <Verdict right={false} />
        </>
      ),
      text: 'The verdict twice: where an alert announces it, there is no Verdict.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves through the passage, the text, the answers and the action bar, then the margin.' },
    { key: 'Enter', effect: 'In a form that the page puts around the question: runs the main button.' },
  ],
  screenReader:
    'A heading with the number: “Question 7”, and “uncertain” if it is marked. The margin is complementary content after ' +
    'the question. The verdict is announced once, politely; the heading of the explanation repeats it.',
  content: [
    'The main button is Check, then Next; in a test Submit.',
    'The note next to it names the key: or press Enter.',
    'A note in the margin has a heading of at most three words.',
  ],
};
