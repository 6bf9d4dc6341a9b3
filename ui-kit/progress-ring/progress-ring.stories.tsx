import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guide } from './progress-ring.guide.tsx';
import { ProgressRing } from './progress-ring.tsx';

const meta = {
  title: 'Charts/ProgressRing (Circular progress)',
  component: ProgressRing,
  args: { percent: 61, label: 'Progress of Reading' },
  parameters: { guide },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A double ring, in ink. */
export const Done: Story = { args: { percent: 100 } };

/** The number is from 0 to 100, and 100 only if it is reached. */
export const Limits: Story = {
  render: () => (
    <div className="row">
      {[0, 12.345, 61, 99.999, 100, 140, Number.NaN].map((percent, at) => (
        <ProgressRing key={String(percent)} percent={percent} label={`Progress ${at + 1}`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const rings = within(canvasElement).getAllByRole('progressbar');
    const shown = ['0', '12.35', '61', '99.99', '100', '100', '0'];
    await expect(rings.map((ring) => ring.getAttribute('aria-valuenow'))).toEqual(shown);
    await expect(rings.map((ring) => ring.parentElement?.textContent)).toEqual(shown.map((one) => `${one}%`));
  },
};
