import type { ProblemSet } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Tabs } from '@fourfold/ui-kit/tabs';
import { useState } from 'react';
import { Picking } from '../bucket/picking.tsx';
import { api } from '../session/session.ts';
import css from './add-existing-dialog.module.css';
import { ExamPlaces } from './exam-places.tsx';
import { PlaceSets, type PlaceToPick } from './place-sets.tsx';
import { hangingAt, type SetPlace } from './set-places.ts';
import { TopicPlaces } from './topic-places.tsx';

type AddExistingDialogProps = {
  place: SetPlace;
  present: number;
  sets: readonly ProblemSet[];
  onCreated: (sets: readonly ProblemSet[]) => void;
  onClose: () => void;
};

type Tab = (typeof tabs)[number]['id'];
const tabs = [
  { id: 'sats', label: 'SATs' },
  { id: 'acts', label: 'ACTs' },
  { id: 'math', label: 'Math' },
  { id: 'grammar', label: 'Grammar' },
  { id: 'reading', label: 'Reading' },
] as const;

/** Links sets of other parents to this one; the tabs list them by parent (APS-011, APS-012). */
export function AddExistingDialog({ place, present, sets, onCreated, onClose }: AddExistingDialogProps) {
  const [tab, setTab] = useState<Tab>(
    place.kind === 'act_question' ? 'acts' : place.kind === 'sat_question' ? 'sats' : 'math',
  );
  const [at, setAt] = useState<PlaceToPick | null>(null);
  const [chosen, choose] = useState<readonly ProblemSet[]>([]);

  return (
    <Picking
      title="Add existing problem sets"
      add="Add"
      wanted={chosen}
      nameOf={({ title }) => title}
      single
      send={async (portion) => {
        const [one] = portion;
        if (!one) return [];
        const { id, title } = one.of;
        const value = present + chosen.findIndex((set) => set.id === id);
        return [await api('POST /problem_sets', { body: { id, title, ...hangingAt(place, value) } })];
      }}
      onMade={(made) => {
        onCreated(made);
        showAlert('success', 'Existing Problem Sets added');
      }}
      onLeft={choose}
      onClose={onClose}
      other={chosen.length > 0 && <span className={css.count}>{`${chosen.length} selected`}</span>}
    >
      {(busy) => (
        <Tabs
          label="Where they hang"
          tabs={tabs}
          current={tab}
          onChange={(id) => {
            setTab(id as Tab);
            setAt(null);
          }}
        >
          <div className={css.panes}>
            {tab === 'sats' || tab === 'acts' ? (
              <ExamPlaces key={tab} family={tab === 'sats' ? 'sat' : 'act'} current={at} onPick={setAt} />
            ) : (
              <TopicPlaces key={tab} kind={tab} current={at} onPick={setAt} />
            )}
            <PlaceSets at={at} here={sets} chosen={chosen} onChange={choose} disabled={busy} />
          </div>
        </Tabs>
      )}
    </Picking>
  );
}
