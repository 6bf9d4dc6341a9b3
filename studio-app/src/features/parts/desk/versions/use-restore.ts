import { attempt } from '@fourfold/app-shell/attempt';
import { confirm } from '@fourfold/app-shell/confirm';
import { api } from '@fourfold/app-shell/session';
import { changesBetween } from '@fourfold/core/authoring/versions/version-changes';
import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useState } from 'react';
import { useDesk } from '../desk-state.ts';
import { refetchQuestions, showQuestion } from '../question-cache.ts';
import { type Comparison, droppedText, effectOnStudents } from './restore-texts.ts';

/**
 * Restores a version of a question. `reload` fetches the versions again and shows one of them: after a restoration, that
 * which was replaced (null: the newest that is not current); if another author has changed the question, the same.
 */
export function useRestore(questionId: string, reload: (version: number | null) => Promise<unknown>) {
  const { questionLocation } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const send = async (version: number, { stamp }: Comparison) => {
    const call = api('POST /questions/{id}/versions/restore', {
      params: { id: questionId },
      body: { version, stamp },
    });
    const reply = await attempt(call.catch(toConflict));
    if (!reply) return;
    if (reply === 'changed') {
      showAlert('error', 'Someone else changed the question meanwhile. The difference is from what it says now.');
      await Promise.all([refetchQuestions(questionLocation), reload(version)]);
      return;
    }
    showQuestion(questionLocation, questionId, () => reply.question);
    const lost = droppedText(reply.dropped);
    showAlert('success', `Version ${version} restored.${lost === null ? '' : ` ${lost}`}`);
    await reload(null);
  };
  const run = async (version: number, comparison: Comparison) => {
    const { content, present, students_see } = comparison;
    const effect = effectOnStudents(students_see, changesBetween(content, present).includes('key'));
    if (effect !== null && !(await confirm(`Restore version ${version}?`, { text: effect }))) return;
    setBusy(true);
    await send(version, comparison).finally(() => setBusy(false));
  };
  return { run, isBusy };
}

function toConflict(error: unknown): 'changed' {
  if (error instanceof CallFailed && error.status === 409) return 'changed';
  throw error;
}
