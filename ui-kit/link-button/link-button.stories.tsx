import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, within } from 'storybook/test';
import { guide } from './link-button.guide.tsx';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Actions/LinkButton (Button as a link)',
  component: LinkButton,
  args: { children: 'Start', href: '#start' },
  parameters: { guide },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { kind: 'primary' } };

/** The kinds of a button, except danger: a link destroys nothing. */
export const Kinds: Story = {
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

/** `as` takes the router's link, with its props. */
export const RouterLinks: Story = {
  name: 'Link of a router',
  render: () => (
    <LinkButton as={RouterLink} to="/home/math" kind="primary">
      Math
    </LinkButton>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Math' })).toHaveAttribute('href', '#/home/math');
  },
};
