import { overCap, type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import { placeNames } from '../content/present-question.ts';
import type { QuestionParentKind } from '../database/schema.ts';

/** The list that a question stands in; its section and variant only where it is a test's. */
export type Place = { kind: QuestionParentKind; id: string; section: string | null; is_real: boolean | null };

/** The fields by which calls of `/questions` name a place. */
type PlaceFields = {
  readonly [K in 'subtopic_id' | 'sattopic_id' | 'sat_question_id' | 'act_question_id' | 'sat_id' | 'act_id']?:
    | string
    | undefined;
} & {
  sat_type?: string | undefined;
  act_type?: string | undefined;
  question_type?: string | undefined;
};

/** The one place that a body names; none and two are refused, and so is a test without its section and variant. */
export function placeOf(fields: PlaceFields): Place {
  const named = names.flatMap((name) => (fields[name] === undefined ? [] : [{ name, id: fields[name] }]));
  const [place, ...others] = named;
  if (!place || others.length > 0) {
    throw new Refusal('malformed', `Name one place of the questions: ${names.join(', ')}`);
  }
  if (place.name === 'sat_id') return testPlace('sat', place.id, fields);
  if (place.name === 'act_id') return testPlace('act', place.id, fields);
  return plainPlace(kinds[place.name], place.id);
}

export function plainPlace(kind: Exclude<QuestionParentKind, 'sat_test' | 'act_test'>, id: string): Place {
  return { kind, id, section: null, is_real: null };
}

const names = ['subtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id', 'sat_id', 'act_id'] as const;
const kinds = {
  subtopic_id: 'subtopic',
  sattopic_id: 'sattopic',
  sat_question_id: 'sat_question',
  act_question_id: 'act_question',
} as const satisfies Record<Exclude<(typeof names)[number], 'sat_id' | 'act_id'>, QuestionParentKind>;

function testPlace(family: 'sat' | 'act', id: string, fields: PlaceFields): Place {
  const kind = `${family}_test` as const;
  const section = fields[`${family}_type`];
  const { mock, real } = placeNames[kind];
  const isReal = fields.question_type === real;
  if (section === undefined || !(isReal || fields.question_type === mock)) {
    throw new Refusal(
      'malformed',
      `Name the section of the test: ${family}_type, and question_type ${mock} or ${real}`,
    );
  }
  return { kind, id, section, is_real: isReal };
}

/** The place as core's table of sections knows it. */
function sectionOf({ kind, id, section, is_real }: Place): QuestionPlace {
  if (kind !== 'sat_test' && kind !== 'act_test') return { section: placeNames[kind], id };
  return { section: placeNames[kind][is_real ? 'real' : 'mock'], id, type: section ?? '' };
}

/** Refuses what would not fit into a test's section any more (3§5). */
export function requireRoom(place: Place, counts: { present: number; more: number }): void {
  const refused = overCap(sectionOf(place), counts);
  if (refused !== null) throw new Refusal('conflict', refused);
}

/** Questions of sets and tests stand for themselves: nothing follows the outcome of one. */
export function requireLeads(place: Pick<Place, 'kind'>): void {
  const name = placeNames[place.kind];
  const { leads } = sectionSpecs[typeof name === 'string' ? name : name.mock];
  if (!leads) throw new Refusal('malformed', 'Questions of problem sets and of tests lead nowhere.');
}

/** Whether `table` (questions, or its alias) holds a living question of the place. */
export function standsIn(place: Place, table = 'questions'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column('deleted_at')} is null
    and ${column('parent_kind')} = ${place.kind} and ${column('parent_id')} = ${place.id}
    and ${column('section')} is not distinct from ${place.section}
    and ${column('is_real')} is not distinct from ${place.is_real})`;
}
