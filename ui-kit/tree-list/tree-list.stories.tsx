import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Origin } from '../origin/origin.tsx';
import { Progress } from '../progress/progress.tsx';
import { RunOfFour } from '../run-of-four/run-of-four.tsx';
import { Switch } from '../switch/switch.tsx';
import { guide } from './tree-list.guide.tsx';
import { TreeList, TreeRow } from './tree-list.tsx';

const meta = {
  title: 'Lists/TreeList (Tree view)',
  component: TreeList,
  subcomponents: { TreeRow },
  args: {
    label: 'Math topics',
    children: (
      <>
        <TreeRow title="Linear equations" published open onToggle={fn()}>
          <TreeList>
            <TreeRow title="One unknown" actions={<Button>Sequence</Button>} published open onToggle={fn()}>
              <TreeList>
                <TreeRow
                  title={<a href="#steps">Equations in one step</a>}
                  meta={<RunOfFour count={4} of={4} />}
                  published
                />
                <TreeRow
                  title={<a href="#fractions">Equations with fractions on both sides of the sign</a>}
                  meta={<RunOfFour count={2} of={4} />}
                  current
                  published={false}
                />
              </TreeList>
            </TreeRow>
            <TreeRow title="Two unknowns" published={false} onToggle={fn()} />
          </TreeList>
        </TreeRow>
        <TreeRow
          title="Quadratic functions"
          note={<Origin source="Elementary Algebra (https://openstax.org)" licence="CC BY 4.0" />}
          meta={
            <span style={{ width: 120 }}>
              <Progress percent={41.67} label="Quadratic functions" />
            </span>
          }
          published
          onToggle={fn()}
        />
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof TreeList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Closed rows, with progress at the right. */
export const Closed: Story = {
  args: {
    children: (
      <>
        <TreeRow
          title="Linear equations"
          meta={
            <span style={{ width: 120 }}>
              <Progress percent={100} label="Linear equations" />
            </span>
          }
          onToggle={fn()}
        />
        <TreeRow title="Quadratic functions" onToggle={fn()} />
      </>
    ),
  },
};

/** Rows of 34 pixels, for the tree next to a page. */
export const Dense: Story = {
  args: {
    dense: true,
    children: (
      <TreeRow title="Linear equations" published open onToggle={fn()}>
        <TreeList dense>
          <TreeRow title={<a href="#steps">Equations in one step</a>} published />
          <TreeRow
            title={<a href="#fractions">Equations with fractions on both sides of the sign</a>}
            current
            published={false}
          />
        </TreeList>
      </TreeRow>
    ),
  },
  parameters: { width: 320 },
};

/** An open row without records says so. */
export const NoRecord: Story = {
  args: {
    children: (
      <TreeRow title="Two unknowns" published={false} open onToggle={fn()}>
        <p className="small">No Record Found</p>
      </TreeRow>
    ),
  },
};

/** On a phone a title wraps, and its progress is below it. */
export const Phone: Story = { parameters: { width: 375 } };

/** A title that is a link has an arrow of its own; a form replaces the content of a row. */
export const LinksAndForm: Story = {
  render: function Render() {
    const [open, setOpen] = useState(false);
    const [changing, setChanging] = useState(false);
    return (
      <TreeList label="Math topics" dense>
        <TreeRow
          title={<a href="#quadratic">Quadratic functions, their graphs and what one reads from them</a>}
          arrow="Inside Quadratic functions"
          open={open}
          onToggle={() => setOpen(!open)}
          published
        >
          <TreeList dense>
            <TreeRow title={<a href="#zeros">Zeros and factors</a>} current published={false} />
          </TreeList>
        </TreeRow>
        <TreeRow title={<a href="#polynomials">Polynomials</a>} published />
        <TreeRow
          title="Trigonometry"
          actions={<Button onClick={() => setChanging(true)}>Change</Button>}
          form={changing && <input aria-label="Title" defaultValue="Trigonometry" />}
        />
      </TreeList>
    );
  },
  parameters: { width: 320 },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const arrow = kit.getByRole('button', { name: 'Inside Quadratic functions' });
    await expect(arrow).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(arrow);
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    await expect(kit.getByRole('link', { name: 'Zeros and factors' })).toBeVisible();
    await userEvent.click(kit.getByRole('button', { name: 'Change' }));
    await expect(kit.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect(kit.queryByText('Trigonometry')).toBeNull();
  },
};

/** A progress bar is at the right edge; without one the actions are. */
export const RightEdge: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <TreeList label="Math topics">
      <TreeRow
        title="With progress"
        meta={<Progress percent={40} label="Progress" />}
        actions={<Button>Change</Button>}
      />
      <TreeRow title="With a switch" meta={<Switch>Sequence</Switch>} actions={<Switch>Publish</Switch>} />
    </TreeList>
  ),
  parameters: { width: 1000 },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    const [bar, change] = [kit.getByRole('progressbar'), kit.getByRole('button', { name: 'Change' })];
    await expect(left(bar)).toBeGreaterThan(left(change));
    const [publish, sequence] = ['Publish', 'Sequence'].map((name) => kit.getByRole('switch', { name }));
    await expect(left(publish as HTMLElement)).toBeGreaterThan(left(sequence as HTMLElement));
  },
};

/** Enter and Space open a row; Tab moves through what is open. */
export const Keyboard: Story = {
  render: function Render() {
    const [opened, setOpened] = useState<readonly string[]>([]);
    const row = (id: string) => ({
      open: opened.includes(id),
      onToggle: () => setOpened(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]),
    });
    return (
      <TreeList label="Math topics">
        <TreeRow title="Linear equations" {...row('a')}>
          <TreeList>
            <TreeRow title="One unknown" {...row('b')}>
              <TreeList>
                <TreeRow title={<a href="#steps">Equations in one step</a>} />
              </TreeList>
            </TreeRow>
          </TreeList>
        </TreeRow>
      </TreeList>
    );
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const topic = kit.getByRole('button', { name: 'Linear equations' });
    await userEvent.tab();
    await expect(topic).toHaveFocus();
    await expect(topic).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(topic).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(kit.getByRole('link', { name: 'Equations in one step' })).toBeVisible();
    topic.focus();
    await userEvent.keyboard('{Enter}');
    await expect(kit.queryByRole('link', { name: 'Equations in one step' })).not.toBeInTheDocument();
    await expect(topic).toHaveFocus();
  },
};
