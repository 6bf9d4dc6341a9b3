import type { ProblemSet } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useState } from 'react';
import { SetPicker } from '../bucket/set-picker.tsx';
import { focusWhenThere } from '../desk/focus-when-there.ts';
import { late } from '../late/late.tsx';
import { CreateSetDialog } from './create-set-dialog.tsx';
import { LinkExistingDialog } from './link-existing-dialog.tsx';
import { addSets } from './listed.ts';
import css from './set-desk.module.css';
import { SetList } from './set-list.tsx';
import { setPartIds } from './set-part-ids.ts';
import type { SetPlace } from './set-places.ts';

type SetDeskProps = {
  place: SetPlace;
  sets: readonly ProblemSet[];
  /** Query of a set's page: the records that Back opens. */
  branch: Readonly<Record<string, string>>;
};

const AddExistingDialog = late({
  name: 'The list of places',
  load: () => import('./add-existing-dialog.tsx').then((part) => part.AddExistingDialog),
});
const SetOrder = late({
  name: 'What orders a list',
  load: () => import('./set-order.tsx').then((part) => part.SetOrder),
  fallback: <Skeleton bars={[50, 62, 56]} />,
});

type Doing = 'create' | 'bucket' | 'existing' | 'link' | 'order';

/** The problem sets of a location: the list, and dialogs to create, link and reorder sets. */
export function SetDesk({ place, sets, branch }: SetDeskProps) {
  const [doing, setDoing] = useState<Doing | null>(null);
  const end = () => setDoing(null);
  // The clicked button disappears, and returns after the reorder.
  const begin = (what: Doing) => {
    setDoing(what);
    if (what === 'order') focusWhenThere(setPartIds.ordering);
  };
  const endOrder = () => {
    end();
    focusWhenThere(setPartIds.order);
  };
  const made = (more: readonly ProblemSet[]) => addSets(place, more);
  const at = { place, present: sets.length, onCreated: made, onClose: end };
  const button = (what: Doing, words: string) => (
    <Button id={setPartIds[what]} kind={what === 'create' ? 'plain' : 'quiet'} onClick={() => begin(what)}>
      {words}
    </Button>
  );
  return (
    <section aria-label="Problem sets">
      <header className={css.head}>
        <h2>Problem sets</h2>
        {doing !== 'order' && (
          <div className={css.ways}>
            {sets.length > 1 && button('order', 'Reorder Problem Sets')}
            {button('link', 'Link Existing')}
            {button('existing', 'Add Existing')}
            {button('bucket', 'Add from Bucket')}
            {button('create', 'Create Problem Set')}
          </div>
        )}
      </header>
      {doing === 'order' ? (
        <SetOrder place={place} sets={sets} onClose={endOrder} />
      ) : (
        <SetList {...{ place, sets, branch }} />
      )}
      {doing === 'create' && <CreateSetDialog {...at} />}
      {doing === 'bucket' && <SetPicker {...at} />}
      {doing === 'link' && <LinkExistingDialog {...at} sets={sets} />}
      {doing === 'existing' && <AddExistingDialog {...at} sets={sets} />}
    </section>
  );
}
