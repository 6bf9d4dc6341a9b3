import type { Meta, StoryObj } from '@storybook/react-vite';
import { DownIcon } from '../icon/icon.tsx';
import { Rank } from '../rank/rank.tsx';
import { Card } from './card.tsx';

/** For a long item that opens in its list: a question at the desk. */
const meta = {
  title: 'Lists/Card',
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
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true, children: <p className="small">What is in the card.</p> } };
export const Phone: Story = { parameters: { width: 375 } };
