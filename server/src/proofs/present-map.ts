import { letterAt } from '@fourfold/core/answers/answer-letters';
import type { MapQuestion, MapSet } from '@fourfold/core/contract/proofs';
import { hasTypedAnswers } from '@fourfold/core/kinds/stored-kinds';
import type {
  AuthoredQuestion,
  AuthoredTarget,
  ContentPartOf,
  FindingSubject,
  SetTarget,
} from '@fourfold/core/proofs/authored';
import { branchesOf, canBeWrong } from '@fourfold/core/proofs/branches';
import { canBeRight } from '@fourfold/core/proofs/can-be-right';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { authoredItem } from '@fourfold/core/wire/authored-item';
import { toTypedField } from '@fourfold/core/wire/chosen-kind';
import type { Db } from '../database/db.ts';
import { loadUrls } from '../publishing/finding-urls.ts';

/** Maximum characters of a title, as in the search. */
const maxTitleLength = 160;

/** A question for the map. Typed answers and choices beyond F have no node. */
export function mapQuestion(question: AuthoredQuestion): MapQuestion {
  const { kind } = authoredItem(question);
  return {
    id: question.id,
    position: question.position,
    title: preview(question.question, maxTitleLength),
    is_hidden: question.is_hidden,
    ...toTypedField(kind),
    can_be_right: canBeRight(question),
    right: idsOf(question.right),
    wrong: idsOf(question.wrong),
    answers: question.answers.flatMap(({ id, correct, leads }, at) =>
      hasTypedAnswers(kind) || letterAt(at) === undefined ? [] : [{ id, correct, leads: idsOf(leads) }],
    ),
    ways: branchesOf(question),
  };
}

function idsOf({ question, set }: AuthoredTarget): MapQuestion['right'] {
  return { question: question?.id ?? null, set: set?.id ?? null };
}

/** The sets that the map links to, in the order of their first link. */
export function linkedSets(authored: readonly AuthoredQuestion[], shown: readonly MapQuestion[]): readonly SetTarget[] {
  const leads = authored.flatMap(({ right, wrong, answers }) => [right, wrong, ...answers.map((one) => one.leads)]);
  const targets = new Map(leads.flatMap(({ set }) => (set ? [[set.id, set] as const] : [])));
  const named = shown.flatMap(({ right, wrong, answers }) => [right, wrong, ...answers.map((one) => one.leads)]);
  return [...new Set(named.map(({ set }) => set))].flatMap((id) => (id && targets.get(id)) || []);
}

/** The sets with their questions, as in the reply, in the same order. */
export async function mapSets(
  db: Db,
  targets: readonly SetTarget[],
  sets: readonly ContentPartOf<'set'>[],
): Promise<MapSet[]> {
  const subjects = targets.map(({ id }): FindingSubject => ({ kind: 'problem_set', id }));
  const urlOf = await loadUrls(db, subjects);
  return sets.flatMap(({ subject, title, questions }, at) => {
    const [target, url] = [targets[at], urlOf(subject)];
    if (target === undefined || url === undefined) return [];
    const { state, is_published } = target;
    const visible = questions.filter(({ is_hidden }) => !is_hidden);
    const possible = { can_be_right: visible.map(canBeRight), can_be_wrong: visible.map(canBeWrong) };
    return [{ id: subject.id, title, state, is_published, url, ...possible }];
  });
}
