import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { MenuIcon } from '../icon/icon.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Wordmark } from '../wordmark/wordmark.tsx';
import { guide } from './app-shell.guide.tsx';
import { AppShell, RailButton, RailMenu, ShellPage } from './app-shell.tsx';

function links(titles: readonly string[], current: string) {
  return titles.map((title) => (
    <a key={title} href="#page" aria-current={title === current ? 'page' : undefined}>
      {title}
    </a>
  ));
}

const learnerLinks = links(['Dashboard', 'SATs', 'ACTs', 'Math', 'Grammar', 'Reading'], 'Math');
const studioLinks = links(['Dashboard', 'Users', 'SATs', 'ACTs', 'Math', 'Grammar', 'Reading'], 'Reading');
const page = (
  <>
    <PageHead title="Math" note="From Elementary Algebra by OpenStax, CC BY 4.0." />
    <Skeleton bars={[82, 64, 90, 71]} />
  </>
);

const meta = {
  title: 'Navigation/AppShell (Sidebar, Layout, Navigation bar)',
  component: AppShell,
  subcomponents: { AppShell, RailMenu, RailButton, ShellPage },
  args: {
    brand: <Wordmark as="a" href="#home" />,
    menu: (
      <RailMenu>
        {learnerLinks}
        <RailButton onClick={fn()}>Help</RailButton>
      </RailMenu>
    ),
    profile: <Button kind="quiet">Maya Okafor</Button>,
    phone: {
      tabs: learnerLinks,
      menu: (
        <Button kind="quiet" icon aria-label="Profile menu">
          <MenuIcon />
        </Button>
      ),
    },
    children: <ShellPage>{page}</ShellPage>,
  },
  parameters: { guide, flush: true, docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** An editor's app: denser, with a search, and the number of items that a dialog of the menu has. */
export const Editor: Story = {
  args: {
    phone: undefined,
    search: (
      <RailButton shortcut="/" onClick={fn()}>
        Search
      </RailButton>
    ),
    menu: (
      <RailMenu>
        {studioLinks}
        <RailButton onClick={fn()}>Recycle Bin</RailButton>
        <RailButton count={12} onClick={fn()}>
          Bucket
        </RailButton>
        <a href="#settings">Settings</a>
      </RailMenu>
    ),
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await expect(kit.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-keyshortcuts', '/');
    await expect(kit.getByRole('button', { name: /Bucket/ })).toHaveTextContent('12');
  },
};

/** A tree at the left of the page, with its own scrolling. */
export const WithTree: Story = {
  args: {
    ...Editor.args,
    children: (
      <ShellPage
        kind="desk"
        aside={
          <div style={{ padding: 'var(--space-20)' }}>
            <Skeleton bars={[70, 88, 62]} />
          </div>
        }
      >
        {page}
      </ShellPage>
    ),
  },
};

/** A tab bar at the bottom, and a bar above instead of the rail. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const [nav, ...others] = kit.getAllByRole('navigation', { name: 'Main' });
    await expect(others).toHaveLength(0);
    await expect(nav?.getBoundingClientRect().bottom).toBe(innerHeight);
    await expect(kit.getByRole('button', { name: 'Profile menu' })).toBeVisible();
    await expect(kit.queryByRole('button', { name: 'Maya Okafor' })).not.toBeInTheDocument();
  },
};

/** The rail is above the page; its menu scrolls sideways to the current entry. */
export const PhoneEditor: Story = {
  args: { ...Editor.args },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const box = () => within(canvasElement).getByRole('link', { name: 'Reading' }).getBoundingClientRect();
    await waitFor(() => expect(box().right).toBeLessThanOrEqual(innerWidth));
    await expect(box().left).toBeGreaterThanOrEqual(0);
    const mark = getComputedStyle(within(canvasElement).getByRole('link', { name: 'Reading' }), '::before');
    await expect([mark.bottom, mark.height, mark.transform]).toEqual(['0px', '3px', 'none']);
  },
};

/** Names of any length: the profile menu is cut, and the entries wrap. */
export const LongText: Story = {
  args: {
    profile: <Button kind="quiet">Bartholomew Featherstonehaugh-Cholmondeley</Button>,
    menu: <RailMenu>{links(['Problem sets of all the topics', 'Reported problems'], 'Reported problems')}</RailMenu>,
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const rail = kit.getAllByRole('banner')[0];
    await expect(rail?.scrollWidth).toBeLessThanOrEqual(rail?.clientWidth ?? 0);
  },
};

/** The first tab stop skips the menu. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    await userEvent.tab();
    await expect(kit.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
    await userEvent.tab();
    await expect(kit.getAllByRole('link', { name: 'Fourfold' })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(kit.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await expect(kit.getByRole('link', { name: 'Math' })).toHaveAttribute('aria-current', 'page');
  },
};
