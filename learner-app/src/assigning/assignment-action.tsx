import { actionOf } from '@fourfold/core/assignments/assignment-action';
import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Account } from '@fourfold/core/contract/session';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { assignmentAddress } from './assignment-address.ts';
import { NoteButton } from './note-button.tsx';
import { unassign } from './unassign.ts';

type AssignmentActionProps = {
  account: Account;
  assignment: Assignment;
  /** Called when the row is removed. */
  onRemoved(): void;
};

const actionLabels = { start: 'Start', continue: 'Continue', redo: 'Redo' } as const;

/**
 * The action of an assignment: Start, Continue or Redo, but Unassign for tutors and super admins (ASG-016),
 * and the note to the student for tutors.
 */
export function AssignmentAction({ account, assignment, onRemoved }: AssignmentActionProps) {
  if (account.tutor_login.status || account.is_super_admin) {
    return (
      <>
        {account.tutor_login.status && <NoteButton kind="note" assignment={assignment} />}
        <Unassign account={account} assignment={assignment} onRemoved={onRemoved} />
      </>
    );
  }
  const action = actionOf(assignment);
  if (!action) return null;
  return (
    <LinkButton
      as={Link}
      to={assignmentAddress(assignment)}
      kind="quiet"
      aria-label={`${actionLabels[action]} ${assignment.title}`}
    >
      {actionLabels[action]}
    </LinkButton>
  );
}

function Unassign({ account, assignment, onRemoved }: AssignmentActionProps) {
  const [busy, setBusy] = useState(false);
  const confirmUnassign = async () => {
    setBusy(true);
    const isGone = await unassign(assignment);
    setBusy(false);
    if (isGone) onRemoved();
  };
  return (
    <Button
      kind="quiet"
      aria-label={`Unassign ${assignment.title}`}
      disabled={!account.status}
      busy={busy}
      onClick={confirmUnassign}
    >
      Unassign
    </Button>
  );
}
