import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Account } from '@fourfold/core/contract/session';
import { AssignmentTable } from '@fourfold/ui-kit/assignment-table';
import { Empty } from '@fourfold/ui-kit/empty';
import { Pager } from '@fourfold/ui-kit/pager';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { useRef } from 'react';
import { AssignmentAction } from './assignment-action.tsx';
import { AssignmentNote } from './assignment-note.tsx';
import { assignmentRow } from './assignment-row.ts';
import { assignmentsView, type OpenedView, pageNames } from './assignments-view.ts';
import { today } from './today.ts';
import { useReportCompletion } from './use-report-completion.ts';

const pageSize = 8;
const captions = { current: 'Current Assignments', completed: 'Completed Assignments' } as const;
const emptyTexts = {
  current: 'What a tutor assigns stands here until it is done.',
  completed: 'What was assigned and is done stands here.',
} as const;

/** The student's assignments in two tabs, current and completed (ASG-001). */
export function Assignments({ account, assignments }: { account: Account; assignments: readonly Assignment[] }) {
  useReportCompletion(assignments);
  const { openedView, ...pageOf } = assignmentsView();
  const panel = useRef<HTMLDivElement>(null);
  const published = assignments.filter((one) => one.published);
  const of = (status: OpenedView) => published.filter((one) => one.status === status);
  const listed = of(openedView);
  const pages = Math.max(1, Math.ceil(listed.length / pageSize));
  // The last page may have become empty.
  const page = Math.min(pageOf[pageNames[openedView]], pages);
  const first = (page - 1) * pageSize;
  const shown = listed.slice(first, first + pageSize);
  const day = today();
  const canAnswer = account.userType === 'Student' && !account.tutor_login.status;
  const focusPanel = () => panel.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus();
  return (
    <div ref={panel}>
      <Tabs
        label="Assignments"
        tabs={(['current', 'completed'] as const).map((id) => ({ id, label: captions[id], count: of(id).length }))}
        current={openedView}
        onChange={(id) => assignmentsView.setState({ openedView: id as OpenedView })}
      >
        {shown.length === 0 ? (
          <Empty title="No assignments found">{emptyTexts[openedView]}</Empty>
        ) : (
          <>
            <AssignmentTable
              caption={captions[openedView]}
              wideActions={account.is_super_admin}
              twoActions={account.tutor_login.status}
              rows={shown.map((one) => ({
                ...assignmentRow(one, day),
                detail: (one.note !== '' || one.answer !== '') && (
                  <AssignmentNote assignment={one} canAnswer={canAnswer} today={day} />
                ),
                action: <AssignmentAction account={account} assignment={one} onRemoved={focusPanel} />,
              }))}
            />
            <Pager
              label="Pages of assignments"
              page={page}
              pages={pages}
              onGo={(to) => assignmentsView.setState({ [pageNames[openedView]]: to })}
              summary={`Showing ${first + 1} to ${first + shown.length} of ${listed.length} entries`}
            />
          </>
        )}
      </Tabs>
    </div>
  );
}
