import { empty } from '@fourfold/core/rich-text/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RichText } from '../rich-text/rich-text.tsx';
import { ForeignPicture } from './foreign-picture.tsx';

/** For a stored picture of another site, which is not contacted before the click. */
const meta = {
  title: 'Practice/ForeignPicture',
  component: ForeignPicture,
  args: { src: 'https://pictures.invalid/parabola.png', alt: 'A parabola that opens downward', width: 300 },
  parameters: { width: 704 },
} satisfies Meta<typeof ForeignPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  name: 'asks before it loads the picture, without a referrer',
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByText('A parabola that opens downward')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(kit.getByRole('button', { name: 'Show the picture from pictures.invalid' }));
    const shown = canvasElement.querySelector('img');
    await expect(shown).toHaveAttribute('src', 'https://pictures.invalid/parabola.png');
    await expect(shown?.referrerPolicy).toBe('no-referrer');
    await expect(shown).toHaveFocus();
  },
};

export const InAText: Story = {
  name: 'replaces such a picture in a text',
  render: ({ src, alt }) => <RichText document={[{ type: 'image', src, alt, children: empty }]} />,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Show the picture from pictures.invalid' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
