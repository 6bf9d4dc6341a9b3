import { overCapMessage, type QuestionLocation, sectionSpecs } from '@fourfold/core/authoring/question-sections';
import { Refusal } from '../call/refusal.ts';
import type { ContentList } from '../content/content-list.ts';
import { parentSectionNames } from '../content/present-question.ts';
import type { QuestionParentKind } from '../database/schema.ts';

/** The list that a question belongs to; only test questions have a section and a variant. */
export type QuestionList = Extract<ContentList, { of: 'question' }>;

/** The body fields that name the list in calls of `/questions`. */
type ListFields = { readonly [K in (typeof parentFields)[number]]?: string | undefined } & {
  sat_type?: string | undefined;
  act_type?: string | undefined;
  question_type?: string | undefined;
};

/**
 * Returns the list that a body names. Throws a Refusal if it names none or two, or a test without a
 * section and a variant.
 */
export function questionListOf(fields: ListFields): QuestionList {
  const parents = parentFields.flatMap((name) => (fields[name] === undefined ? [] : [{ name, id: fields[name] }]));
  const [parent, ...others] = parents;
  if (!parent || others.length > 0) {
    throw new Refusal('location_missing', { of: 'one place of the questions', names: parentFields });
  }
  if (parent.name === 'sat_id') return listOfTestSection('sat', parent.id, fields);
  if (parent.name === 'act_id') return listOfTestSection('act', parent.id, fields);
  return listOfParent(parentKinds[parent.name], parent.id);
}

/** Returns the list of a parent; not for tests, whose lists also need a section and a variant. */
export function listOfParent(kind: Exclude<QuestionParentKind, 'sat_test' | 'act_test'>, id: string): QuestionList {
  return { of: 'question', kind, parent: id.toLowerCase() };
}

const parentFields = ['subtopic_id', 'sattopic_id', 'sat_question_id', 'act_question_id', 'sat_id', 'act_id'] as const;
const parentKinds = {
  subtopic_id: 'subtopic',
  sattopic_id: 'sattopic',
  sat_question_id: 'sat_question',
  act_question_id: 'act_question',
} as const satisfies Record<Exclude<(typeof parentFields)[number], 'sat_id' | 'act_id'>, QuestionParentKind>;

function listOfTestSection(family: 'sat' | 'act', id: string, fields: ListFields): QuestionList {
  const kind = `${family}_test` as const;
  const section = fields[`${family}_type`];
  const { mock, real } = parentSectionNames[kind];
  const is_real = fields.question_type === real;
  if (section === undefined || !(is_real || fields.question_type === mock)) {
    throw new Refusal('section_missing', { family, variants: [mock, real] });
  }
  return { of: 'question', kind, parent: id.toLowerCase(), section, is_real };
}

/** Converts the list to the type that core's table of sections uses. */
function sectionOf({ kind, parent: id, section, is_real }: QuestionList): QuestionLocation {
  if (kind !== 'sat_test' && kind !== 'act_test') return { section: parentSectionNames[kind], id };
  return { section: parentSectionNames[kind][is_real ? 'real' : 'mock'], id, type: section ?? '' };
}

/** Throws a Refusal if a test section would exceed its maximum (AQU-017, AQU-018). */
export function requireRoom(list: QuestionList, counts: { current: number; more: number }): void {
  const reason = overCapMessage(sectionOf(list), counts);
  if (reason !== null) throw new Refusal('section_full', { problem: reason });
}

/** Throws a Refusal for links in problem sets and tests: only questions of sequences have links (Q173). */
export function requireLinksAllowed(list: QuestionList): void {
  if (!sectionSpecs[sectionOf(list).section].canLink) {
    throw new Refusal('no_links_here');
  }
}
