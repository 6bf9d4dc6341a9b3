// What a story stands on lies in the kit, where React and Storybook resolve.
import preview from '../ui-kit/stories/preview.tsx';

// Storybook reads tags and the order of its index out of this very file, without running it.
export default {
  ...preview,
  tags: ['autodocs'],
  parameters: {
    ...preview.parameters,
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Principles', 'Colour', 'Type', 'Space', 'Motion', 'Icons', 'Wordmark'],
          'Actions',
          'Forms',
          'Practice',
          ['Question', 'Choices', 'FreeResponse', 'Explanation', 'Navigator', 'RunOfFour', 'SavedState', '*'],
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
