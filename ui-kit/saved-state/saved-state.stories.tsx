import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { guide } from './saved-state.guide.tsx';
import { SavedState } from './saved-state.tsx';

const meta = {
  title: 'Practice/SavedState (Status)',
  component: SavedState,
  args: { at: 'saved' },
  parameters: { guide },
} satisfies Meta<typeof SavedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { at: 'stuck', message: '3 answers could not be sent.', onAct: fn() } };

/** All states with their texts; only an error has an action. */
export const States: Story = {
  render: () => (
    <div className="row" style={{ gap: 32 }}>
      <SavedState at="saved" />
      <SavedState at="saving" />
      <SavedState at="here" />
      <SavedState at="stuck" message="3 answers could not be sent." onAct={() => {}} />
    </div>
  ),
};

/** A full sentence wraps, if the page has room for it. */
export const Wrapped: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <SavedState at="here" wraps message="2 answers are saved on this device and not sent yet." />
    </div>
  ),
};

/** With and without content it is the same live region, so that a later state is announced. */
export const LiveRegion: Story = {
  render: function Render() {
    const [at, setAt] = useState<'here' | null>(null);
    return (
      <>
        <SavedState at={at} />
        <Button onClick={() => setAt(at ? null : 'here')}>Switch</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const region = kit.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(kit.getByRole('button', { name: 'Switch' }));
    await expect(kit.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent('Saved on this device');
    await userEvent.click(kit.getByRole('button', { name: 'Switch' }));
    await expect(kit.getByRole('status')).toBe(region);
  },
};

/** An error says what could not be sent, and has one action. */
export const Stuck: Story = {
  args: { at: 'stuck', message: '3 answers could not be sent.', onAct: fn() },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('status')).toHaveTextContent('3 answers could not be sent.');
    await userEvent.click(kit.getByRole('button', { name: 'Try again' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};
