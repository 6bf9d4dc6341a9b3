import type { ProblemSet } from '@fourfold/core/contract/content';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Link } from 'react-router-dom';
import { hasContent, RichField } from '../desk/rich-field.tsx';
import { PublishSwitch, publishStateOf } from '../publishing/publish-switch.tsx';
import { setAddress } from './set-address.ts';
import css from './set-popup.module.css';
import { SetQuestions } from './set-questions.tsx';

type SetPopupProps = { set: ProblemSet; branch: Readonly<Record<string, string>>; onClose: () => void };

/** A short view of a problem set: its notes, and its questions with their icons. */
export function SetPopup({ set, branch, onClose }: SetPopupProps) {
  return (
    <Dialog title={set.title} wide onClose={onClose}>
      <PublishSwitch kind="problem_set" {...publishStateOf(set)} />
      {hasContent(set.notes) && (
        <section className={css.part}>
          <h3 className="label">Notes</h3>
          <RichField field={set.notes} formulas={set.formulas} />
        </section>
      )}
      <section className={css.part}>
        <h3 className="label">Questions</h3>
        <SetQuestions id={set.id} />
      </section>
      <LinkButton as={Link} to={setAddress(set, branch)}>
        Open
      </LinkButton>
    </Dialog>
  );
}
