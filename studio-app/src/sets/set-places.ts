import { ask } from '@fourfold/core/client/ask';
import type { ProblemSet } from '@fourfold/core/contract/content';
import type { Asked, Input, Reply } from '@fourfold/core/contract/types';
import { api } from '../session/session.ts';

/** A location of problem sets: the record that contains them. */
export type SetPlace = {
  kind: 'subsubtopic' | 'sattopic' | 'sat_question' | 'act_question';
  id: string;
};

/** The fields by which a new set names its location. */
export type Hanging = Pick<
  Input<'POST /problem_sets'>['body'],
  | 'subsubtopic_id'
  | 'sattopic_id'
  | 'sat_question_id'
  | 'act_question_id'
  | 'position'
  | 'sat_position'
  | 'act_position'
>;

type Order = Reply<'PUT /problem_sets/update_positions'>;

type PlaceSpec = {
  listed: (id: string) => Asked<'GET /problem_sets'>;
  /** `value` is the zero-based position. */
  hanging: (id: string, value: number) => Hanging;
  /** The ids of the set's locations of this kind, the main one first. */
  placesOf: (set: ProblemSet) => readonly string[];
  saveOrder: (id: string, problem_sets: string[]) => Promise<Order>;
};

/** The differences between the four kinds of location. */
const specs: Readonly<Record<SetPlace['kind'], PlaceSpec>> = {
  subsubtopic: {
    listed: (id) => ask('GET /problem_sets', { query: { subsubtopic_id: id } }),
    hanging: (id, value) => ({ subsubtopic_id: [id], position: [{ subsubtopic_id: id, value }] }),
    placesOf: (set) => set.subsubtopic_id,
    saveOrder: (id, problem_sets) =>
      api('PUT /problem_sets/update_positions', { body: { subsubtopic_id: id, problem_sets } }),
  },
  // The API has no positions in a SAT topic: a set that is added comes last.
  sattopic: {
    listed: (id) => ask('GET /problem_sets', { query: { sattopic_id: id } }),
    hanging: (id) => ({ sattopic_id: [id] }),
    placesOf: (set) => set.sattopic_id,
    saveOrder: (id, problem_sets) =>
      api('PUT /problem_sets/update_positions', { body: { sattopic_id: id, problem_sets } }),
  },
  sat_question: {
    listed: (id) => ask('GET /problem_sets', { query: { sat_question_id: id } }),
    hanging: (id, value) => ({ sat_question_id: [id], sat_position: [{ sat_question_id: id, value }] }),
    placesOf: (set) => set.sat_question_id,
    saveOrder: (id, problem_sets) =>
      api('PUT /problem_sets/update_sat_positions', { body: { sat_question_id: id, problem_sets } }),
  },
  act_question: {
    listed: (id) => ask('GET /problem_sets', { query: { act_question_id: id } }),
    hanging: (id, value) => ({ act_question_id: [id], act_position: [{ act_question_id: id, value }] }),
    placesOf: (set) => set.act_question_id,
    saveOrder: (id, problem_sets) =>
      api('PUT /problem_sets/update_act_positions', { body: { act_question_id: id, problem_sets } }),
  },
};

/** The call that lists a location's sets in order; also the cache key of the list. */
export function setsOf({ kind, id }: SetPlace): Asked<'GET /problem_sets'> {
  return specs[kind].listed(id);
}

export function hangingAt({ kind, id }: SetPlace, value: number): Hanging {
  return specs[kind].hanging(id, value);
}

export function saveOrder({ kind, id }: SetPlace, sets: readonly ProblemSet[]): Promise<Order> {
  return specs[kind].saveOrder(
    id,
    sets.map((set) => set.id),
  );
}

/** Whether this is the set's main location; the set is only linked into the others (APS-007). */
export function isMain(set: ProblemSet, { kind, id }: SetPlace): boolean {
  return specs[kind].placesOf(set)[0] === id;
}

/** The number of locations of a set. */
export function countPlaces(set: ProblemSet): number {
  return Object.values(specs).reduce((sum, { placesOf }) => sum + placesOf(set).length, 0);
}
