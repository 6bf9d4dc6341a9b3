import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { ExamQuestion } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { showDeletedAlert } from '../drafts/show-deleted-alert.ts';
import { handleDeleted } from '../publishing/deleted-record.ts';
import { type ExamField, refetchExams, replaceQuestion, showExams, showField } from './exam-cache.ts';
import { type Exam, type ExamList, familyName, type NewExam, type VideoType } from './exam-lists.ts';

/** Creates an exam after the last one; returns its id, or false. */
export async function createExam(list: ExamList, body: NewExam): Promise<string | false> {
  const made = await attempt(list.create(body));
  if (!made) return false;
  await showExams(list, (all) => [...all.filter((one) => one.id !== made.id), made]);
  showAlert('success', `${made.title} ${list.type} created Successfully`);
  return made.id;
}

/** Changes a title: shows it at once, and reverts it if the call fails. */
export async function renameExam(list: ExamList, exam: Exam, title: string): Promise<boolean> {
  const saved = await changePart(list, exam.id, { from: { title: exam.title }, to: { title } });
  if (saved) showAlert('success', `${saved.title} ${list.type} updated Successfully`);
  return saved !== false;
}

/** Exams whose switch is being saved; a second change meanwhile is ignored, because it would race the first. */
const saving = new Set<string>();

/** Switches how an exam's progress is counted: shown at once, reverted if the call fails (SAT-017, ACT-017). */
export async function setProgressBySet(list: ExamList, exam: Exam, bySet: boolean): Promise<void> {
  if (saving.has(exam.id)) return;
  saving.add(exam.id);
  try {
    const saved = await changePart(list, exam.id, {
      from: { progress_by_problemset: !bySet },
      to: { progress_by_problemset: bySet },
    });
    if (saved) showAlert('success', `Progress Show by ${bySet ? 'ProblemSet' : 'Sequence'}`);
  } finally {
    saving.delete(exam.id);
  }
}

/** Shows and reverts this part alone: the rest may have changed meanwhile. */
async function changePart(
  list: ExamList,
  id: string,
  { from, to }: { from: ExamField; to: ExamField },
): Promise<Exam | false> {
  await showField(list, id, to);
  const saved = await attempt(list.change(id, to));
  if (!saved) await showField(list, id, from);
  return saved;
}

/** Moves an exam with its content into the bin; the toast offers Undo. Returns false if the exam is still there. */
export async function deleteExam(list: ExamList, { id, title }: Exam, onRestored: () => void): Promise<boolean> {
  const gone = await handleDeleted({ kind: list.family, title }, list.remove(id));
  if (!gone) return false;
  if (gone === 'gone') return true;
  await showExams(list, (all) => all.filter((one) => one.id !== id));
  showDeletedAlert(`${title} ${list.type} deleted Successfully`, async () => {
    const back = await api('POST /soft_delete/restore_record', { body: { id, type: list.family } });
    await refetchExams(list);
    showAlert('success', `(${familyName(list)}) '${back.title}' restored at position ${back.restore_position}`);
    onRestored();
  });
  return true;
}

/** Sets or changes the topic of a number (ASA-015). */
export async function nameTopic(list: ExamList, { id }: ExamQuestion, title: string): Promise<boolean> {
  const saved = await attempt(list.nameTopic(id, title));
  if (!saved) return false;
  await replaceQuestion(list, saved);
  showAlert('success', 'Topic title Updated Successfully');
  return true;
}

/** Sets the topics of several numbers, all or none; returns false if none was saved. */
export async function nameTopics(list: ExamList, topics: { id: string; title: string }[]): Promise<boolean> {
  const saved = await attempt(list.nameTopics(topics));
  if (!saved) return false;
  await Promise.all(saved.data.map((question) => replaceQuestion(list, question)));
  const [only] = topics;
  showAlert(
    'success',
    only && topics.length === 1 ? 'Topic title Updated Successfully' : `${topics.length} topics saved`,
  );
  return true;
}

const videoMessages = { Real: 'Video Explanation updated', Mock: 'Mock Video Explanation updated' } as const;

/** Saves the video explanation of a number, for the real test or for the mock (ASA-014). */
export async function saveVideo(list: ExamList, id: string, type: VideoType, field: string): Promise<boolean> {
  const saved = await attempt(list.saveVideo(id, type, field));
  if (!saved) return false;
  await replaceQuestion(list, saved);
  showAlert('success', videoMessages[type]);
  return true;
}
