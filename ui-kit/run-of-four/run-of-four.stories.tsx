import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guide } from './run-of-four.guide.tsx';
import { RunOfFour } from './run-of-four.tsx';

const meta = {
  title: 'Practice/RunOfFour (Streak)',
  component: RunOfFour,
  args: { count: 2, of: 4 },
  parameters: { guide },
} satisfies Meta<typeof RunOfFour>;
export default meta;
type Story = StoryObj<typeof meta>;

const runs = [0, 1, 2, 3, 4];

export const Playground: Story = {};

/** The text is the number of right answers in a row, and Mastered at 4. */
export const Small: Story = {
  render: () => (
    <div className="row" style={{ gap: 32 }}>
      {runs.map((count) => (
        <RunOfFour key={count} count={count} of={4} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    for (const count of runs)
      await expect(kit.getByRole('img', { name: `${count} of 4 right in a row` })).toBeVisible();
    await expect(kit.getByText('2 of 4')).toBeVisible();
    await expect(kit.getByText('Mastered')).toBeVisible();
  },
};

/** The margin of a question has large strokes. */
export const Big: Story = {
  render: () => (
    <div className="row" style={{ gap: 40 }}>
      {runs.map((count) => (
        <RunOfFour key={count} count={count} of={4} big />
      ))}
    </div>
  ),
};

/** There are as many strokes as given, and the text is Mastered when all are ink. */
export const OfThree: Story = {
  render: () => (
    <div className="row" style={{ gap: 32 }}>
      {[0, 1, 2, 3].map((count) => (
        <RunOfFour key={count} count={count} of={3} />
      ))}
      <RunOfFour count={3} of={3} big isNew />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    for (const count of [0, 1, 2]) {
      const strokes = kit.getByRole('img', { name: `${count} of 3 right in a row` });
      await expect(strokes.querySelectorAll('i')).toHaveLength(3);
      await expect(strokes.querySelectorAll('i[data-on]')).toHaveLength(count);
      await expect(strokes).not.toHaveAttribute('data-done');
      await expect(kit.getByText(`${count} of 3`)).toBeVisible();
    }
    await expect(kit.getAllByText('Mastered')).toHaveLength(2);
    for (const full of kit.getAllByRole('img', { name: '3 of 3 right in a row' })) {
      await expect(full).toHaveAttribute('data-done');
    }
  },
};

/** Each right answer animates one more stroke. */
export const Animated: Story = {
  render: function Render() {
    const [count, setCount] = useState(0);
    return (
      <div className="row">
        <RunOfFour count={count} of={4} big isNew={count > 0} />
        <Button onClick={() => setCount((count + 1) % 5)}>Right answer</Button>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    for (const _ of runs.slice(1)) await userEvent.click(kit.getByRole('button'));
    await expect(kit.getByText('Mastered')).toBeVisible();
    await expect(canvasElement.querySelectorAll('i[data-on]')).toHaveLength(4);
  },
};
