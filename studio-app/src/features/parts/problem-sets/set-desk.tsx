import type { ProblemSet } from '@fourfold/core/contract/content';
import { Button } from '@fourfold/ui-kit/button';
import { Skeleton } from '@fourfold/ui-kit/skeleton';
import { useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { SetPicker } from '../bucket/set-picker.tsx';
import { focusWhenRendered } from '../desk/focus-when-rendered.ts';
import { CreateSetDialog } from './create-set-dialog.tsx';
import { LinkExistingDialog } from './link-existing-dialog.tsx';
import { addSets } from './set-cache.ts';
import css from './set-desk.module.css';
import { setElementIds } from './set-element-ids.ts';
import { SetList } from './set-list.tsx';
import type { SetLocation } from './set-locations.ts';

type SetDeskProps = {
  setLocation: SetLocation;
  sets: readonly ProblemSet[];
  /** Query of a set's page: the records that Back opens. */
  branch: Readonly<Record<string, string>>;
};

const AddExistingDialog = lazyPart({
  name: 'The list of places',
  load: () => import('./add-existing-dialog.tsx').then((part) => part.AddExistingDialog),
});
const SetOrder = lazyPart({
  name: 'What orders a list',
  load: () => import('./set-order.tsx').then((part) => part.SetOrder),
  fallback: <Skeleton bars={[50, 62, 56]} />,
});

type SetDeskAction = 'create' | 'bucket' | 'existing' | 'link' | 'order';

/** The problem sets of a location: the list, and dialogs to create, link and reorder sets. */
export function SetDesk({ setLocation, sets, branch }: SetDeskProps) {
  const [action, setAction] = useState<SetDeskAction | null>(null);
  const closeAction = () => setAction(null);
  // The clicked button disappears, and returns after the reorder.
  const startAction = (newAction: SetDeskAction) => {
    setAction(newAction);
    if (newAction === 'order') focusWhenRendered(setElementIds.ordering);
  };
  const finishOrder = () => {
    closeAction();
    focusWhenRendered(setElementIds.order);
  };
  const showAdded = (more: readonly ProblemSet[]) => addSets(setLocation, more);
  const dialogProps = { setLocation, setCount: sets.length, onCreated: showAdded, onClose: closeAction };
  const button = (newAction: SetDeskAction, words: string) => (
    <Button
      id={setElementIds[newAction]}
      kind={newAction === 'create' ? 'plain' : 'quiet'}
      onClick={() => startAction(newAction)}
    >
      {words}
    </Button>
  );
  return (
    <section aria-label="Problem sets">
      <header className={css.head}>
        <h2>Problem sets</h2>
        {action !== 'order' && (
          <div className={css.ways}>
            {sets.length > 1 && button('order', 'Reorder Problem Sets')}
            {button('link', 'Link Existing')}
            {button('existing', 'Add Existing')}
            {button('bucket', 'Add from Bucket')}
            {button('create', 'Create Problem Set')}
          </div>
        )}
      </header>
      {action === 'order' ? (
        <SetOrder setLocation={setLocation} sets={sets} onClose={finishOrder} />
      ) : (
        <SetList {...{ setLocation, sets, branch }} />
      )}
      {action === 'create' && <CreateSetDialog {...dialogProps} />}
      {action === 'bucket' && <SetPicker {...dialogProps} />}
      {action === 'link' && <LinkExistingDialog {...dialogProps} sets={sets} />}
      {action === 'existing' && <AddExistingDialog {...dialogProps} sets={sets} />}
    </section>
  );
}
