import type { ProblemSet } from '@fourfold/core/contract/content';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { PublishedDot } from '@fourfold/ui-kit/published-dot';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addProblemSet } from '../bucket/bucket.ts';
import { focusWhenRendered } from '../desk/focus-when-rendered.ts';
import { hasContent } from '../desk/rich-field.tsx';
import { useUnsavedDrafts } from '../drafts/use-unsaved-drafts.ts';
import { PublishSwitch, publishStateOf, useMayPublish } from '../publishing/publish-switch.tsx';
import { notesKey } from './notes-key.ts';
import { setAddress } from './set-address.ts';
import { setElementIds } from './set-element-ids.ts';
import css from './set-list.module.css';

/** The actions on one set that open a dialog. */
export type SetAction = 'notes' | 'questions' | 'delete';

import { isMain, type SetLocation } from './set-locations.ts';
import { SetTitleForm } from './set-title-form.tsx';

type SetRowProps = {
  setLocation: SetLocation;
  set: ProblemSet;
  branch: Readonly<Record<string, string>>;
  onAction: (action: SetAction) => void;
};

/** A problem set in the list of a location: Main or Existing, its publish switch and its menu. */
export function SetRow({ setLocation, set, branch, onAction }: SetRowProps) {
  const mayPublish = useMayPublish();
  const [isEditingTitle, setIsEditingTitle] = useState(false);
  const hasNotesDraft = useUnsavedDrafts().some(({ key }) => key === notesKey(set.id));
  const closeTitle = () => {
    setIsEditingTitle(false);
    focusWhenRendered(setElementIds.more(set.id));
  };
  if (isEditingTitle) {
    return (
      <li className={css.row}>
        <SetTitleForm setLocation={setLocation} set={set} onClose={closeTitle} />
      </li>
    );
  }
  return (
    <li className={css.row}>
      <Link className={css.title} to={setAddress(set, branch)}>
        {set.title}
      </Link>
      <span className={css.notes}>
        {hasNotesDraft ? (
          <span className={css.left}>Notes not saved yet</span>
        ) : (
          hasContent(set.notes) && <span>Notes</span>
        )}
        <span>{isMain(set, setLocation) ? 'Main' : 'Existing'}</span>
        {mayPublish ? (
          <PublishSwitch kind="problem_set" {...publishStateOf(set)} selectedId={setLocation.id} bare />
        ) : (
          <PublishedDot published={set.isPublish} />
        )}
      </span>
      <span id={setElementIds.more(set.id)}>
        <Menu
          icon
          kind="quiet"
          label={`More for ${set.title}`}
          items={[
            { label: 'Questions', onSelect: () => onAction('questions') },
            { label: 'Notes', onSelect: () => onAction('notes') },
            { label: 'Edit Title', onSelect: () => setIsEditingTitle(true) },
            { label: 'Add to Bucket', onSelect: () => addProblemSet(set) },
            { label: 'Delete', danger: true, onSelect: () => onAction('delete') },
          ]}
        >
          <MoreIcon weight={2.4} />
        </Menu>
      </span>
    </li>
  );
}
