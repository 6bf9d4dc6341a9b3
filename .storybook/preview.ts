// What a story stands on lies in the kit, where React and Storybook resolve.
import preview from '../ui-kit/stories/preview.tsx';

export default preview;
