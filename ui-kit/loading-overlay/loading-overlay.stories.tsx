import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { guide } from './loading-overlay.guide.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

const press = fn();

const meta = {
  title: 'Overlays/LoadingOverlay (Spinner, Loader)',
  component: LoadingOverlay,
  args: { delay: 50 },
  decorators: [
    (Story) => (
      <>
        <Field label="Title" defaultValue="Quadratics" />
        <Button onClick={press}>Save</Button>
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    press.mockClear();
  },
  parameters: { guide, docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** It is announced, blocks pointer and keyboard, and does not move the focus. */
export const Blocking: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const input = kit.getByLabelText('Title');
    input.focus();
    await waitFor(() => expect(within(document.body).getByRole('status')).toHaveTextContent('Loading'));
    await userEvent.click(kit.getByRole('button', { name: 'Save' }));
    await userEvent.type(input, 'x');
    await expect(press).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('Quadratics');
  },
};

/** Nothing is shown or blocked before its delay is over. */
export const Delay: Story = {
  args: { delay: 60_000 },
  play: async ({ canvasElement }) => {
    await expect(within(document.body).queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

/** It is above an open dialog and inside it, so that it is announced. */
export const AboveDialog: Story = {
  render: (args) => (
    <Dialog title="New topic" actions={<Button onClick={press}>Add</Button>}>
      <LoadingOverlay {...args} />
    </Dialog>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    const status = await within(dialog).findByRole('status');
    await waitFor(() => expect(status.matches(':popover-open')).toBe(true));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    await expect(press).not.toHaveBeenCalled();
  },
};
