import { empty } from '@fourfold/core/rich-text/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RichText } from '../rich-text/rich-text.tsx';
import { guide } from './foreign-picture.guide.tsx';
import { ForeignPicture } from './foreign-picture.tsx';

const meta = {
  title: 'Practice/ForeignPicture (Blocked picture)',
  component: RichText,
  subcomponents: { ForeignPicture },
  args: {
    document: [
      {
        type: 'image',
        src: 'https://pictures.invalid/parabola.png',
        alt: 'A parabola that opens downward',
        width: 300,
        children: empty,
      },
    ],
  },
  parameters: { guide, width: 704 },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Nothing is loaded before the click; the picture is requested without a referrer, and gets the focus. */
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const button = await kit.findByRole('button', { name: 'Show the picture from pictures.invalid' });
    await expect(button).toBeVisible();
    await expect(kit.getByText('A parabola that opens downward')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(button);
    const shown = canvasElement.querySelector('img');
    await expect(shown).toHaveAttribute('src', 'https://pictures.invalid/parabola.png');
    await expect(shown?.referrerPolicy).toBe('no-referrer');
    await expect(shown).toHaveFocus();
  },
};

/** A picture without a description has only the button. */
export const WithoutText: Story = {
  args: { document: [{ type: 'image', src: 'https://pictures.invalid/parabola.png', alt: '', children: empty }] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button')).toBeVisible();
    await expect(canvasElement.querySelector('p, img')).toBeNull();
  },
};
