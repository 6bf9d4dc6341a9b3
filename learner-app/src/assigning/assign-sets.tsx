import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import type { ProblemSet } from '@fourfold/core/contract/content';
import type { Account } from '@fourfold/core/contract/session';
import { isFullRun, masteryThreshold } from '@fourfold/core/mastery/run/full-run';
import { Button } from '@fourfold/ui-kit/button';
import { Checkbox } from '@fourfold/ui-kit/checkbox';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { RunOfFour } from '@fourfold/ui-kit/run-of-four';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import css from './assign.module.css';
import { type AssignKind, assignOne, assignSeveral } from './assign-work.ts';
import { type AssignmentOffer, assignLabels, assignmentOffer } from './assignment-offer.ts';
import { DueDateDialog } from './due-date-dialog.tsx';
import { NotOfferedNote } from './not-offered-note.tsx';
import { startsAgainNote } from './starts-again-note.ts';
import { useAssignments } from './use-assignments.ts';

type AssignSetsProps = {
  account: Account;
  topic_type: AssignmentTopic;
  /** The parent of the sets, as calls name it. */
  setsParent:
    | { subsubtopic_id: string }
    | { sattopic_id: string }
    | { sat_question_id: string }
    | { act_question_id: string };
  sets: readonly ProblemSet[];
  /** Returns the right answers in a row of a set, a full run once mastered; null before the first answer. */
  getRun(id: string): number | null;
};

type ListedSet = { id: string; title: string; run: number | null; offer: AssignmentOffer };
type AssignableSet = ListedSet & { offer: { kind: 'may'; action: AssignKind } };

/** A tutor who is logged in as a student assigns problem sets: one (ASG-021) or several at once (ASG-023). */
export function AssignSets({ account, topic_type, setsParent, sets, getRun }: AssignSetsProps) {
  const assigned = useAssignments();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [setsToAssign, setSetsToAssign] = useState<readonly AssignableSet[] | null>(null);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  if (assigned.isFailed) {
    return (
      <ErrorPanel title="The assignments could not be loaded." onRetry={assigned.retry} busy={assigned.isFetching} />
    );
  }
  const listed = sets.map(({ id, title }): ListedSet => {
    const run = getRun(id);
    const progress = run === null ? null : { total_correct: run, percent_complete: 0 };
    // Nothing is offered until the assignments are loaded.
    const assignments = assigned.of(id);
    const offer: AssignmentOffer = assignments
      ? assignmentOffer({ kind: 'problem_set', progress, assignments })
      : { kind: 'before' };
    return { id, title, run, offer };
  });
  const open = listed.filter(isAssignable);
  const picked = open.filter(({ id }) => chosen.has(id));
  const toggle = (ids: readonly string[], on: boolean) => {
    setChosen((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(on ? ids : [])]));
  };

  async function assign(which: readonly AssignableSet[], terms: AssignmentTerms) {
    const common = {
      user_id: account.id,
      ...setsParent,
      topic_type,
      reference_type: 'problem_set' as const,
      ...terms,
    };
    const [one, more] = which;
    if (!one) return;
    setBusy(true);
    const isDone =
      more === undefined
        ? await assignOne({ ...common, type: one.offer.action, reference_id: one.id })
        : await assignSeveral({
            ...common,
            reference_record: Object.fromEntries(which.map(({ id, offer }) => [id, offer.action])),
          });
    setBusy(false);
    if (!isDone) return;
    flushSync(() => {
      setSetsToAssign(null);
      toggle(
        which.map(({ id }) => id),
        false,
      );
    });
    // The button that had the focus is gone.
    list.current?.focus();
  }
  return (
    <div ref={list} tabIndex={-1} className={css.sets}>
      <div className={css.all}>
        <Checkbox
          checked={open.length > 0 && picked.length === open.length}
          ref={(box) => {
            if (box) box.indeterminate = picked.length > 0 && picked.length < open.length;
          }}
          disabled={open.length === 0}
          onChange={({ target }) =>
            toggle(
              open.map(({ id }) => id),
              target.checked,
            )
          }
        >
          Select all
        </Checkbox>
        <Button aria-haspopup="dialog" disabled={picked.length === 0} onClick={() => setSetsToAssign(picked)}>
          Assign selected
        </Button>
      </div>
      <ul>
        {listed.map((set) => (
          <li key={set.id} className={css.set}>
            <Checkbox
              checked={chosen.has(set.id) && isAssignable(set)}
              disabled={!isAssignable(set)}
              onChange={({ target }) => toggle([set.id], target.checked)}
            >
              {set.title}
            </Checkbox>
            <RunOfFour count={set.run ?? 0} of={masteryThreshold} />
            {isAssignable(set) ? (
              <Button
                kind="quiet"
                aria-haspopup="dialog"
                aria-label={`${assignLabels[set.offer.action]} ${set.title}`}
                onClick={() => setSetsToAssign([set])}
              >
                {assignLabels[set.offer.action]}
              </Button>
            ) : (
              assigned.of(set.id) && set.offer.kind !== 'may' && <NotOfferedNote offer={set.offer} />
            )}
          </li>
        ))}
      </ul>
      {setsToAssign && (
        <DueDateDialog
          {...dialogLabels(setsToAssign)}
          note={startsAgainNote(setsToAssign.filter(isMastered).length, setsToAssign.length)}
          busy={busy}
          onClose={() => setSetsToAssign(null)}
          onPick={(terms) => assign(setsToAssign, terms)}
        />
      )}
    </div>
  );
}

function isAssignable(set: ListedSet): set is AssignableSet {
  return set.offer.kind === 'may';
}

function isMastered({ run }: ListedSet): boolean {
  return run !== null && isFullRun(run);
}

function dialogLabels(sets: readonly AssignableSet[]) {
  const action = assignLabels[sets.every(({ offer }) => offer.action === 'reassign') ? 'reassign' : 'assign'];
  return { action, title: sets.length === 1 ? `${action} ${sets[0]?.title}` : `${action} ${sets.length} problem sets` };
}
