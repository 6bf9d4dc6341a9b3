import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { LinkButton } from './link-button.tsx';

/** For what leads to another page and stands among buttons. It is a link: it opens in a new tab, and has no busy state. */
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

/** Stands for the router's own link. */
function RouterLink({ to, ...rest }: ComponentProps<'a'> & { to: string }) {
  return <a {...rest} href={`#${to}`} />;
}

export const AsAnotherLink: Story = {
  name: 'becomes the link that it is given',
  render: () => (
    <LinkButton as={RouterLink} to="/home/math" kind="primary">
      Math
    </LinkButton>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Math' })).toHaveAttribute('href', '#/home/math');
  },
};
