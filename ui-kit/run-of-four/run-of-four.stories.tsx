import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RunOfFour } from './run-of-four.tsx';

/** For problem sets in practice and in lists: four right answers in a row master them. */
const meta = { title: 'Practice/RunOfFour', component: RunOfFour, args: { count: 2, of: 4 } } satisfies Meta<
  typeof RunOfFour
>;
export default meta;
type Story = StoryObj<typeof meta>;

const runs = [0, 1, 2, 3, 4];

export const Small: Story = {
  name: 'says how many of 4 are right in a row, and Mastered at 4',
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

export const Big: Story = {
  render: () => (
    <div className="row" style={{ gap: 40 }}>
      {runs.map((count) => (
        <RunOfFour key={count} count={count} of={4} big />
      ))}
    </div>
  ),
};

function Growing() {
  const [count, setCount] = useState(0);
  return (
    <div className="row">
      <RunOfFour count={count} of={4} big isNew={count > 0} />
      <Button onClick={() => setCount((count + 1) % 5)}>Right answer</Button>
    </div>
  );
}

export const OfThree: Story = {
  name: 'draws as many strokes as given, and says Mastered when all are inked',
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

export const Inking: Story = {
  name: 'inks one more stroke with each right answer',
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    for (const _ of runs.slice(1)) await userEvent.click(kit.getByRole('button'));
    await expect(kit.getByText('Mastered')).toBeVisible();
    await expect(canvasElement.querySelectorAll('i[data-on]')).toHaveLength(4);
  },
};
