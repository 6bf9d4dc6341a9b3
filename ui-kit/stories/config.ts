export type { StorybookConfig } from '@storybook/react-vite';
