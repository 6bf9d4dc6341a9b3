import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { guide } from './video.guide.tsx';
import { Video } from './video.tsx';

const meta = {
  title: 'Practice/Video (Player)',
  component: Video,
  args: { url: 'https://youtu.be/dQw4w9WgXcQ', title: 'The vertex, drawn' },
  parameters: { guide, width: 704 },
} satisfies Meta<typeof Video>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A click plays the video in a sandboxed iframe, which gets the focus. */
export const Playing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const frame = canvasElement.querySelector('iframe');
    await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
    await expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    await expect(frame?.referrerPolicy).toBe('strict-origin');
    await expect(frame).toHaveFocus();
  },
};

/** Vimeo gets no referrer. */
export const Vimeo: Story = {
  args: { url: 'https://vimeo.com/76979871' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(canvasElement.querySelector('iframe')?.referrerPolicy).toBe('no-referrer');
  },
};

/** If the page’s content security policy blocks the player, a link is shown. */
export const Refused: Story = {
  args: { url: 'https://vimeo.com/76979871' },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.click(kit.getByRole('button'));
    const stopped = (blockedURI: string) =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          blockedURI,
          documentURI: location.href,
          effectiveDirective: 'frame-src',
          violatedDirective: 'frame-src',
          originalPolicy: "frame-src 'none'",
          disposition: 'enforce',
          statusCode: 200,
        }),
      );
    stopped('https://other.example/');
    await expect(canvasElement.querySelector('iframe')).toBeVisible();
    stopped('https://player.vimeo.com/video/76979871');
    const link = await kit.findByRole('link', { name: 'Open it on vimeo.com' });
    await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871');
    await expect(link).toHaveFocus();
    await expect(kit.getByText('This video cannot be played here.')).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** Of a host that is not allowed, only the title is shown. */
export const UnknownHost: Story = {
  args: { url: 'https://videos.invalid/vertex' },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByText('The vertex, drawn')).toBeVisible();
    await expect(kit.queryByRole('button')).toBeNull();
  },
};
