import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { MapLegend } from './map-legend.tsx';
import { SoFar } from './so-far.tsx';
import { TestActions } from './test-actions.tsx';
import { guide } from './test-parts.guide.tsx';
import { Zoom, zoomSteps } from './zoom.tsx';

const meta = {
  title: 'Tests and paper/TestParts (Test navigation, Text size)',
  component: TestActions,
  subcomponents: { SoFar, Zoom, MapLegend },
  args: {
    onPrevious: fn(),
    onMap: fn(),
    end: <Button pressed>Remove from Uncertain</Button>,
    children: (
      <Button kind="primary" big>
        Next
      </Button>
    ),
  },
  parameters: { guide, docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof TestActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A sum of answered and open questions, the text size in four steps, and the navigation. */
export const Together: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: function Render(args) {
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
        <TestActions {...args}>{args.children}</TestActions>
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getAllByRole('definition').map((one) => one.textContent)).toEqual(['12', '26', '38']);
    // It can be reached, so that the focus is not lost, and does nothing.
    await expect(kit.getByRole('button', { name: 'Smaller text' })).toHaveAttribute('aria-disabled', 'true');
    const larger = kit.getByRole('button', { name: 'Larger text' });
    for (const step of zoomSteps.slice(1)) {
      await userEvent.click(larger);
      await expect(kit.getByText(`${step} %`)).toBeVisible();
    }
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(kit.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

/** On the first question there is no previous one. */
export const FirstQuestion: Story = {
  render: (args) => <TestActions onMap={args.onMap}>{args.children}</TestActions>,
};

/** On phones the navigation is a bar with the question map. */
export const Phone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Question map' }));
    await expect(args.onMap).toHaveBeenCalled();
  },
};
