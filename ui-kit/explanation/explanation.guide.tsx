import { ExplanationHead } from '../question/explanation-head.tsx';
import type { Guide } from '../stories/guide.ts';
import { Explanation } from './explanation.tsx';

export const guide: Guide = {
  use: [
    'For the explanation of a question, after its verdict and never before.',
    'For a text of any length: a long one takes no more than 300 pixels until it is opened.',
  ],
  instead: [
    { when: 'One term is explained.', take: 'Tooltip' },
    { when: 'One answer has its own explanation.', take: 'Choices' },
    { when: 'The text must be read as a whole.', take: 'RichText' },
  ],
  anatomy: [
    { part: 'Text', what: 'in full up to 215 pixels; between 215 and 300 cut to 215, above that to 300.' },
    { part: 'Fade', what: 'at the cut.' },
    { part: 'Button', what: '“View full explanation”, then “Show less”.' },
  ],
  dos: [
    {
      example: (
        <>
          <ExplanationHead right />
          <Explanation>
            <p>The vertex is at t = 2, where the height is 23 meters.</p>
          </Explanation>
        </>
      ),
      text: 'Put its heading with the verdict before it.',
    },
  ],
  donts: [
    {
      example: (
        <Explanation>
          <p>Your answer was saved.</p>
        </Explanation>
      ),
      text: 'A message of the page: only an author’s explanation is cut and opened.',
    },
  ],
  keys: [
    {
      key: 'Tab',
      effect: 'Moves the focus to links in the text, then to the button. Below the cut it opens the text.',
    },
    { key: 'Enter', effect: 'On the button: shows all of the text, or cuts it again.' },
    { key: 'Space', effect: 'The same.' },
  ],
  screenReader:
    'A region “Explanation” with its whole text, cut or not; the button says whether it is expanded or collapsed.',
  content: ['The result first, then the steps.', 'The texts of the button do not change.'],
};
