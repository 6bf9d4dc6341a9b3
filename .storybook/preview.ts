// The preview is in ui-kit, where React and Storybook resolve.
import preview from '../ui-kit/stories/preview.tsx';

// Storybook parses tags and sort order from this file without running it.
export default {
  ...preview,
  tags: ['autodocs'],
  parameters: {
    ...preview.parameters,
    options: {
      storySort: {
        order: [
          'Welcome',
          'Pages',
          ['Log in', 'Dashboard', 'Practice', 'Test section', 'Students', 'Desk', 'Topic tree'],
          'Foundations',
          ['Principles', 'Colour', 'Type', 'Space', 'Motion', 'Icons', 'Wordmark (Logo)'],
          'Actions',
          'Forms',
          'Practice',
          [
            'Question',
            'Choices (Radio, Answer list)',
            'FreeResponse (Answer input)',
            'StudentProduced (Grid-in, Number input)',
            'Explanation (Disclosure)',
            'Navigator (Question list)',
            'RunOfFour (Streak)',
            'SavedState (Status)',
            '*',
          ],
          'Tests and paper',
          'Lists',
          'Charts',
          'Feedback',
          'Overlays',
          'Navigation',
        ],
      },
    },
  },
};
