import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { MenuIcon } from '../icon/icon.tsx';
import { guide } from './popover.guide.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    button: 'Subtopics',
    children: (close) => (
      <ul style={{ padding: 10 }}>
        {['Linear equations', 'Systems of equations', 'Inequalities'].map((title) => (
          <li key={title}>
            <Button kind="quiet" onClick={close}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 160 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { guide, docs: { story: { inline: false, height: '200px' } } },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = () => within(document.body).queryAllByRole('listitem');
const firstRow = () => within(document.body).queryByRole('button', { name: 'Linear equations' });

export const Playground: Story = {};

/** Escape closes it and restores the focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Subtopics' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(firstRow()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(0));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A second click on the button closes it. */
export const SecondClick: Story = {
  args: { label: 'Subtopics', button: <MenuIcon />, icon: true, kind: 'quiet' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Subtopics' });
    await userEvent.click(button);
    await expect(rows()).toHaveLength(3);
    await userEvent.click(button);
    await waitFor(() => expect(rows()).toHaveLength(0));
  },
};

/** At the edge of the window it opens above the button, and stays inside. */
export const AtTheEdge: Story = {
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', inset: 'auto auto 8px 8px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Subtopics' });
    await userEvent.click(button);
    const box = rows()[0]?.closest('[popover]')?.getBoundingClientRect();
    await expect(box?.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await expect(box?.left).toBe(8);
    await userEvent.click(button);
  },
};

/** Content that is loaded later. */
function LoadedLater() {
  const [lines, setLines] = useState(1);
  return (
    <div style={{ padding: 10 }}>
      <Button onClick={() => setLines(30)}>Load</Button>
      {Array.from({ length: lines }, (_, at) => `Line ${at + 1}`).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** It stays inside the window when its content grows, and scrolls. */
export const ContentGrows: Story = {
  args: { children: () => <LoadedLater /> },
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', inset: 'auto auto 130px 8px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Subtopics' }));
    const load = within(document.body).getByRole('button', { name: 'Load' });
    await userEvent.click(load);
    const panel = load.closest('[popover]');
    await waitFor(() => expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 8));
    await expect(panel?.getBoundingClientRect().top).toBeGreaterThanOrEqual(8);
  },
};

/** On a phone the panel is as wide as the window at most. */
export const Phone: Story = {
  args: {
    children: () => <p style={{ width: 600, maxWidth: '100%', padding: 10 }}>{'A long sentence. '.repeat(20)}</p>,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Subtopics' }));
    const box = within(document.body)
      .getByText(/A long sentence/)
      .closest('[popover]')
      ?.getBoundingClientRect();
    await expect(box?.right).toBeLessThanOrEqual(innerWidth - 8);
  },
};
