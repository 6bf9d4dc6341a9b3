import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Student } from '@fourfold/core/contract/people';
import type { Reply } from '@fourfold/core/contract/types';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { Table } from '@fourfold/ui-kit/table';
import { useQuery } from '@tanstack/react-query';
import { studentSummary } from '../student-summary.ts';
import { causeText, missesText } from './miss-texts.ts';
import css from './misses-panel.module.css';

type Summary = Reply<'GET /mistakes/summary'>;
type MissesPanelProps = { student: Student; onClose: () => void };

/** A student's missed questions by skill and by cause, with what was answered and done. */
export function MissesPanel({ student, onClose }: MissesPanelProps) {
  const call = apiQuery('GET /mistakes/summary', { query: { user_id: student.id } });
  const { data, isError, isFetching, refetch } = useQuery({ ...callQuery(call), staleTime: 0, throwOnError: false });
  const { weekText, overdue } = studentSummary(student, Date.now());
  return (
    <Dialog title={`Mistakes of ${student.username}`} wide onClose={onClose}>
      <p className="small">{`This week: ${[weekText, overdue].filter(Boolean).join(', ')}`}</p>
      {isError && !data && (
        <ErrorPanel title="The mistakes could not be loaded." onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && <Skeleton bars={[40, 90, 84, 88]} label="Loading mistakes" />}
      {data && data.misses === 0 && (
        <Empty title="No mistakes">What the student misses in practice, in tests and on paper is listed here.</Empty>
      )}
      {data && data.misses > 0 && <Misses summary={data} />}
    </Dialog>
  );
}

function Misses({ summary: { misses, skills, causes } }: { summary: Summary }) {
  return (
    <div className={css.misses}>
      <p>{missesText(misses)}</p>
      {causes.length > 0 && (
        <Table
          caption="By cause"
          dense
          rows={causes}
          keyOf={({ cause }) => cause ?? ''}
          columns={[
            { head: 'Cause', kind: 'title', cell: ({ cause }) => causeText(cause) },
            { head: 'Missed', kind: 'number', width: '30%', cell: (row) => row.misses },
          ]}
        />
      )}
      {skills.length > 0 && (
        <Table
          caption="By skill"
          dense
          rows={skills}
          keyOf={({ code }) => code}
          columns={[
            { head: 'Skill', kind: 'title', cell: ({ title }) => title },
            { head: 'Missed', kind: 'number', cell: (row) => row.misses },
            { head: 'Right answers', kind: 'number', cell: ({ right, answers }) => `${right} of ${answers}` },
          ]}
        />
      )}
    </div>
  );
}
