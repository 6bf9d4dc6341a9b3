import { actionOf } from '@fourfold/core/assignments/action';
import type { Assignment } from '@fourfold/core/contract/assignments';
import type { Account } from '@fourfold/core/contract/session';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { assignmentAddress } from './assignment-address.ts';
import { unassign } from './unassign.ts';

type AssignmentActionProps = {
  account: Account;
  assignment: Assignment;
  /** The most urgent one has the list's one main button. */
  urgent: boolean;
  /** The row is no more. */
  onGone(): void;
};

const words = { start: 'Start', continue: 'Continue', redo: 'Redo' } as const;

/** What can be done with an assignment: worked at, or, by a tutor or a super admin, taken back (2§4). */
export function AssignmentAction({ account, assignment, urgent, onGone }: AssignmentActionProps) {
  if (account.tutor_login.status || account.is_super_admin) {
    return <Unassign account={account} assignment={assignment} onGone={onGone} />;
  }
  const action = actionOf(assignment);
  if (!action) return null;
  return (
    <LinkButton
      as={Link}
      to={assignmentAddress(assignment)}
      kind={urgent ? 'primary' : 'quiet'}
      aria-label={`${words[action]} ${assignment.title}`}
    >
      {words[action]}
    </LinkButton>
  );
}

function Unassign({ account, assignment, onGone }: Omit<AssignmentActionProps, 'urgent'>) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const isGone = await unassign(assignment);
    setBusy(false);
    if (isGone) onGone();
  };
  return (
    <Button
      kind="quiet"
      aria-label={`Unassign ${assignment.title}`}
      disabled={!account.status}
      busy={busy}
      onClick={take}
    >
      Unassign
    </Button>
  );
}
