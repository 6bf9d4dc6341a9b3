import type { MapQuestion, MapSet, SequenceMap } from '../../contract/proofs.ts';

type Leads = MapQuestion['right'];
type MapAnswer = MapQuestion['answers'][number];

export const nowhere: Leads = { question: null, set: null };

export function aMapAnswer(id: string, part: Partial<MapAnswer> = {}): MapAnswer {
  return { id, correct: false, leads: nowhere, ...part };
}

/** A question with the right answer A and the wrong ones B and C, that leads nowhere. */
export function aMapQuestion(id: string, part: Partial<MapQuestion> = {}): MapQuestion {
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
    ...part,
  };
}

export function aMapSet(id: string, state: MapSet['state'] = 'shown'): MapSet {
  const can_be_right = { shown: [true, true], endless: [true, false], empty: [], unpublished: [true], deleted: [] };
  return { id, title: `Set ${id}`, state, url: `/sets/${id}`, can_be_right: can_be_right[state] };
}

/** Questions with their places as positions. */
export function aMap(questions: readonly MapQuestion[], sets: SequenceMap['sets'] = []): SequenceMap {
  return {
    title: 'A sequence',
    questions: questions.map((question, position) => ({ ...question, position })),
    sets,
    findings: [],
  };
}
