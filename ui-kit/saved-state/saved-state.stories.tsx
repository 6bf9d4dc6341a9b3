import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SavedState } from './saved-state.tsx';

/** In the header of each page that saves something: it says only whether the work is safe. */
const meta = { title: 'Practice/SavedState', component: SavedState, args: { at: 'saved' } } satisfies Meta<
  typeof SavedState
>;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const InFull: Story = {
  name: 'shows a full sentence if there is space',
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <SavedState at="here" wraps message="2 answers are saved on this device and not sent yet." />
    </div>
  ),
};

export const ListenedTo: Story = {
  name: 'is the same live region with and without content',
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

export const NeedsThePerson: Story = {
  name: 'says what needs the user and offers one action',
  args: { at: 'stuck', message: '3 answers could not be sent.', onAct: fn() },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('status')).toHaveTextContent('3 answers could not be sent.');
    await userEvent.click(kit.getByRole('button', { name: 'Try again' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};
