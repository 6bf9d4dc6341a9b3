import type { Student } from '@fourfold/core/contract/people';
import { useState } from 'react';
import { during } from '../../../app/waiting.ts';
import { DueDateDialog } from '../../../assigning/due-date-dialog.tsx';
import { startsAgainWhereFinished } from '../../../assigning/starts-again.ts';
import { attempt } from '../../../session/attempt.ts';
import { assignTo, type Outcome } from './assign-to.ts';
import type { Assignable } from './assignable.ts';
import { Chooser } from './chooser.tsx';
import { Outcomes } from './outcomes.tsx';

type AssignFlowProps = {
  students: readonly Student[];
  /** Called with the students who got the assignment. */
  onAssigned: (assigned: readonly Student[]) => void;
  onClose: () => void;
};

type State =
  | { at: 'choosing'; chosen: Assignable | null }
  | { at: 'dating'; chosen: Assignable; busy: boolean }
  | { at: 'done'; chosen: Assignable; outcomes: readonly Outcome[] };

/** Assigns a sequence or set to several students in three steps: choice, due date, results. */
export function AssignFlow({ students: chosenNow, onAssigned, onClose }: AssignFlowProps) {
  // The selection changes after the assignment; the dialog keeps the original students.
  const [students] = useState(chosenNow);
  const [state, setState] = useState<State>({ at: 'choosing', chosen: null });

  async function assign(chosen: Assignable, date: string) {
    setState({ at: 'dating', chosen, busy: true });
    const outcomes = await attempt(during(assignTo(students, chosen, date)));
    if (!outcomes) return setState({ at: 'dating', chosen, busy: false });
    setState({ at: 'done', chosen, outcomes });
    onAssigned(outcomes.filter(({ assigned }) => assigned).map(({ student }) => student));
  }

  switch (state.at) {
    case 'choosing':
      return (
        <Chooser
          title={`Assign to ${studentsWords(students.length)}`}
          chosen={state.chosen}
          onChoose={(chosen) => setState({ at: 'choosing', chosen })}
          onNext={(chosen) => setState({ at: 'dating', chosen, busy: false })}
          onClose={onClose}
        />
      );
    case 'dating':
      return (
        <DueDateDialog
          title={`Assign ${state.chosen.title}`}
          action="Assign"
          note={`To ${studentsWords(students.length)}. ${startsAgainWhereFinished}`}
          busy={state.busy}
          onClose={() => !state.busy && setState({ at: 'choosing', chosen: state.chosen })}
          onPick={(date) => assign(state.chosen, date)}
        />
      );
    case 'done':
      return <Outcomes title={state.chosen.title} outcomes={state.outcomes} onClose={onClose} />;
  }
}

function studentsWords(count: number): string {
  return count === 1 ? '1 student' : `${count} students`;
}
