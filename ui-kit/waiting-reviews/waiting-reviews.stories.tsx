import type { WaitingReview } from '@fourfold/core/contract/reviews';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guide } from './waiting-reviews.guide.tsx';
import { WaitingReviews } from './waiting-reviews.tsx';

const first: WaitingReview = {
  exam_id: '4',
  family: 'sat',
  exam_title: 'Practice test 4',
  user_id: '1',
  username: 'Ann Lee',
  email: 'ann.lee@mail.example',
  handed_in_at: '2025-11-12T17:00:00.000Z',
  opens_at: null,
};

const reviews: WaitingReview[] = [
  first,
  {
    ...first,
    user_id: '2',
    username: 'Bartholomew Featherstonehaugh-Cholmondeley',
    email: 'bartholomew.featherstonehaugh-cholmondeley@a-rather-long-school-name.mail.example',
  },
  {
    ...first,
    exam_id: '5',
    family: 'act',
    user_id: '3',
    username: 'Chloe Dufresne',
    email: 'chloe.dufresne@mail.example',
    exam_title: 'ACT of spring, as it was given at schools that asked for a sitting of their own',
    handed_in_at: '2025-11-14T17:00:00.000Z',
    opens_at: '2025-11-30T12:00:00.000Z',
  },
];

const meta = {
  title: 'Lists/WaitingReviews',
  component: WaitingReviews,
  args: { reviews, onOpen: fn(async () => true) },
  parameters: { guide },
} satisfies Meta<typeof WaitingReviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** When a review is opened its row is removed, and the focus moves to the next button. */
export const Opening: Story = {
  render: function Render(args) {
    const [waiting, setWaiting] = useState(args.reviews);
    return (
      <section tabIndex={-1} aria-label="Waiting for review">
        <WaitingReviews
          reviews={waiting}
          onOpen={async (review) => {
            setWaiting((now) => now.filter((one) => one !== review));
            return true;
          }}
        />
      </section>
    );
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('row', { name: /Ann Lee/ })).toHaveTextContent(/Practice test 4.*12 Nov.*When released/);
    await expect(kit.getByRole('row', { name: /ACT of spring/ })).toHaveTextContent(/14 Nov.*30 Nov/);
    await userEvent.click(kit.getByRole('button', { name: 'Open review of Practice test 4 for Ann Lee' }));
    await expect(kit.queryByRole('button', { name: 'Open review of Practice test 4 for Ann Lee' })).toBeNull();
    await expect(kit.getByRole('button', { name: /^Open review of Practice test 4 for Bartholomew/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(kit.getByRole('button', { name: /^Open review of ACT of spring/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(kit.queryByRole('button')).toBeNull();
    await expect(kit.getByRole('region', { name: 'Waiting for review' })).toHaveFocus();
  },
};

/** Of one exam, in a dialog: columns with equal values are left out. A review that does not open has its row still. */
export const OneExam: Story = {
  args: { reviews: reviews.slice(0, 2), isSingleExam: true, onOpen: fn(async () => false) },
  parameters: { width: 404 },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const heads = kit.getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent)).toEqual(['Student', 'Handed in', 'Actions']);
    const open = kit.getByRole('button', { name: 'Open review of Practice test 4 for Ann Lee' });
    await userEvent.click(open);
    await expect(open).toHaveFocus();
  },
};

/** On a phone each student is a few lines. */
export const Phone: Story = { parameters: { width: 390 } };
