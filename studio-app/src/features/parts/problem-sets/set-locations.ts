import { api } from '@fourfold/app-shell/session';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { ProblemSet } from '@fourfold/core/contract/content';
import type { ApiQuery, Input, Reply } from '@fourfold/core/contract/types';

/** A location of problem sets: the record that contains them. */
export type SetLocation = {
  kind: 'subsubtopic' | 'sattopic' | 'sat_question' | 'act_question';
  id: string;
};

/** The fields by which a new set names its location. */
export type LocationFields = Pick<
  Input<'POST /problem_sets'>['body'],
  | 'subsubtopic_id'
  | 'sattopic_id'
  | 'sat_question_id'
  | 'act_question_id'
  | 'position'
  | 'sat_position'
  | 'act_position'
>;

type OrderReply = Reply<'PUT /problem_sets/update_positions'>;

type LocationSpec = {
  listRequest: (id: string) => ApiQuery<'GET /problem_sets'>;
  /** `value` is the zero-based position. */
  fields: (id: string, value: number) => LocationFields;
  /** The ids of the set's locations of this kind, the main one first. */
  locationIds: (set: ProblemSet) => readonly string[];
  saveOrder: (id: string, problem_sets: string[]) => Promise<OrderReply>;
};

/** The differences between the four kinds of location. */
const specs: Readonly<Record<SetLocation['kind'], LocationSpec>> = {
  subsubtopic: {
    listRequest: (id) => apiQuery('GET /problem_sets', { query: { subsubtopic_id: id } }),
    fields: (id, value) => ({ subsubtopic_id: [id], position: [{ subsubtopic_id: id, value }] }),
    locationIds: (set) => set.subsubtopic_id,
    saveOrder: (id, problem_sets) =>
      api('PUT /problem_sets/update_positions', { body: { subsubtopic_id: id, problem_sets } }),
  },
  // The API has no positions in a SAT topic: a set that is added comes last.
  sattopic: {
    listRequest: (id) => apiQuery('GET /problem_sets', { query: { sattopic_id: id } }),
    fields: (id) => ({ sattopic_id: [id] }),
    locationIds: (set) => set.sattopic_id,
    saveOrder: (id, problem_sets) =>
      api('PUT /problem_sets/update_positions', { body: { sattopic_id: id, problem_sets } }),
  },
  sat_question: {
    listRequest: (id) => apiQuery('GET /problem_sets', { query: { sat_question_id: id } }),
    fields: (id, value) => ({ sat_question_id: [id], sat_position: [{ sat_question_id: id, value }] }),
    locationIds: (set) => set.sat_question_id,
    saveOrder: (id, problem_sets) =>
      api('PUT /problem_sets/update_sat_positions', { body: { sat_question_id: id, problem_sets } }),
  },
  act_question: {
    listRequest: (id) => apiQuery('GET /problem_sets', { query: { act_question_id: id } }),
    fields: (id, value) => ({ act_question_id: [id], act_position: [{ act_question_id: id, value }] }),
    locationIds: (set) => set.act_question_id,
    saveOrder: (id, problem_sets) =>
      api('PUT /problem_sets/update_act_positions', { body: { act_question_id: id, problem_sets } }),
  },
};

/** The call that lists a location's sets in order; also the cache key of the list. */
export function setsRequest({ kind, id }: SetLocation): ApiQuery<'GET /problem_sets'> {
  return specs[kind].listRequest(id);
}

export function locationFieldsOf({ kind, id }: SetLocation, value: number): LocationFields {
  return specs[kind].fields(id, value);
}

export function saveOrder({ kind, id }: SetLocation, sets: readonly ProblemSet[]): Promise<OrderReply> {
  return specs[kind].saveOrder(
    id,
    sets.map((set) => set.id),
  );
}

/** Whether this is the set's main location; the set is only linked into the others (APS-007). */
export function isMain(set: ProblemSet, { kind, id }: SetLocation): boolean {
  return specs[kind].locationIds(set)[0] === id;
}

/** The number of locations of a set. */
export function countLocations(set: ProblemSet): number {
  return Object.values(specs).reduce((sum, { locationIds }) => sum + locationIds(set).length, 0);
}
