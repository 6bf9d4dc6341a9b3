// What a story stands on lies in the kit, where React and Storybook resolve.
export { default } from '../ui-kit/stories/preview.tsx';
