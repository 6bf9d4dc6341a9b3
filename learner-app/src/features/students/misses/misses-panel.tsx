import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Student } from '@fourfold/core/contract/people';
import { redoSize } from '@fourfold/core/reviews/limits';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { Empty } from '@fourfold/ui-kit/empty';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DueDateDialog } from '../../../assigning/due-date-dialog.tsx';
import { studentSummary } from '../student-summary.ts';
import { assignMistakes, type MistakeGroup } from './assign-mistakes.ts';
import { MissTables } from './miss-tables.tsx';

type MissesPanelProps = { student: Student; onClose: () => void };

/** A student's missed questions by skill and by cause, with what was answered and done; a group can be assigned. */
export function MissesPanel({ student, onClose }: MissesPanelProps) {
  const call = apiQuery('GET /mistakes/summary', { query: { user_id: student.id } });
  const { data, isError, isFetching, refetch } = useQuery({ ...callQuery(call), staleTime: 0, throwOnError: false });
  const [assigned, setAssigned] = useState<MistakeGroup | null>(null);
  const [busy, setBusy] = useState(false);
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
      {data && data.misses > 0 && <MissTables summary={data} onAssign={setAssigned} />}
      {assigned && (
        <DueDateDialog
          title={`Assign the mistakes: ${assigned.title}`}
          action="Assign"
          note={`To ${student.username}: the newest ${redoSize} at most, as one redo. It is done once each is answered right.`}
          busy={busy}
          onClose={() => !busy && setAssigned(null)}
          onPick={async (terms) => {
            setBusy(true);
            const isDone = await assignMistakes(student, assigned, terms);
            setBusy(false);
            if (isDone) setAssigned(null);
          }}
        />
      )}
    </Dialog>
  );
}
