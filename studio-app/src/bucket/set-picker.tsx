import type { ProblemSet } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useRef } from 'react';
import { api } from '../session/session.ts';
import { hangingAt, type SetPlace } from '../sets/set-places.ts';
import { BucketPicking } from './bucket-picking.tsx';
import { setPick } from './record-picks.tsx';
import type { Copying } from './use-creating.ts';

type SetPickerProps = {
  place: SetPlace;
  /** The number of sets in the location; the copies come after them. */
  present: number;
  onCreated: (sets: readonly ProblemSet[]) => void;
  onClose: () => void;
};

/** Copies problem sets of the bucket into a location, each with its questions and answers. */
export function SetPicker({ place, present, onCreated, onClose }: SetPickerProps) {
  const count = useRef(present);
  count.current = Math.max(count.current, present);

  async function create(portion: readonly Copying<ProblemSet>[]): Promise<readonly ProblemSet[]> {
    const first = count.current;
    const problem_sets = portion.map(({ id, of: { id: problem_set_id, title, notes } }, at) => ({
      id,
      title,
      notes,
      problem_set_id,
      ...hangingAt(place, first + at),
    }));
    const { data } = await api('POST /problem_sets/bucket_multiple_problem_sets', { body: { problem_sets } });
    count.current = first + problem_sets.length;
    return data;
  }

  return (
    <BucketPicking
      kind="problem_set"
      title="Create problem sets from bucket"
      label="Problem sets in the bucket"
      add="Add Problem Sets"
      pickOf={setPick}
      empty="Problem sets that you add to the bucket will stand here."
      send={create}
      onMade={(made) => {
        onCreated(made);
        showAlert('success', 'Problem Set added From Bucket');
      }}
      onClose={onClose}
    />
  );
}
