import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ShellPage } from '../../app-shell/app-shell.tsx';
import { Button } from '../../button/button.tsx';
import { Empty as EmptyState } from '../../empty/empty.tsx';
import { ErrorPanel } from '../../error-panel/error-panel.tsx';
import { PlusIcon } from '../../icon/icon.tsx';
import { LinkButton } from '../../link-button/link-button.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { MarginNote } from '../../question/paper.tsx';
import { RankChoice } from '../../rank-choice/rank-choice.tsx';
import { SavedState } from '../../saved-state/saved-state.tsx';
import { Segmented } from '../../segmented/segmented.tsx';
import { Sortable } from '../../sortable/sortable.tsx';
import { Switch } from '../../switch/switch.tsx';
import { TreeList, TreeRow } from '../../tree-list/tree-list.tsx';
import css from './composed.module.css';
import { type CardState, DeskCard } from './desk-card.tsx';
import { type DeskQuestion, deskQuestions } from './desk-data.ts';
import { mathTopics, none, onPhone, StudioShell, unpublished } from './fixtures.tsx';

const title = 'Parabolas and their vertex';

function Tree() {
  const isCurrent = (one: string) => one === title;
  const published = (one: string) => !unpublished.includes(one);
  return (
    <nav aria-label="Math topics">
      <TreeList dense>
        {mathTopics.map((topic, at) => (
          <TreeRow key={topic.title} title={topic.title} published open={at === 2} onToggle={none}>
            <TreeList dense>
              {topic.subtopics.map((subtopic, index) => (
                <TreeRow
                  key={subtopic.title}
                  title={<a href="#desk">{subtopic.title}</a>}
                  arrow={`Sub-sub-topics of ${subtopic.title}`}
                  published={published(subtopic.title)}
                  open={index === 1}
                  onToggle={none}
                >
                  <TreeList dense>
                    {subtopic.parts.map((part) => (
                      <TreeRow
                        key={part}
                        title={<a href="#desk">{part}</a>}
                        published={published(part)}
                        current={isCurrent(part)}
                      />
                    ))}
                  </TreeList>
                </TreeRow>
              ))}
            </TreeList>
          </TreeRow>
        ))}
      </TreeList>
    </nav>
  );
}

/** The tree needs a screen of this width. */
const wideScreen = matchMedia('(min-width: 85rem)');
const subscribe = (onChange: () => void) => {
  wideScreen.addEventListener('change', onChange);
  return () => wideScreen.removeEventListener('change', onChange);
};

function DeskPage({ children }: { children: ReactNode }) {
  const isWide = useSyncExternalStore(subscribe, () => wideScreen.matches);
  const [view, setView] = useState<'questions' | 'map'>('questions');
  return (
    <StudioShell
      page={
        <ShellPage kind="desk" aside={isWide ? <Tree /> : undefined}>
          <PageHead title={title} note="Quadratics and Functions, Functions and their graphs">
            <SavedState at="saved" />
            <LinkButton href="#back">Back</LinkButton>
          </PageHead>
          <div className={css.head}>
            <Segmented
              label="View"
              options={[
                { value: 'questions', label: 'Questions' },
                { value: 'map', label: 'Map' },
              ]}
              value={view}
              onChange={setView}
            />
            <Switch defaultChecked>Published</Switch>
            <Switch defaultChecked>Sequence</Switch>
          </div>
          {children}
        </ShellPage>
      }
    />
  );
}

function DeskHeader({ count }: { count: number }) {
  return (
    <div className={css.head}>
      <span className="small num">{`${count} questions`}</span>
      <span className="row">
        <Button kind="quiet" onClick={none}>
          From bucket
        </Button>
        <Button onClick={none}>
          <PlusIcon />
          Create Question
        </Button>
      </span>
    </div>
  );
}

/** The properties of the open question; each change is saved at once. */
function Properties({ question }: { question: DeskQuestion }) {
  const [rank, setRank] = useState(question.rank);
  return (
    <aside className={css.stack} aria-label={`Properties of question ${question.id}`}>
      <h2>{`Question ${question.id}`}</h2>
      <MarginNote label="Rank">
        <RankChoice label="Rank" rank={rank} onChange={setRank} />
      </MarginNote>
      <MarginNote label="Question">
        <div className={css.stack}>
          <Switch>Calculator</Switch>
          <Switch defaultChecked>No calculator</Switch>
          <Switch disabled>Free Response</Switch>
          <p className="small">Its answers are of this kind. Delete them to change it.</p>
          <Switch>Hidden</Switch>
          <Switch>Explanation before answers</Switch>
        </div>
      </MarginNote>
      {['Duplicate', 'Add to Bucket', 'Delete'].map((label) => (
        <Button key={label} kind={label === 'Delete' ? 'danger' : 'quiet'} onClick={none}>
          {label}
        </Button>
      ))}
    </aside>
  );
}

function Desk() {
  const [questions, setQuestions] = useState(deskQuestions);
  const [current, setCurrent] = useState<{ id: string; state: CardState }>({ id: '2', state: 'open' });
  const shown = current.state === 'closed' ? undefined : questions.find(({ id }) => id === current.id);
  return (
    <DeskPage>
      <div className={css.desk}>
        <section aria-label="Questions">
          <DeskHeader count={questions.length} />
          <Sortable
            label="Questions"
            items={questions}
            getName={(_, at) => `Question ${at + 1}`}
            onMove={(from, to) => {
              const rest = questions.filter((_, at) => at !== from);
              setQuestions(rest.toSpliced(to, 0, ...questions.slice(from, from + 1)));
            }}
          >
            {(question, at) => (
              <DeskCard
                question={question}
                at={at}
                state={question.id === current.id ? current.state : 'closed'}
                onState={(state) => setCurrent({ id: question.id, state })}
              />
            )}
          </Sortable>
        </section>
        {shown && <Properties key={shown.id} question={shown} />}
      </div>
    </DeskPage>
  );
}

/** The studio's desk: the questions of a sub-sub-topic, with their answers and properties. */
const meta = { title: 'Pages/Desk', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** One question is open, with its properties at the right; a wide screen has the tree at the left. */
export const Desktop: Story = { render: () => <Desk /> };

/** The properties are below the questions. */
export const Phone: Story = { ...Desktop, globals: onPhone };

/** The text is edited in its card, under a toolbar. */
export const Editing: Story = {
  ...Desktop,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Edit' }));
    await expect(page.getByRole('toolbar', { name: 'Formatting, Question 2' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Question' })).toBeVisible();
  },
};

/** A sub-sub-topic without questions. */
export const Empty: Story = {
  render: () => (
    <DeskPage>
      <DeskHeader count={0} />
      <EmptyState title="No Record Found">Questions will stand here.</EmptyState>
    </DeskPage>
  ),
};

/** The questions could not be loaded. */
export const Failed: Story = {
  name: 'Error',
  render: () => (
    <DeskPage>
      <ErrorPanel title="The questions could not be loaded." onRetry={none}>
        Nothing has changed.
      </ErrorPanel>
    </DeskPage>
  ),
};
