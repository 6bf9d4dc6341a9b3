import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PageHead } from './page-head.tsx';

/** First on each page of a list or a form. */
const meta = { title: 'Navigation/PageHead', component: PageHead, args: { title: 'Math' } } satisfies Meta<
  typeof PageHead
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};
export const WithNoteAndActions: Story = {
  args: {
    title: 'Solving linear equations',
    note: 'From Elementary Algebra by OpenStax, CC BY 4.0.',
    children: <Button>Add topic</Button>,
  },
};
export const LongText: Story = {
  args: {
    title: 'Use a general strategy to solve linear equations with fractions or decimals',
    note: 'From Elementary Algebra by OpenStax, CC BY 4.0.',
    children: <Button>Add topic</Button>,
  },
  parameters: { width: 375 },
};
