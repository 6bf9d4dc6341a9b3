import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RichText } from '../rich-text/rich-text.tsx';
import { allTextNodes, ballQuestion, sampleFormulas } from '../rich-text/sample-documents.ts';
import { Explanation } from './explanation.tsx';

/** After a verdict, never before one. */
const meta = {
  title: 'Practice/Explanation',
  component: Explanation,
  args: {
    children: <RichText document={[...ballQuestion, ...allTextNodes]} formulas={sampleFormulas} />,
    onViewFull: fn(),
  },
  parameters: { width: 704 },
} satisfies Meta<typeof Explanation>;
export default meta;
type Story = StoryObj<typeof meta>;

const height = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Explanation' }).firstElementChild?.getBoundingClientRect().height;

export const Long: Story = {
  name: 'is cut at 300 px with "View full explanation", which shows all of it',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    const button = await kit.findByRole('button', { name: 'View full explanation' });
    await waitFor(() => expect(height(canvasElement)).toBe(300));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(height(canvasElement)).toBeGreaterThan(500));
    await userEvent.click(kit.getByRole('button', { name: 'Show less' }));
    await waitFor(() => expect(height(canvasElement)).toBe(300));
    await userEvent.click(kit.getByRole('button', { name: 'View full explanation' }));
    await expect(args.onViewFull).toHaveBeenCalledOnce();
  },
};

export const Cut: Story = {};

export const Short: Story = {
  name: 'is shown in full if it is not higher than 215 px',
  args: { children: <RichText document={ballQuestion} formulas={sampleFormulas} /> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(height(canvasElement)).toBeGreaterThan(100));
    await expect(height(canvasElement)).toBeLessThanOrEqual(215);
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const FocusUnderTheCut: Story = {
  name: 'opens when an element below the cut gets the focus',
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await kit.findByRole('button', { name: 'View full explanation' });
    kit.getByRole('button', { name: 'vertex' }).focus();
    await waitFor(() => expect(height(canvasElement)).toBeGreaterThan(500));
    await expect(args.onViewFull).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { parameters: { width: 375 } };
