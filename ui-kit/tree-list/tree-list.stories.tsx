import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Origin } from '../origin/origin.tsx';
import { Progress } from '../progress/progress.tsx';
import { RunOfFour } from '../run-of-four/run-of-four.tsx';
import { Switch } from '../switch/switch.tsx';
import { TreeList, TreeRow } from './tree-list.tsx';

function Topics({ dense, initiallyOpen = [] }: { dense?: boolean; initiallyOpen?: string[] }) {
  const [opened, setOpened] = useState<readonly string[]>(initiallyOpen);
  const row = (id: string) => ({
    open: opened.includes(id),
    onToggle: () => setOpened(opened.includes(id) ? opened.filter((other) => other !== id) : [...opened, id]),
  });
  const percent = (value: number, label: string) =>
    dense ? undefined : (
      <span style={{ width: 120 }}>
        <Progress percent={value} label={label} />
      </span>
    );
  return (
    <TreeList label="Math topics" dense={dense}>
      <TreeRow title="Linear equations" meta={percent(100, 'Linear equations')} published {...row('a')}>
        <TreeList dense={dense}>
          <TreeRow
            title="One unknown"
            meta={percent(41.67, 'One unknown')}
            actions={dense ? undefined : <Button>Sequence</Button>}
            published
            {...row('b')}
          >
            <TreeList dense={dense}>
              <TreeRow
                title={<a href="#steps">Equations in one step</a>}
                meta={!dense && <RunOfFour count={4} of={4} />}
                published
              />
              <TreeRow
                title={<a href="#fractions">Equations with fractions on both sides of the sign</a>}
                meta={!dense && <RunOfFour count={2} of={4} />}
                current
                published={false}
              />
            </TreeList>
          </TreeRow>
          <TreeRow title="Two unknowns" published={false} {...row('c')}>
            <p className="small">No Record Found</p>
          </TreeRow>
        </TreeList>
      </TreeRow>
      <TreeRow
        title="Quadratic functions"
        note={dense ? undefined : <Origin source="Elementary Algebra (https://openstax.org)" licence="CC BY 4.0" />}
        meta={percent(0, 'Quadratic functions')}
        published
        {...row('d')}
      >
        <p className="small">No Record Found</p>
      </TreeRow>
    </TreeList>
  );
}

/** For topics, sub-topics and sub-sub-topics; dense beside a desk. */
const meta = { title: 'Lists/TreeList', component: Topics, subcomponents: { TreeList, TreeRow } } satisfies Meta<
  typeof Topics
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { initiallyOpen: ['a', 'b'] } };
export const Dense: Story = { args: { dense: true, initiallyOpen: ['a', 'b'] }, parameters: { width: 320 } };
export const Phone: Story = { args: { initiallyOpen: ['a', 'b'] }, parameters: { width: 375 } };

function Linked() {
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
}

export const WithLinks: StoryObj = {
  name: 'has its own arrow if the title is a link, and can be replaced by a form',
  render: () => <Linked />,
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

function Edges() {
  const change = <Button>Change</Button>;
  return (
    <TreeList label="Math topics">
      <TreeRow title="With progress" meta={<Progress percent={40} label="Progress" />} actions={change} />
      <TreeRow title="With a switch" meta={<Switch>Sequence</Switch>} actions={<Switch>Publish</Switch>} />
    </TreeList>
  );
}

export const RightEdge: StoryObj = {
  name: 'has the progress at its end, or else the actions',
  render: () => <Edges />,
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

export const Keyboard: Story = {
  name: 'opens topic, sub-topic and sub-sub-topics by keyboard',
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
