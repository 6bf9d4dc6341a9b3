import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { guide } from './new-version.guide.tsx';
import { NewVersion } from './new-version.tsx';

const meta = {
  title: 'Feedback/NewVersion (Update notice)',
  component: NewVersion,
  args: { onReload: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main style={{ padding: 16 }}>
          <h1>Math</h1>
          <input aria-label="Your answer" defaultValue="half typed" />
        </main>
      </>
    ),
  ],
  parameters: { guide, docs: { story: { inline: false, height: '260px' } }, flush: true },
} satisfies Meta<typeof NewVersion>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);
const notice = () => body().getByRole('complementary', { name: 'New version' });

export const Playground: Story = {};

/** It is announced, covers nothing of the page, and reloads it on click. */
export const Reload: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(body().getByRole('status')).toHaveTextContent(/^A new version is ready$/));
    const { bottom } = notice().getBoundingClientRect();
    await expect(body().getByRole('heading').getBoundingClientRect().top).toBeGreaterThan(bottom);
    await userEvent.tab();
    await expect(body().getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** It is below another banner, and both are visible. */
export const TwoBanners: Story = {
  render: (args) => (
    <>
      <Banner label="Tutor session" description="Viewing Maya." action={<Button>Back to Tutor</Button>}>
        Nothing you do here is saved.
      </Banner>
      <NewVersion {...args} />
    </>
  ),
  play: async () => {
    const [first, second] = body().getAllByRole('complementary') as [HTMLElement, HTMLElement];
    await expect(second.getBoundingClientRect().top).toBeGreaterThanOrEqual(first.getBoundingClientRect().bottom);
    const { bottom } = second.getBoundingClientRect();
    await expect(body().getByRole('heading').getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

/** On a phone the text wraps. */
export const Phone: Story = { parameters: { width: 375 } };
