import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RichText } from '../rich-text/rich-text.tsx';
import { Tooltip } from './tooltip.tsx';

/** For words with an explanation that opens beside them. */
const meta = {
  title: 'Practice/Tooltip',
  component: RichText,
  subcomponents: { Tooltip },
  args: { document: [] },
  parameters: { width: 704 },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

const tip = (above: number): Story['args'] => ({
  document: [
    {
      type: 'paragraph',
      children: [
        { text: 'Where is the ' },
        {
          type: 'tooltip',
          tip: [{ type: 'paragraph', children: [{ text: 'The point where a parabola turns.' }] }],
          children: [{ text: 'vertex' }],
        },
        { text: above > 300 ? ' of the lower one?' : ' of this one?' },
      ],
    },
  ],
});

/** The code is loaded when the first tooltip is rendered. */
const tipOf = async (canvasElement: HTMLElement) => {
  const kit = within(canvasElement);
  return { word: await kit.findByRole('button', { name: 'vertex' }), tip: () => kit.queryByRole('tooltip') };
};

export const TooltipBelow: Story = {
  name: 'opens on focus, below words near the top, and closes on Escape',
  args: tip(40) ?? {},
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

export const TooltipAbove: Story = {
  name: 'opens on hover, above words more than 300 px below the top [EDT-008]',
  args: tip(320) ?? {},
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

export const TooltipAtTheLine: Story = {
  name: 'opens below words 299 px from the top, and above from 302 px [EDT-008]',
  args: tip(300) ?? {},
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
