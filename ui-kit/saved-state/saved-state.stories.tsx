import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SavedState } from './saved-state.tsx';

const meta = { title: 'Progress/SavedState', component: SavedState, args: { at: 'saved' } } satisfies Meta<
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

export const NeedsThePerson: Story = {
  name: 'says what needs the person and offers one action',
  args: { at: 'stuck', message: '3 answers could not be sent.', onAct: fn() },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('status')).toHaveTextContent('3 answers could not be sent.');
    await userEvent.click(kit.getByRole('button', { name: 'Try again' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};
