import type { MapQuestion, MapSet, SequenceMap } from '../../contract/proofs.ts';
import type { AuthoredTarget as AuthoredLeads } from '../../proofs/authored.ts';
import { branchesOf } from '../../proofs/branches.ts';
import { aChoice, anAuthored } from '../../proofs/testing/authored-question.ts';

type Leads = MapQuestion['right'];
type MapAnswer = MapQuestion['answers'][number];

export const nowhere: Leads = { question: null, set: null };

export function aMapAnswer(id: string, part: Partial<MapAnswer> = {}): MapAnswer {
  return { id, correct: false, leads: nowhere, ...part };
}

/** A question with the right answer A and the wrong ones B and C, without links. */
export function aMapQuestion(id: string, part: Partial<MapQuestion> = {}): MapQuestion {
  const { right = nowhere, wrong = nowhere } = part;
  return {
    id,
    position: 0,
    title: `Question ${id}`,
    is_hidden: false,
    is_free_response: false,
    can_be_right: true,
    right: nowhere,
    wrong: nowhere,
    answers: [aMapAnswer('A', { correct: true }), aMapAnswer('B'), aMapAnswer('C')],
    ways: { right, wrong: [wrong] },
    ...part,
  };
}

export function aMapSet(id: string, state: MapSet['state'] = 'shown'): MapSet {
  const can_be_right = { shown: [true, true], endless: [true, false], empty: [], unpublished: [true], deleted: [] };
  const can = can_be_right[state];
  const head = { id, title: `Set ${id}`, state, is_published: state !== 'unpublished', url: `/sets/${id}` };
  return { ...head, can_be_right: can, can_be_wrong: can.map(() => true) };
}

/** Questions with their indexes as positions. */
export function aMap(questions: readonly MapQuestion[], sets: SequenceMap['sets'] = []): SequenceMap {
  return {
    title: 'A sequence',
    questions: questions.map((question, position) => ({ ...question, position })),
    sets,
    findings: [],
  };
}

/** A map whose branches are computed from its links. */
export function aProvenMap(given: readonly MapQuestion[], sets: SequenceMap['sets'] = []): SequenceMap {
  const map = aMap(given, sets);
  const target = ({ question: id, set: setId }: Leads): AuthoredLeads => {
    const to = map.questions.find((question) => question.id === id);
    const state = !to ? 'deleted' : to.is_hidden ? 'hidden' : 'shown';
    const question = id === null ? null : ({ id, position: to?.position ?? 0, state } as const);
    return { question, set: map.sets.find((set) => set.id === setId) ?? null };
  };
  const questions = map.questions.map((question) => {
    const { id, position, is_hidden, right, wrong } = question;
    const answers = question.answers.map((one) => aChoice(one.id, one.correct, target(one.leads)));
    const links = { right: target(right), wrong: target(wrong) };
    return { ...question, ways: branchesOf(anAuthored({ id, position, is_hidden, answers, ...links })) };
  });
  return { ...map, questions };
}
