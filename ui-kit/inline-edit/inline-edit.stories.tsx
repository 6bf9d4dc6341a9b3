import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withoutAutoFocus } from '../stories/no-auto-focus.tsx';
import { guide } from './inline-edit.guide.tsx';
import { InlineEdit } from './inline-edit.tsx';

const meta = {
  title: 'Forms/InlineEdit (Editable text)',
  component: InlineEdit,
  args: {
    label: 'Topic title',
    initialValue: 'Linear equations',
    saved: 'Linear equations',
    onSave: fn(),
    onEmpty: fn(),
    onCancel: fn(),
  },
  decorators: [withoutAutoFocus],
  parameters: { guide, width: 640 },
} satisfies Meta<typeof InlineEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An empty text is not saved: the form stays open. */
export const Empty: Story = {
  args: { initialValue: '' },
  play: async ({ args }) => {
    await userEvent.keyboard('   {Enter}');
    await expect(args.onEmpty).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A title that could not be saved is still in the field. */
export const NotSaved: Story = { args: { initialValue: 'Linear models' } };

/** A title that is longer than the field scrolls in it. */
export const LongText: Story = {
  args: { initialValue: 'The vertex of a parabola and everything that it says about the function to which it belongs' },
};

/** On phones the buttons are as high as a finger needs. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Enter saves the text without the spaces around it, Escape cancels. */
export const Keyboard: Story = {
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

/** Saving the text unchanged only closes the form. */
export const Unchanged: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
