import { useAccount } from '@fourfold/app-shell/session';
import type { Exam } from '@fourfold/core/contract/exams';
import type { ExamSection } from '@fourfold/core/exams/section';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { NumberToggles } from '@fourfold/ui-kit/number-toggles';
import { useState } from 'react';
import { confirm } from '../../../app/confirm.ts';
import type { GradeChange } from './grade.ts';
import { deleteDraft, saveDraft, storedMarks } from './grading-drafts.ts';
import { saveGrade, useGrades } from './use-grades.ts';

export type MarkingKind = 'wrong' | 'uncertain';

export type MarkingProps = {
  kind: MarkingKind;
  family: Family;
  exam: Exam;
  section: ExamSection;
  /** Called on submit or cancel; the number grid returns. */
  onDone: () => void;
};

type MarkingDescriptor = {
  /** Accessible name of the numbers. */
  label: string;
  savedMessage: string;
  toChange(section: string, numbers: readonly number[]): GradeChange;
};

const markings: Record<MarkingKind, MarkingDescriptor> = {
  wrong: {
    label: 'Select Wrong',
    savedMessage: 'Wrong question submitted',
    toChange: (section, numbers) => ({ wrong: { [section]: numbers }, submitted: { [section]: true } }),
  },
  uncertain: {
    label: 'Select Uncertain',
    savedMessage: 'Mark uncertain submitted',
    toChange: (section, numbers) => ({ uncertain: { [section]: numbers } }),
  },
};

/** Replaces a section's number grid: the student marks the numbers that were wrong or uncertain on paper. */
export function Marking({ kind, family, exam, section, onDone }: MarkingProps) {
  const { grade, ready } = useGrades(family, exam.id);
  const saved = grade[kind][section.type] ?? [];
  const account = useAccount()?.id ?? '';
  const draftKey = { kind, account, exam: exam.id, section: section.type };
  const [restored] = useState(() => storedMarks(draftKey));
  const [changed, setChanged] = useState(restored);
  const [busy, setBusy] = useState(false);
  const marked = changed ?? saved;
  const { label, savedMessage, toChange } = markings[kind];

  const toggle = (number: number) => {
    const next = marked.includes(number)
      ? marked.filter((one) => one !== number)
      : [...marked, number].sort((one, other) => one - other);
    setChanged(next);
    saveDraft(draftKey, next);
  };

  async function submit() {
    if (!(await confirm('Are you sure you want to submit?'))) return;
    setBusy(true);
    const done = await saveGrade(family, exam.id, toChange(section.type, marked));
    setBusy(false);
    if (!done) return;
    deleteDraft(draftKey);
    showAlert('success', savedMessage);
    onDone();
  }

  async function cancel() {
    if (busy) return;
    if (changed && !isSame(changed, saved) && !(await confirm('Are you sure you want to cancel?'))) return;
    deleteDraft(draftKey);
    onDone();
  }

  return (
    <NumberToggles
      label={`${label}: ${section.title}`}
      kind={kind}
      count={section.questions}
      marked={marked}
      busy={busy || !ready}
      note={restored && !isSame(restored, saved) ? 'Restored from this device. It was not submitted yet.' : undefined}
      onToggle={toggle}
      onSubmit={submit}
      onCancel={cancel}
    />
  );
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number) => other.includes(number));
}
