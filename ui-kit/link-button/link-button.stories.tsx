import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { LinkButton } from './link-button.tsx';

/** For a link among buttons. It is a real link: it opens in a new tab, and has no busy state. */
const meta = { title: 'Actions/LinkButton', component: LinkButton } satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: () => (
    <div className="row">
      <LinkButton href="#start" kind="primary">
        Start
      </LinkButton>
      <LinkButton href="#go-on">Go on</LinkButton>
      <LinkButton href="#back" kind="quiet">
        Back
      </LinkButton>
    </div>
  ),
};

/** Imitates the router's link. */
function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a {...rest} href={`#${to}`} />;
}

export const AsAnotherLink: Story = {
  name: 'renders the given link component',
  render: () => (
    <LinkButton as={RouterLink} to="/home/math" kind="primary">
      Math
    </LinkButton>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Math' })).toHaveAttribute('href', '#/home/math');
  },
};
