import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RichText } from '../rich-text/rich-text.tsx';
import { guide } from './tooltip.guide.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Practice/Tooltip (Popover)',
  component: Tooltip,
  args: { tip: 'The point where a parabola turns.', children: 'vertex' },
  parameters: { guide, width: 704 },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In a text its code is loaded when the first tooltip is rendered. */
const tipOf = async (canvasElement: HTMLElement) => {
  const kit = within(canvasElement);
  return { word: await kit.findByRole('button', { name: 'vertex' }), tip: () => kit.queryByRole('tooltip') };
};

/** In a text of an author. It opens on focus, below a text near the top, and closes on Escape. */
export const InText: Story = {
  render: () => (
    <RichText
      document={[
        {
          type: 'paragraph',
          children: [
            { text: 'Where is the ' },
            {
              type: 'tooltip',
              tip: [{ type: 'paragraph', children: [{ text: 'The point where a parabola turns.' }] }],
              children: [{ text: 'vertex' }],
            },
            { text: ' of this one?' },
          ],
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const { word, tip: shown } = await tipOf(canvasElement);
    await expect(word).toHaveAccessibleDescription('The point where a parabola turns.');
    await userEvent.tab();
    await waitFor(() => expect(shown()).toBeVisible());
    await expect(shown()?.getBoundingClientRect().top).toBeGreaterThan(word.getBoundingClientRect().bottom);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toBeNull());
    await expect(word).toHaveFocus();
    await userEvent.click(word);
    await waitFor(() => expect(shown()).toBeVisible());
  },
};

/** It opens on hover, above a text that is more than 300 pixels below the top. */
export const Hover: Story = {
  name: 'Hover [EDT-008]',
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { word, tip: shown } = await tipOf(canvasElement);
    await userEvent.hover(word);
    await waitFor(() => expect(shown()).toBeVisible());
    await expect(shown()?.getBoundingClientRect().bottom).toBeLessThan(word.getBoundingClientRect().top);
    await userEvent.unhover(word);
    await waitFor(() => expect(shown()).toBeNull());
  },
};

/** It opens below a text 299 pixels from the top, and above from 302 pixels. */
export const Threshold: Story = {
  name: 'Threshold [EDT-008]',
  play: async ({ canvasElement }) => {
    const { word, tip: shown } = await tipOf(canvasElement);
    for (const [top, isAbove] of [
      [299, false],
      [302, true],
    ] as const) {
      canvasElement.style.paddingTop = '0px';
      canvasElement.style.paddingTop = `${top - word.getBoundingClientRect().top}px`;
      await userEvent.hover(word);
      await waitFor(() => expect(shown()).toBeVisible());
      const bottom = shown()?.getBoundingClientRect().bottom ?? 0;
      await expect(bottom < word.getBoundingClientRect().top).toBe(isAbove);
      await userEvent.unhover(word);
      await waitFor(() => expect(shown()).toBeNull());
    }
    canvasElement.style.paddingTop = '';
  },
};
