import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressRing } from './progress-ring.tsx';

function Rings() {
  return (
    <div className="row">
      {[0, 12.345, 61, 99.999, 100, 140, Number.NaN].map((percent, at) => (
        <ProgressRing key={String(percent)} percent={percent} label={`Progress ${at + 1}`} />
      ))}
    </div>
  );
}

/** For an overall progress, once on a page; its parts have rules. */
const meta = { title: 'Charts/ProgressRing', component: Rings, subcomponents: { ProgressRing } } satisfies Meta<
  typeof Rings
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'shows progress from 0 to 100, and 100 only if it is reached',
  play: async ({ canvasElement }) => {
    const rings = within(canvasElement).getAllByRole('progressbar');
    const shown = ['0', '12.35', '61', '99.99', '100', '100', '0'];
    await expect(rings.map((ring) => ring.getAttribute('aria-valuenow'))).toEqual(shown);
    await expect(rings.map((ring) => ring.parentElement?.textContent)).toEqual(shown.map((one) => `${one}%`));
  },
};
