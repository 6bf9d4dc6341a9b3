import type { ProblemSet } from '@fourfold/core/contract/content';
import { MoreIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { PublishedDot } from '@fourfold/ui-kit/published-dot';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addProblemSet } from '../bucket/bucket.ts';
import { focusWhenThere } from '../desk/focus-when-there.ts';
import { saysSomething } from '../desk/rich.tsx';
import { useLeftDrafts } from '../drafts/use-left-drafts.ts';
import { PublishSwitch, stateOf, useMayPublish } from '../publishing/publish-switch.tsx';
import { notesKey } from './notes-key.ts';
import { setAddress } from './set-address.ts';
import css from './set-list.module.css';
import type { SetDeed } from './set-list.tsx';
import { setPartIds } from './set-part-ids.ts';
import { isMain, type SetPlace } from './set-places.ts';
import { SetTitle } from './set-title.tsx';

type SetRowProps = {
  place: SetPlace;
  set: ProblemSet;
  branch: Readonly<Record<string, string>>;
  onDeed: (deed: SetDeed) => void;
};

/** A problem set in the list of a location: Main or Existing, its publish switch and its menu. */
export function SetRow({ place, set, branch, onDeed }: SetRowProps) {
  const mayPublish = useMayPublish();
  const [naming, setNaming] = useState(false);
  const isLeft = useLeftDrafts().some(({ key }) => key === notesKey(set.id));
  const endNaming = () => {
    setNaming(false);
    focusWhenThere(setPartIds.more(set.id));
  };
  if (naming) {
    return (
      <li className={css.row}>
        <SetTitle place={place} set={set} onEnd={endNaming} />
      </li>
    );
  }
  return (
    <li className={css.row}>
      <Link className={css.title} to={setAddress(set, branch)}>
        {set.title}
      </Link>
      <span className={css.notes}>
        {isLeft ? (
          <span className={css.left}>Notes not saved yet</span>
        ) : (
          saysSomething(set.notes) && <span>Notes</span>
        )}
        <span>{isMain(set, place) ? 'Main' : 'Existing'}</span>
        {mayPublish ? (
          <PublishSwitch kind="problem_set" {...stateOf(set)} selectedId={place.id} bare />
        ) : (
          <PublishedDot published={set.isPublish} />
        )}
      </span>
      <span id={setPartIds.more(set.id)}>
        <Menu
          icon
          kind="quiet"
          label={`More for ${set.title}`}
          items={[
            { label: 'Questions', onSelect: () => onDeed('questions') },
            { label: 'Notes', onSelect: () => onDeed('notes') },
            { label: 'Edit Title', onSelect: () => setNaming(true) },
            { label: 'Add to Bucket', onSelect: () => addProblemSet(set) },
            { label: 'Delete', danger: true, onSelect: () => onDeed('delete') },
          ]}
        >
          <MoreIcon weight={2.4} />
        </Menu>
      </span>
    </li>
  );
}
