import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ShellPage } from '../../app-shell/app-shell.tsx';
import { Button } from '../../button/button.tsx';
import { Empty as EmptyState } from '../../empty/empty.tsx';
import { ErrorPanel } from '../../error-panel/error-panel.tsx';
import { MoreIcon, PlusIcon } from '../../icon/icon.tsx';
import { InlineEdit } from '../../inline-edit/inline-edit.tsx';
import { Menu } from '../../menu/menu.tsx';
import { OrderEditor } from '../../order-editor/order-editor.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { Switch } from '../../switch/switch.tsx';
import { TreeList, TreeRow } from '../../tree-list/tree-list.tsx';
import { mathTopics, none, onPhone, StudioShell, unpublished } from './fixtures.tsx';

type Level = 'Topic' | 'Subtopic' | 'Subsubtopic';
type RowProps = {
  level: Level;
  title: string;
  href?: string;
  link?: ReactNode;
  isOpen?: boolean;
  children?: ReactNode;
};

/** A row with its menu, the editor of its title, and its switch. */
function Row({ level, title, href, link, isOpen, children }: RowProps) {
  const [shown, setShown] = useState(title);
  const [isEditing, setEditing] = useState(false);
  const [isExpanded, setExpanded] = useState(isOpen);
  const end = () => setEditing(false);
  return (
    <TreeRow
      title={href ? <a href={href}>{shown}</a> : shown}
      open={isExpanded}
      onToggle={children ? () => setExpanded(!isExpanded) : undefined}
      form={
        isEditing && (
          <InlineEdit
            label={`${level} title`}
            initialValue={shown}
            saved={shown}
            onSave={(text) => {
              setShown(text);
              end();
            }}
            onEmpty={none}
            onCancel={end}
          />
        )
      }
      meta={level !== 'Topic' && <PublishSwitch label="Sequence" title={shown} isPublished={!isUnpublished(title)} />}
      actions={
        <>
          {link}
          <Menu
            kind="quiet"
            icon
            label={`More for ${shown}`}
            items={[
              ...(level === 'Subsubtopic' ? [{ label: 'Problem sets', onSelect: none }] : []),
              { label: 'Edit title', onSelect: () => setEditing(true) },
              { label: 'Delete', danger: true, onSelect: none },
            ]}
          >
            <MoreIcon />
          </Menu>
          <PublishSwitch title={shown} isPublished={!isUnpublished(title)} />
        </>
      }
    >
      {children}
    </TreeRow>
  );
}

const isUnpublished = (title: string) => unpublished.includes(title);

type PublishSwitchProps = { label?: string; title: string; isPublished: boolean };

function PublishSwitch({ label = 'Published', title, isPublished }: PublishSwitchProps) {
  return (
    <Switch defaultChecked={isPublished} aria-label={`${label}: ${title}`}>
      {label === 'Published' ? <span className="vh">{label}</span> : label}
    </Switch>
  );
}

function Below({ level }: { level: Level }) {
  return (
    <div className="row">
      <Button kind="quiet" onClick={none}>
        <PlusIcon size={14} />
        {`Create ${level}`}
      </Button>
      <Button kind="quiet" onClick={none}>{`Reorder ${level}s`}</Button>
    </div>
  );
}

function Topics() {
  return (
    <TreeList label="Math topics">
      {mathTopics.map((topic, at) => (
        <Row key={topic.title} level="Topic" title={topic.title} isOpen={at === 2}>
          <TreeList label={topic.title}>
            {topic.subtopics.map((subtopic, index) => (
              <Row
                key={subtopic.title}
                level="Subtopic"
                title={subtopic.title}
                isOpen={at === 2 && index === 1}
                link={
                  <a href="#questions" aria-label={`Questions of ${subtopic.title}`}>
                    Questions
                  </a>
                }
              >
                <TreeList label={subtopic.title}>
                  {subtopic.parts.map((title) => (
                    <Row key={title} level="Subsubtopic" title={title} href="#desk" />
                  ))}
                </TreeList>
                <Below level="Subsubtopic" />
              </Row>
            ))}
          </TreeList>
          <Below level="Subtopic" />
        </Row>
      ))}
    </TreeList>
  );
}

const legend = 'The switch at the end of a row publishes it.';

function TopicsPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <StudioShell
      page={
        <ShellPage>
          <PageHead title="Math topics" note={legend}>
            {actions}
          </PageHead>
          {children}
        </ShellPage>
      }
    />
  );
}

function TopicTree({ isOrdering: isInitiallyOrdering = false }) {
  const [isOrdering, setOrdering] = useState(isInitiallyOrdering);
  const [order, setOrder] = useState<readonly { id: string; title: string }[]>(
    mathTopics.map(({ title }) => ({ id: title, title })),
  );
  const end = () => setOrdering(false);
  if (isOrdering) {
    return (
      <TopicsPage>
        <OrderEditor
          label="The order of Math topics"
          items={order}
          titleOf={({ title }) => title}
          onOrder={setOrder}
          onSubmit={end}
          onCancel={end}
        />
      </TopicsPage>
    );
  }
  return (
    <TopicsPage
      actions={
        <>
          <Button kind="quiet" onClick={() => setOrdering(true)}>
            Reorder Topics
          </Button>
          <Button onClick={none}>Create Topic</Button>
        </>
      }
    >
      <Topics />
    </TopicsPage>
  );
}

/** The studio's topics of Math, down to the sub-sub-topics that have questions. */
const meta = { title: 'Pages/Topic tree', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A tree of three levels; each row has its menu, and the switch that publishes it. */
export const Desktop: Story = { render: () => <TopicTree /> };

/** The menu is above the page, and scrolls sideways. */
export const Phone: Story = { ...Desktop, globals: onPhone };

/** A title is edited in its row. */
export const Editing: Story = {
  ...Desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'More for Linear Equations' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Edit title' }));
    await expect(page.getByRole('textbox', { name: 'Topic title' })).toHaveValue('Linear Equations');
  },
};

/** The topics while their order is changed, by dragging or by buttons. */
export const Ordering: Story = { render: () => <TopicTree isOrdering /> };

/** Nothing is created yet. */
export const Empty: Story = {
  render: () => (
    <TopicsPage actions={<Button onClick={none}>Create Topic</Button>}>
      <EmptyState title="No Record Found">Topics will stand here.</EmptyState>
    </TopicsPage>
  ),
};

/** The topics could not be loaded. */
export const Failed: Story = {
  name: 'Error',
  render: () => (
    <TopicsPage>
      <ErrorPanel title="The topics could not be loaded." onRetry={none}>
        Nothing has changed.
      </ErrorPanel>
    </TopicsPage>
  ),
};
