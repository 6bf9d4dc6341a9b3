import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Field } from '../field/field.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

const press = fn();

/** While something runs that must not be interrupted: a submission, an import. */
const meta = {
  title: 'Overlays/LoadingOverlay',
  component: LoadingOverlay,
  args: { delay: 50 },
  render: (args) => (
    <>
      <Field label="Title" defaultValue="Quadratics" />
      <Button onClick={press}>Save</Button>
      <LoadingOverlay {...args} />
    </>
  ),
  beforeEach: () => {
    press.mockClear();
  },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocks: Story = {
  name: 'is announced, blocks pointer and keyboard, and does not move the focus',
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

export const Waits: Story = {
  name: 'shows nothing before its delay is over',
  args: { delay: 60_000 },
  play: async ({ canvasElement }) => {
    await expect(within(document.body).queryByRole('status')).not.toBeInTheDocument();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(press).toHaveBeenCalledOnce();
  },
};

export const OverDialog: Story = {
  name: 'is above an open dialog and inside it, so that it is announced',
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
