import { useAccount } from '@fourfold/app-shell/session';
import type { RowPractice } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Origin } from '@fourfold/ui-kit/origin';
import { Progress } from '@fourfold/ui-kit/progress';
import { TreeList, TreeRow } from '@fourfold/ui-kit/tree-list';
import { Link } from 'react-router-dom';
import { practiceAmount } from '../../sequence-popup/practice-amount.ts';
import type { TopicList } from './first/topic-lists.ts';
import type { ListedSubsubtopic, ListedSubtopic, ListedTopic } from './topic-addresses.ts';
import { satTopicPopup, subsubtopicPopup, subtopicPopup, type TopicPopup } from './topic-popups.ts';
import css from './topics.module.css';
import { type OpenRows, rowId } from './use-open-rows.ts';

type RowProps = {
  list: TopicList;
  topic: ListedTopic;
  /** Amount of practice and progress, by the row's id. */
  practice: Readonly<Record<string, RowPractice>>;
  branches: OpenRows;
  onOpen: (opened: TopicPopup) => void;
};

/** A topic: it expands to its sub-topics (TOP-002); a SAT topic opens its problem sets instead (TOP-004). */
export function TopicRow(props: RowProps) {
  const { list, topic, practice, branches, onOpen } = props;
  const own = practice[topic.id];
  const row = {
    ...rowContent(topic, own),
    current: branches.target === topic.id,
    actions: <BrowseLink topic={topic} practice={practice} />,
  };
  if (list.kind === 'sat') {
    const hasSets = own && own.question_count > own.sequence_count;
    const title = leafTitle(topic, hasSets && (() => onOpen(satTopicPopup(topic))));
    return <TreeRow {...row} title={title} meta={hasSets ? row.meta : undefined} />;
  }
  return (
    <TreeRow
      {...row}
      title={<span id={rowId(topic.id)}>{topic.title}</span>}
      open={branches.isOpen(topic.id)}
      onToggle={() => branches.toggle(topic.id)}
    >
      {topic.subtopics.length === 0 ? (
        <p className={css.none}>No Record Found</p>
      ) : (
        <TreeList label={topic.title}>
          {topic.subtopics.map((subtopic) => (
            <SubtopicRow key={subtopic.id} {...props} subtopic={subtopic} />
          ))}
        </TreeList>
      )}
    </TreeRow>
  );
}

/**
 * Links to the questions of all sequences of the topic (Q291); not for a tutor who is logged in as a student (ACC-035).
 */
function BrowseLink({ topic, practice }: Pick<RowProps, 'topic' | 'practice'>) {
  const account = useAccount();
  const nodes = [topic, ...topic.subtopics.flatMap((subtopic) => [subtopic, ...subtopic.subsubtopics])];
  if (account?.tutor_login.status || !nodes.some(({ id }) => practice[id]?.sequence_count)) return null;
  return (
    <LinkButton
      as={Link}
      kind="quiet"
      className={css.browse ?? ''}
      to={`/topic/${topic.id}/question`}
      aria-label={`Browse ${topic.title}`}
    >
      Browse
    </LinkButton>
  );
}

function SubtopicRow(props: RowProps & { subtopic: ListedSubtopic }) {
  const { list, practice, branches, onOpen, subtopic } = props;
  const { id, title, subsubtopics } = subtopic;
  const questions = practice[id]?.sequence_count ?? 0;
  return (
    <TreeRow
      {...rowContent(subtopic, practice[id], subsubtopics.length === 0)}
      title={
        <span id={rowId(id)} className={subsubtopics.length === 0 ? css.leaf : undefined}>
          {title}
        </span>
      }
      current={branches.target === id}
      actions={
        questions > 0 && (
          <Button
            aria-label={`Sequence of ${title}`}
            aria-haspopup="dialog"
            onClick={() => onOpen(subtopicPopup(list.kind, subtopic, questions))}
          >
            Sequence
          </Button>
        )
      }
      {...(subsubtopics.length > 0 && { open: branches.isOpen(id), onToggle: () => branches.toggle(id) })}
    >
      <TreeList label={title}>
        {subsubtopics.map((subsubtopic) => (
          <SubsubtopicRow key={subsubtopic.id} {...props} subsubtopic={subsubtopic} />
        ))}
      </TreeList>
    </TreeRow>
  );
}

function SubsubtopicRow(props: RowProps & { subtopic: ListedSubtopic; subsubtopic: ListedSubsubtopic }) {
  const { list, topic, practice, branches, onOpen, subtopic, subsubtopic } = props;
  const own = practice[subsubtopic.id];
  const open = own && (() => onOpen(subsubtopicPopup(list.kind, { topic, subtopic, subsubtopic }, own.sequence_count)));
  return (
    <TreeRow
      {...rowContent(subsubtopic, own)}
      current={branches.target === subsubtopic.id}
      title={leafTitle(subsubtopic, open)}
    />
  );
}

/** The title of a row; a button if there is a dialog to open. */
function leafTitle({ id, title }: { id: string; title: string }, open: (() => void) | undefined | false) {
  if (!open) return <span id={rowId(id)}>{title}</span>;
  return (
    <button type="button" id={rowId(id)} aria-haspopup="dialog" onClick={open}>
      {title}
    </button>
  );
}

type Row = ListedTopic | ListedSubtopic | ListedSubsubtopic;

/** The amount of practice in a row and below it, and the progress there (Q262). */
function rowContent(row: Row, practice: RowPractice | undefined, isLeaf = false) {
  const amount = practice ? practiceAmount(practice.question_count) : 'Nothing to practise yet';
  const origin = 'source' in row && (row.source || row.licence) && <Origin {...row} />;
  const note = (
    <>
      {amount}
      {origin && ' · '}
      {origin}
    </>
  );
  return {
    note: isLeaf ? <span className={css.leaf}>{note}</span> : note,
    meta: practice && (
      <span className={css.progress} data-leaf={isLeaf || undefined}>
        <Progress percent={practice.percent_complete} label={`Progress of ${row.title}`} />
      </span>
    ),
  };
}
