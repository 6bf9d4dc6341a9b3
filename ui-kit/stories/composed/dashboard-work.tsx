import { useState } from 'react';
import { type AssignmentRow, AssignmentTable } from '../../assignment-table/assignment-table.tsx';
import { Empty } from '../../empty/empty.tsx';
import { LinkButton } from '../../link-button/link-button.tsx';
import { Pager } from '../../pager/pager.tsx';
import { Progress } from '../../progress/progress.tsx';
import { RunOfFour } from '../../run-of-four/run-of-four.tsx';
import { Table } from '../../table/table.tsx';
import { Tabs } from '../../tabs/tabs.tsx';
import { none } from './fixtures.tsx';

type Work = Pick<AssignmentRow, 'title' | 'topic' | 'type'> & {
  progress: { run: number } | { percent: number } | null;
};

const assignment = (action: string, work: Work, [date, text]: readonly [string, string], more = {}): AssignmentRow => ({
  ...work,
  id: work.title,
  due: { date, text, overdue: false, ...more },
  progress: work.progress && 'run' in work.progress ? { ...work.progress, of: 4 } : work.progress,
  action: (
    <LinkButton href="#question" kind={'overdue' in more ? 'primary' : 'quiet'} aria-label={`${action} ${work.title}`}>
      {action}
    </LinkButton>
  ),
});

const set = (title: string, topic: string, run: number | null): Work => ({
  title,
  topic,
  type: 'Problem set',
  progress: run === null ? null : { run },
});
const sequence = (title: string, topic: string, percent: number | null): Work => ({
  title,
  topic,
  type: 'Sequence',
  progress: percent === null ? null : { percent },
});

/** The student's assignments. */
export const assignments = {
  current: [
    assignment('Start', set('Pronouns that agree', 'Grammar', null), ['2026-11-19', '19 Nov'], { overdue: true }),
    assignment('Continue', sequence('Transitions', 'Grammar', 38), ['2026-11-26', '26 Nov']),
    assignment('Continue', set('Systems of two equations', 'Math', 2), ['2026-11-28', '28 Nov']),
    assignment('Start', sequence('Colons, semicolons and apostrophes', 'Grammar', null), ['2026-11-28', '28 Nov']),
    assignment('Start', sequence('Reading an equation', 'SAT', null), ['2026-11-30', '30 Nov']),
  ],
  completed: [
    assignment('Redo', set('Factoring', 'Math', 4), ['2026-11-24', '24 Nov']),
    assignment('Redo', set('Mean, median and spread', 'Math', 4), ['2026-11-15', '15 Nov']),
    assignment('Redo', set('Percent and percent change', 'Math', 4), ['2026-11-05', '5 Nov']),
  ],
};
type Status = keyof typeof assignments;
const captions = { current: 'Current Assignments', completed: 'Completed Assignments' };
const emptyTexts = {
  current: 'What a tutor assigns stands here until it is done.',
  completed: 'What was assigned and is done stands here.',
};

/** The assignments in their two tabs. */
export function Assignments({ rows }: { rows: Record<Status, readonly AssignmentRow[]> }) {
  const [status, setStatus] = useState<Status>('current');
  const shown = rows[status];
  return (
    <Tabs
      label="Assignments"
      tabs={(['current', 'completed'] as const).map((id) => ({ id, label: captions[id], count: rows[id].length }))}
      current={status}
      onChange={(id) => setStatus(id as Status)}
    >
      {shown.length === 0 ? (
        <Empty title="No assignments found">{emptyTexts[status]}</Empty>
      ) : (
        <>
          <AssignmentTable caption={captions[status]} rows={shown} />
          <Pager page={1} pages={1} onGo={none} summary={`Showing 1 to ${shown.length} of ${shown.length} entries`} />
        </>
      )}
    </Tabs>
  );
}

/** Work that is not finished, the newest first. */
export const begun = [
  set('Systems of two equations', 'Linear Equations, Lines and systems', 2),
  sequence('Transitions', 'Agreement and Style, Expression', 38),
  sequence('An essay: Stones That Walk', 'Science and Society, Natural science', 63),
];
/** Finished work, the newest first. */
export const mastered = [
  set('The quadratic formula', 'Quadratics and Functions, Quadratic equations', 4),
  set('Factoring', 'Quadratics and Functions, Quadratic equations', 4),
];

/** Sequences and problem sets with their progress; those that are not done have a Continue button. */
export function WorkTable({ caption, rows, isDone }: { caption: string; rows: readonly Work[]; isDone?: boolean }) {
  const progress = ({ title, progress: shown }: Work) =>
    shown && ('run' in shown ? <RunOfFour count={shown.run} of={4} /> : <WorkProgress title={title} {...shown} />);
  const action = ({ title }: Work) => (
    <LinkButton href="#question" aria-label={`Continue ${title}`}>
      Continue
    </LinkButton>
  );
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ title }) => title}
      columns={[
        {
          head: 'Title',
          hidesHead: true,
          kind: 'title',
          cell: ({ title, type, topic }) => (
            <>
              {title} <small>{`${type} · ${topic}`}</small>
            </>
          ),
        },
        { head: 'Progress', hidesHead: true, width: '148px', narrow: { label: '' }, cell: progress },
        ...(isDone
          ? []
          : [{ head: 'Actions', hidesHead: true, kind: 'actions', width: '132px', cell: action } as const]),
      ]}
    />
  );
}

function WorkProgress({ title, percent }: { title: string; percent: number }) {
  return <Progress percent={percent} label={`Progress of ${title}`} />;
}
