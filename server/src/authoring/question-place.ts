import { overCap, type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import { Refusal } from '../call/refusal.ts';
import type { ContentList } from '../content/content-list.ts';
import { placeNames } from '../content/present-question.ts';
import type { QuestionParentKind } from '../database/schema.ts';

/** The list that a question belongs to; only test questions have a section and a variant. */
export type Place = Extract<ContentList, { of: 'question' }>;

/** The body fields that name the list in calls of `/questions`. */
type PlaceFields = { readonly [K in (typeof names)[number]]?: string | undefined } & {
  sat_type?: string | undefined;
  act_type?: string | undefined;
  question_type?: string | undefined;
};

/**
 * Returns the list that a body names. Throws a Refusal if it names none or two, or a test without a
 * section and a variant.
 */
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

/** Returns the list of a parent; not for tests, whose lists also need a section and a variant. */
export function plainPlace(kind: Exclude<QuestionParentKind, 'sat_test' | 'act_test'>, id: string): Place {
  return { of: 'question', kind, parent: id.toLowerCase() };
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
  const is_real = fields.question_type === real;
  if (section === undefined || !(is_real || fields.question_type === mock)) {
    throw new Refusal(
      'malformed',
      `Name the section of the test: ${family}_type, and question_type ${mock} or ${real}`,
    );
  }
  return { of: 'question', kind, parent: id.toLowerCase(), section, is_real };
}

/** Converts the list to the type that core's table of sections uses. */
function sectionOf({ kind, parent: id, section, is_real }: Place): QuestionPlace {
  if (kind !== 'sat_test' && kind !== 'act_test') return { section: placeNames[kind], id };
  return { section: placeNames[kind][is_real ? 'real' : 'mock'], id, type: section ?? '' };
}

/** Throws a Refusal if a test section would exceed its maximum (AQU-017, AQU-018). */
export function requireRoom(place: Place, counts: { present: number; more: number }): void {
  const refused = overCap(sectionOf(place), counts);
  if (refused !== null) throw new Refusal('conflict', refused);
}

/**
 * Throws a Refusal for links in problem sets and tests: only questions of sequences have links
 * (Q173).
 */
export function requireLeads(place: Place): void {
  if (!sectionSpecs[sectionOf(place).section].leads) {
    throw new Refusal('malformed', 'Questions of problem sets and of tests lead nowhere.');
  }
}
