import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { MapLegend } from './map-legend.tsx';
import { SoFar } from './so-far.tsx';
import { TestActions } from './test-actions.tsx';
import { Zoom, zoomSteps } from './zoom.tsx';

const onMap = fn();
const onPrevious = fn();

function Parts() {
  const [percent, setPercent] = useState<number>(zoomSteps[0]);
  return (
    <>
      <MapLegend />
      <SoFar
        rows={[
          ['Answered', 12],
          ['Open', 26],
        ]}
        total={['Questions', 38]}
      />
      <Zoom percent={percent} onZoom={setPercent} />
      <TestActions onPrevious={onPrevious} onMap={onMap} end={<Button pressed>Remove from Uncertain</Button>}>
        <Button kind="primary" big>
          Next
        </Button>
      </TestActions>
    </>
  );
}

/** Around a question of a timed test: answered so far, text size, navigation. */
const meta = {
  title: 'Tests and paper/TestParts',
  component: Parts,
  subcomponents: { TestActions, SoFar, Zoom, MapLegend },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {
  name: 'a sum of answered and open questions, text size in four steps, and navigation',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('definition').map((one) => one.textContent)).toEqual(['12', '26', '38']);
    await expect(kit.getByRole('button', { name: 'Smaller text' })).toBeDisabled();
    const larger = kit.getByRole('button', { name: 'Larger text' });
    for (const step of zoomSteps.slice(1)) {
      await userEvent.click(larger);
      await expect(kit.getByText(`${step} %`)).toBeVisible();
    }
    await expect(larger).toBeDisabled();
    await userEvent.click(kit.getByRole('button', { name: 'Previous' }));
    await expect(onPrevious).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  name: 'the navigation is a bar on phones, with the question map',
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Question map' }));
    await expect(onMap).toHaveBeenCalled();
  },
};
