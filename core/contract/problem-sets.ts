import * as z from 'zod';
import { authors, Order, Rev, RichField, Title } from './authoring.ts';
import { type Area, ById, Id, listOf } from './call.ts';
import { ProblemSet } from './content.ts';

const parentIds = z.array(Id).max(100).optional();
/** The parents of a set, in the fields of a set. Positions are zero-based; without one, the set goes to the end. */
const parentFields = {
  subsubtopic_id: parentIds,
  sattopic_id: parentIds,
  sat_question_id: parentIds,
  act_question_id: parentIds,
  position: z.array(z.object({ subsubtopic_id: Id, value: z.number().int().min(0) })).optional(),
  sat_position: z.array(z.object({ sat_question_id: Id, value: z.number().int().min(0) })).optional(),
  act_position: z.array(z.object({ act_question_id: Id, value: z.number().int().min(0) })).optional(),
};

const orderCall = (summary: string) => ({ summary, who: authors, reply: listOf(ProblemSet) });

/** Problem sets as authors make, link, order and copy them. */
export const problemSetCalls = {
  'POST /problem_sets': {
    summary: 'Create a problem set below its parents. With the id of an existing set, link it to these parents.',
    who: authors,
    body: z.object({ id: Id.optional(), title: Title, notes: RichField.optional(), ...parentFields }),
    reply: ProblemSet,
  },
  'PUT /problem_sets/{id}': {
    summary: 'Change the title of a problem set.',
    who: authors,
    params: ById,
    body: z.object({ title: Title.optional(), rev: Rev.optional() }),
    reply: ProblemSet,
  },
  'DELETE /problem_sets/{id}': {
    summary:
      'Unlink a problem set from the parent `selectedId`. Without it, or if it is the only parent, put the set into the bin.',
    who: authors,
    params: ById,
    query: z.object({ selectedId: Id.optional() }),
    // True if the set itself was deleted, false if only its link was removed.
    reply: ProblemSet.extend({ deleted: z.boolean() }),
  },
  'POST /problem_sets/update_notes': {
    summary: 'Save the notes of a problem set.',
    who: authors,
    // `selectedId` is the parent that the set was opened from.
    body: z.object({ id: Id, notes: RichField, selectedId: Id.optional(), rev: Rev.optional() }),
    reply: ProblemSet,
  },
  'PUT /problem_sets/update_positions': {
    ...orderCall('Save the order of the problem sets of a sub-sub-topic or a SAT topic.'),
    body: z.object({ subsubtopic_id: Id.optional(), sattopic_id: Id.optional(), problem_sets: Order }),
  },
  'PUT /problem_sets/update_sat_positions': {
    ...orderCall('Save the order of the problem sets of a SAT’s question.'),
    body: z.object({ sat_question_id: Id, problem_sets: Order }),
  },
  'PUT /problem_sets/update_act_positions': {
    ...orderCall('Save the order of the problem sets of an ACT’s question.'),
    body: z.object({ act_question_id: Id, problem_sets: Order }),
  },
  'POST /problem_sets/bucket_multiple_problem_sets': {
    summary: 'Copy problem sets with their questions and answers below a parent, unpublished; all or none.',
    who: authors,
    budget: 'batch',
    body: z.object({
      problem_sets: z
        .array(
          z.object({
            id: Id.optional(),
            title: Title,
            notes: RichField.optional(),
            /** The set to be copied. */
            problem_set_id: Id,
            ...parentFields,
          }),
        )
        .min(1)
        .max(500),
    }),
    reply: listOf(ProblemSet),
  },
} as const satisfies Area;
