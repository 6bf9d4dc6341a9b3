import { attempt } from '@fourfold/app-shell/attempt';
import { useAccount } from '@fourfold/app-shell/session';
import type { Exam } from '@fourfold/core/contract/exams';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { BinIcon, PencilIcon } from '@fourfold/ui-kit/edit-icons';
import { ExamItem } from '@fourfold/ui-kit/exam-list';
import { useState } from 'react';
import { blockDuring } from '../../app/blocking-calls.ts';
import { confirm } from '../../app/confirm.ts';
import { examCalls } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { marksOf, recordDescriptors } from './exam-records.ts';
import { cachedExams, setCachedExams } from './exams-cache.ts';
import { RecordDialog } from './record-dialog.tsx';
import { anchorId } from './use-opened-exams.ts';

/** The row of an official exam that the student took: its marks and composite score. It cannot be opened (Q46). */
export function RecordRow({ list, exam }: { list: ExamList; exam: Exam }) {
  const account = useAccount();
  const [editing, setEditing] = useState(false);
  const { name, alertName, marks, composite } = recordDescriptors[list.family];
  const own = marksOf(exam);

  async function remove() {
    if (!(await confirm(`Are you sure you want to delete ${name} ${exam.title}?`))) return;
    const isDeleted = await attempt(blockDuring(examCalls[list.family].remove(exam.id)));
    if (!isDeleted) return;
    setCachedExams(
      list,
      cachedExams(list).filter(({ id }) => id !== exam.id),
    );
    showAlert('success', `${exam.title} ${alertName} deleted Successfully`);
    // The focused row was removed.
    document.getElementById('main')?.focus();
  }

  return (
    <>
      <ExamItem
        id={anchorId(exam.id)}
        title={`${exam.title}*`}
        note="A real test you took"
        whole={marks.map((mark) => `${mark.label} ${own[mark.name]}`).join(', ')}
        score={composite(own)}
        actions={
          !account?.tutor_login.status && (
            <>
              <Button
                icon
                kind="quiet"
                title="Edit"
                aria-haspopup="dialog"
                aria-label={`Edit ${name} ${exam.title}`}
                onClick={() => setEditing(true)}
              >
                <PencilIcon />
              </Button>
              <Button icon kind="quiet" title="Delete" aria-label={`Delete ${name} ${exam.title}`} onClick={remove}>
                <BinIcon />
              </Button>
            </>
          )
        }
      />
      {editing && <RecordDialog list={list} record={exam} onClose={() => setEditing(false)} />}
    </>
  );
}
