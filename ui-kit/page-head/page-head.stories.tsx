import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { guide } from './page-head.guide.tsx';
import { PageHead } from './page-head.tsx';

const meta = {
  title: 'Navigation/PageHead (Page header, Heading)',
  component: PageHead,
  args: { title: 'Math' },
  parameters: { guide },
} satisfies Meta<typeof PageHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The note is one line under the title; actions are at the right edge. */
export const NoteAndActions: Story = {
  args: {
    title: 'Solving linear equations',
    note: 'From Elementary Algebra by OpenStax, CC BY 4.0.',
    children: <Button>Add topic</Button>,
  },
};

/** A long title wraps, and the actions move below it. */
export const LongText: Story = {
  args: {
    title: 'Use a general strategy to solve linear equations with fractions or decimals',
    note: 'From Elementary Algebra by OpenStax, CC BY 4.0.',
    children: <Button>Add topic</Button>,
  },
  parameters: { width: 375 },
};
