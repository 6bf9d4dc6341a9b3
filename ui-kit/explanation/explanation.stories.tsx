import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RichText } from '../rich-text/rich-text.tsx';
import { allTextNodes, ballQuestion, sampleFormulas } from '../rich-text/sample-documents.ts';
import { guide } from './explanation.guide.tsx';
import { Explanation } from './explanation.tsx';

const meta = {
  title: 'Practice/Explanation (Disclosure)',
  component: Explanation,
  args: {
    children: [
      'The height is greatest at the vertex of the parabola. The parabola opens downward, because the coefficient of t² is negative.',
      'The vertex of y = at² + bt + c is at t = −b / 2a. Here a = −5 and b = 20, so t = 2.',
      'Put 2 in for t: h(2) = −5 · 4 + 20 · 2 + 3 = 23.',
      'There is a second method. Complete the square: h(t) = −5(t − 2)² + 23. A square is never negative, so h(t) is at most 23.',
      'A third method uses symmetry. The ball is 3 meters high at t = 0, and again at t = 4. The vertex is halfway, at t = 2.',
      'A wrong answer of 20 is the height above the platform. The question asks for the height above the ground.',
      'A wrong answer of 3 is the height of the platform itself, where the ball is at t = 0.',
    ].map((text) => <p key={text}>{text}</p>),
    onViewFull: fn(),
  },
  parameters: { guide, width: 704 },
} satisfies Meta<typeof Explanation>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = <RichText document={[...ballQuestion, ...allTextNodes]} formulas={sampleFormulas} />;

const height = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('region', { name: 'Explanation' }).firstElementChild?.getBoundingClientRect().height;

export const Playground: Story = {};

/** A long text is cut at 300 pixels; “View full explanation” shows all of it, and is counted once. */
export const Toggled: Story = {
  args: { children: long },
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

/** A text of at most 215 pixels is shown in full. */
export const Short: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { children: <RichText document={ballQuestion} formulas={sampleFormulas} /> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(height(canvasElement)).toBeGreaterThan(100));
    await expect(height(canvasElement)).toBeLessThanOrEqual(215);
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** It opens when an element below the cut gets the focus. */
export const FocusBelowCut: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { children: long },
  play: async ({ canvasElement, args }) => {
    const kit = within(canvasElement);
    await kit.findByRole('button', { name: 'View full explanation' });
    kit.getByRole('button', { name: 'vertex' }).focus();
    await waitFor(() => expect(height(canvasElement)).toBeGreaterThan(500));
    await expect(args.onViewFull).toHaveBeenCalledOnce();
  },
};

/** At the width of a phone. */
export const Phone: Story = { parameters: { width: 375 } };
