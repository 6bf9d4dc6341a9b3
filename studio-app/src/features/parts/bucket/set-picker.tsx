import { api } from '@fourfold/app-shell/session';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useRef } from 'react';
import { locationFieldsOf, type SetLocation } from '../problem-sets/set-locations.ts';
import { BucketRecordDialog } from './bucket-record-dialog.tsx';
import { setRow } from './pick-list-rows.tsx';
import type { CopyRequest } from './use-create-copies.ts';

type SetPickerProps = {
  setLocation: SetLocation;
  /** The number of sets in the location; the copies come after them. */
  setCount: number;
  onCreated: (sets: readonly ProblemSet[]) => void;
  onClose: () => void;
};

/** Copies problem sets of the bucket into a location, each with its questions and answers. */
export function SetPicker({ setLocation, setCount, onCreated, onClose }: SetPickerProps) {
  const count = useRef(setCount);
  count.current = Math.max(count.current, setCount);

  async function create(portion: readonly CopyRequest<ProblemSet>[]): Promise<readonly ProblemSet[]> {
    const firstPosition = count.current;
    const problem_sets = portion.map(({ id, of: { id: problem_set_id, title, notes } }, at) => ({
      id,
      title,
      notes,
      problem_set_id,
      ...locationFieldsOf(setLocation, firstPosition + at),
    }));
    const { data } = await api('POST /problem_sets/bucket_multiple_problem_sets', { body: { problem_sets } });
    count.current = firstPosition + problem_sets.length;
    return data;
  }

  return (
    <BucketRecordDialog
      kind="problem_set"
      title="Create problem sets from bucket"
      label="Problem sets in the bucket"
      submitLabel="Add Problem Sets"
      pickOf={setRow}
      empty="Problem sets that you add to the bucket will stand here."
      send={create}
      onCreated={(created) => {
        onCreated(created);
        showAlert('success', 'Problem Set added From Bucket');
      }}
      onClose={onClose}
    />
  );
}
