import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownIcon } from '../icon/icon.tsx';
import { Rank } from '../rank/rank.tsx';
import { guide } from './card.guide.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Lists/Card (Tile)',
  component: Card,
  args: {
    number: 7,
    title:
      'A student throws a ball upward from a platform. What is the greatest height, in meters, that the ball reaches?',
    end: (
      <>
        <Rank rank={2} />
        <DownIcon />
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { children: <p className="small">The text and the answers.</p> } };

/** An open card has a heavy rule, its whole title, and its content. */
export const Open: Story = { args: { open: true, children: <p className="small">The text and the answers.</p> } };

/** On a phone the number takes less space, and the content the whole width. */
export const Phone: Story = { parameters: { width: 375 } };
