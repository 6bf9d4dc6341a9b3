import type { MapQuestion, MapSet, SequenceMap } from '../contract/proofs.ts';
import { visibleInOrder } from '../mastery/next-in-set.ts';
import { isOpenSet, wayAfter } from '../sequence/way-after.ts';
import type { Model, ModelQuestion, Way } from './model.ts';

type Id = string;

/**
 * What students would meet if the sequence, and what stands above it, were published. Hidden questions are left out; a
 * link to what is hidden, deleted or not published reads as none, and an answer's own link then counts (decision 4).
 */
export function modelOf(map: SequenceMap): Model {
  const visible = visibleInOrder(map.questions);
  const shown = new Set(visible.map(({ id }) => id));
  const states = new Map(map.sets.map(({ id, state }) => [id, state]));
  return {
    questions: visible.map((question) => modelQuestion(question, shown, states)),
    sets: map.sets
      .filter(({ state }) => isEntered(state))
      .map(({ id, can_be_right }) => ({ id, canBeRight: can_be_right })),
  };
}

type States = ReadonlyMap<Id, MapSet['state']>;
type Links = Parameters<typeof wayAfter>[0];

function modelQuestion(question: MapQuestion, shown: ReadonlySet<Id>, states: States): ModelQuestion {
  const { id, position, is_free_response, can_be_right, answers } = question;
  const links = openLinks(question, shown, states);
  const after = (right: boolean, chosenIds: readonly Id[]): Way => {
    const { problemset, question: next } = wayAfter(links, { right, chosenIds });
    // Students open an empty set, and are led on at once.
    return { problemset: problemset !== null && isEntered(states.get(problemset)) ? problemset : null, question: next };
  };
  const correct = answers.filter((answer) => answer.correct).map((answer) => answer.id);
  const isRightAlone = (answer: Id) => can_be_right && correct.length === 1 && correct[0] === answer;
  // Where several are asked for, two of them are wrong as well, unless these are all there is and both right.
  const together = correct.length > 1 && answers.length > 2 ? [after(false, [])] : [];
  return {
    id,
    position,
    right: can_be_right ? after(true, correct) : null,
    wrong: is_free_response
      ? [after(false, [])]
      : [...answers.filter(({ id }) => !isRightAlone(id)).map((answer) => after(false, [answer.id])), ...together],
  };
}

/** The links of a question as its students would read them. */
function openLinks({ right, wrong, answers }: MapQuestion, shown: ReadonlySet<Id>, states: States): Links {
  const question = (id: Id | null) => (id !== null && shown.has(id) ? id : null);
  const set = (id: Id | null) => (id !== null && isOpenSet(states.get(id)) ? id : null);
  return {
    link_right_question_id: question(right.question),
    link_right_problemset_id: set(right.set),
    link_wrong_question_id: question(wrong.question),
    link_wrong_problemset_id: set(wrong.set),
    answers: answers.map(({ id, leads }) => {
      const problemset = set(leads.set);
      return {
        id,
        next_question_id: question(leads.question),
        link_problemset: problemset === null ? null : { _id: problemset },
      };
    }),
  };
}

function isEntered(state: MapSet['state'] | undefined): boolean {
  return state === 'shown' || state === 'endless';
}
