import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { InlineEdit } from './inline-edit.tsx';

/** For one title that is edited in its row. Several fields are a form in a Dialog. */
const meta = {
  title: 'Forms/InlineEdit',
  component: InlineEdit,
  args: {
    label: 'Topic title',
    initialValue: 'Linear equations',
    saved: 'Linear equations',
    onSave: fn(),
    onEmpty: fn(),
    onCancel: fn(),
  },
  parameters: { width: 640 },
} satisfies Meta<typeof InlineEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keys: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Topic title' });
    await expect(field).toHaveFocus();
    // All of it is selected: typing replaces it.
    await userEvent.keyboard('  Linear models {Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith('Linear models');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Unchanged: Story = {
  name: 'Saving it unchanged closes it',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { initialValue: '' },
  play: async ({ args }) => {
    await userEvent.keyboard('   {Enter}');
    await expect(args.onEmpty).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { initialValue: 'The vertex of a parabola and everything that it says about the function to which it belongs' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
