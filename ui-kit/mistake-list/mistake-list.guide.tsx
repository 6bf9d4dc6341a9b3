import type { Guide } from '../stories/guide.ts';
import { MistakeItem, MistakeList } from './mistake-list.tsx';

const none = () => {};

export const guide: Guide = {
  use: ['For the questions that a student has missed, with what the student wrote about each.'],
  instead: [
    { when: 'One question is answered or shown with all its choices.', take: 'Choices' },
    { when: 'The rows are other records of several facts.', take: 'Table' },
    { when: 'Nothing was missed.', take: 'Empty' },
  ],
  anatomy: [
    { part: 'Question', what: 'without its passage, which the explanation shows.' },
    { part: 'Answers', what: 'what was given, red, and the right answer, green, side by side.' },
    { part: 'Explanation', what: 'a disclosure, closed at first.' },
    { part: 'Margin', what: 'source, date, when it comes back, skills, cause and note.' },
    { part: 'Cause', what: 'four buttons; the chosen one is filled, a suggested one has a dashed frame.' },
  ],
  dos: [
    {
      example: (
        <MistakeList label="Missed questions">
          <MistakeItem
            question="What is 7 × 8?"
            given="54"
            right="56"
            source={<a href="#set">Products</a>}
            when="24 Nov"
            skills={[]}
            cause={null}
            suggested="slip"
            onCause={none}
            note=""
          />
        </MistakeList>
      ),
      text: 'Mark a suggested cause as suggested: only the student knows.',
    },
  ],
  donts: [
    {
      example: <p>Missed again! You must try harder.</p>,
      text: 'Blame. A miss is a fact with a date.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus through source, causes, note and explanation of each question.' },
    { key: 'Enter, Space', effect: 'Chooses the focused cause, or removes it; opens or closes the explanation.' },
  ],
  screenReader:
    'A list. The causes are a group named “Cause”; each is a toggle button, and a suggested one is read with “suggested”.',
  content: ['“Missed 3 times” only from the second time on.', 'A day is “tomorrow” or “on Mon 30 Nov”.'],
};
