import type { Guide } from '../stories/guide.ts';
import { Choices } from './choices.tsx';

const none = () => {};

export const guide: Guide = {
  use: [
    'For one of up to six answers, in practice, in a test and in an author’s preview.',
    'For all answers that apply: checkboxes in the same style.',
    'After the check, for the same answers with their verdicts.',
  ],
  instead: [
    { when: 'The student types the answer.', take: 'FreeResponse' },
    { when: 'A setting has two or three values.', take: 'Segmented' },
    { when: 'A form has a yes-or-no value.', take: 'Checkbox' },
    { when: 'Answers of a whole paper test are filled in.', take: 'BubbleSheet' },
  ],
  anatomy: [
    { part: 'Row', what: 'an answer, at least 60 pixels high; all of it can be clicked.' },
    { part: 'Oval', what: 'its letter. Ink is chosen, green right, red wrong, a green ring right but not chosen.' },
    { part: 'Answer', what: 'text or rich text in the serif of the question.' },
    { part: 'Verdict', what: '“Your answer” or “Right answer”, with a tick or a cross, after the check.' },
    { part: 'Tool', what: 'a control at the right end, until the check.' },
  ],
  dos: [
    {
      example: (
        <Choices
          choices={['3', '20', '23'].map((body) => ({ id: body, body, correct: body === '23' }))}
          chosen={['20']}
          checked
          onChoose={none}
        />
      ),
      text: 'Show the right answer next to a wrong one.',
    },
  ],
  donts: [
    {
      example: (
        <Choices
          choices={['True', 'False'].map((body) => ({ id: body, body }))}
          chosen={[]}
          letters={['✓', '✗']}
          onChoose={none}
        />
      ),
      text: 'Signs as letters: a sign in an oval is a verdict.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the chosen answer, otherwise the first; of several to each answer.' },
    { key: 'Arrow down', effect: 'Chooses the next answer; Arrow up the one before. Not if several may be right.' },
    { key: 'Space', effect: 'Chooses the answer, or of several drops it again.' },
  ],
  screenReader:
    'A radio group “Answers”; of an answer “B 20”, “radio button”, whether it is checked, and 2 of 4. With several a group ' +
    'of checkboxes. After the check its verdict, such as “Your answer, wrong”, and dimmed.',
  content: [
    'Two to six answers of the same kind and about the same length.',
    'Numbers in order of size, texts in any order.',
    'An answer’s own explanation says why it is wrong, without blame.',
  ],
};
