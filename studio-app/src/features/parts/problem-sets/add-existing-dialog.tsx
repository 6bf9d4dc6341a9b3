import { api } from '@fourfold/app-shell/session';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { practiceTopicKinds, topicKinds } from '@fourfold/core/topics/topic-kinds';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { useState } from 'react';
import { CreateCopiesDialog } from '../bucket/create-copies-dialog.tsx';
import css from './add-existing-dialog.module.css';
import { ExamLocationTree } from './exam-location-tree.tsx';
import { LocationSets, type TitledSetLocation } from './location-sets.tsx';
import { locationFieldsOf, type SetLocation } from './set-locations.ts';
import { TopicLocationTree } from './topic-location-tree.tsx';

type AddExistingDialogProps = {
  setLocation: SetLocation;
  setCount: number;
  sets: readonly ProblemSet[];
  onCreated: (sets: readonly ProblemSet[]) => void;
  onClose: () => void;
};

const tabs = [
  { id: 'sats', label: 'SATs' },
  { id: 'acts', label: 'ACTs' },
  ...practiceTopicKinds.map((kind) => ({ id: kind, label: topicKinds[kind].name })),
] as const;
type Tab = (typeof tabs)[number]['id'];

/** Links sets of other parents to this one; the tabs list them by parent (APS-011, APS-012). */
export function AddExistingDialog({ setLocation, setCount, sets, onCreated, onClose }: AddExistingDialogProps) {
  const [tab, setTab] = useState<Tab>(
    setLocation.kind === 'act_question' ? 'acts' : setLocation.kind === 'sat_question' ? 'sats' : 'math',
  );
  const [pickedLocation, setPickedLocation] = useState<TitledSetLocation | null>(null);
  const [chosen, setChosen] = useState<readonly ProblemSet[]>([]);

  return (
    <CreateCopiesDialog
      title="Add existing problem sets"
      submitLabel="Add"
      chosen={chosen}
      nameOf={({ title }) => title}
      single
      send={async (portion) => {
        const [one] = portion;
        if (!one) return [];
        const { id, title } = one.of;
        const value = setCount + chosen.findIndex((set) => set.id === id);
        return [await api('POST /problem_sets', { body: { id, title, ...locationFieldsOf(setLocation, value) } })];
      }}
      onCreated={(made) => {
        onCreated(made);
        showAlert('success', 'Existing Problem Sets added');
      }}
      onRemaining={setChosen}
      onClose={onClose}
      extraButton={chosen.length > 0 && <span className={css.count}>{`${chosen.length} selected`}</span>}
    >
      {(busy) => (
        <Tabs
          label="Where they hang"
          tabs={tabs}
          current={tab}
          onChange={(id) => {
            setTab(id as Tab);
            setPickedLocation(null);
          }}
        >
          <div className={css.panes}>
            {tab === 'sats' || tab === 'acts' ? (
              <ExamLocationTree
                key={tab}
                family={tab === 'sats' ? 'sat' : 'act'}
                current={pickedLocation}
                onPick={setPickedLocation}
              />
            ) : (
              <TopicLocationTree key={tab} kind={tab} current={pickedLocation} onPick={setPickedLocation} />
            )}
            <LocationSets
              setLocation={pickedLocation}
              present={sets}
              chosen={chosen}
              onChange={setChosen}
              disabled={busy}
            />
          </div>
        </Tabs>
      )}
    </CreateCopiesDialog>
  );
}
