import { attempt } from '@fourfold/app-shell/attempt';
import { api } from '@fourfold/app-shell/session';
import type { Form } from '@fourfold/core/contract/forms';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { refetchExams } from '../parts/exams/exam-cache.ts';
import { type ExamList, formAddress } from '../parts/exams/exam-lists.ts';

/** The longest title of an exam. */
const maxTitleLength = 200;

/** Copies the form with the questions of both tests, and opens the copy. */
export function CopyButton({ form, list }: { form: Form; list: ExamList }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function copy() {
    setBusy(true);
    const title = `Copy of ${form.title}`.slice(0, maxTitleLength);
    const copied = await attempt(api('POST /forms/{id}/copy', { params: { id: form.id }, body: { title } }));
    setBusy(false);
    if (!copied) return;
    showAlert('success', `${copied.title} created`);
    navigate(formAddress(copied.id, form.variant));
    await refetchExams(list);
  }
  return (
    <Button busy={busy} onClick={() => void copy()}>
      Copy as a new form
    </Button>
  );
}
