import { attempt } from '@fourfold/app-shell/attempt';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import type { Student } from '@fourfold/core/contract/people';
import { useState } from 'react';
import { blockDuring } from '../../../app/blocking-calls.ts';
import { DueDateDialog } from '../../../assigning/due-date-dialog.tsx';
import { startsAgainIfFinishedNote, submittedTestNote } from '../../../assigning/starts-again-note.ts';
import { AssignOutcomes } from './assign-outcomes.tsx';
import { type AssignOutcome, assignToStudents } from './assign-to-students.ts';
import { AssignableChooser } from './assignable-chooser.tsx';
import type { AssignableWork } from './assignable-work.ts';

type AssignFlowProps = {
  students: readonly Student[];
  /** Called with the students who got the assignment. */
  onAssigned: (assigned: readonly Student[]) => void;
  onClose: () => void;
};

type AssignState =
  | { kind: 'choosing'; chosen: AssignableWork | null }
  | { kind: 'dating'; chosen: AssignableWork; busy: boolean }
  | { kind: 'done'; chosen: AssignableWork; outcomes: readonly AssignOutcome[] };

/** Assigns a sequence, set or test to several students in three steps: choice, due date, results. */
export function AssignFlow({ students: chosenNow, onAssigned, onClose }: AssignFlowProps) {
  // The selection changes after the assignment; the dialog keeps the original students.
  const [students] = useState(chosenNow);
  const [state, setState] = useState<AssignState>({ kind: 'choosing', chosen: null });

  async function assign(chosen: AssignableWork, terms: AssignmentTerms) {
    setState({ kind: 'dating', chosen, busy: true });
    const outcomes = await attempt(blockDuring(assignToStudents(students, chosen, terms)));
    if (!outcomes) return setState({ kind: 'dating', chosen, busy: false });
    setState({ kind: 'done', chosen, outcomes });
    onAssigned(outcomes.filter(({ assigned }) => assigned).map(({ student }) => student));
  }

  switch (state.kind) {
    case 'choosing':
      return (
        <AssignableChooser
          title={`Assign to ${studentCount(students.length)}`}
          chosen={state.chosen}
          onChoose={(chosen) => setState({ kind: 'choosing', chosen })}
          onNext={(chosen) => setState({ kind: 'dating', chosen, busy: false })}
          onClose={onClose}
        />
      );
    case 'dating':
      return (
        <DueDateDialog
          title={`Assign ${state.chosen.title}`}
          action="Assign"
          note={`To ${studentCount(students.length)}. ${finishedNote(state.chosen)}`}
          busy={state.busy}
          onClose={() => !state.busy && setState({ kind: 'choosing', chosen: state.chosen })}
          onPick={(terms) => assign(state.chosen, terms)}
        />
      );
    case 'done':
      return <AssignOutcomes title={state.chosen.title} outcomes={state.outcomes} onClose={onClose} />;
  }
}

/** What happens for students who have finished the work already. */
function finishedNote({ reference_type }: AssignableWork): string {
  return reference_type === 'test' ? submittedTestNote : startsAgainIfFinishedNote;
}

function studentCount(count: number): string {
  return count === 1 ? '1 student' : `${count} students`;
}
