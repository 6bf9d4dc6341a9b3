import { answerLetters } from '@fourfold/core/answers/answer-letters';
import { keyOf } from '@fourfold/core/answers/question-key';
import { judge } from '@fourfold/core/answers/typed/judge';
import type { ItemStatistics } from '@fourfold/core/contract/proofs';
import { keyWarning } from '@fourfold/core/item-analysis/key-warning';
import { pointBiserial } from '@fourfold/core/item-analysis/point-biserial';
import type { Item } from './load-items.ts';

/** Converts the statistics of a question to the reply. Each answer counts as it was judged on arrival. */
export function presentItem(item: Item): ItemStatistics {
  const { question_id, students, right, median_seconds, wrong_texts } = item;
  return {
    question_id,
    students,
    facility: right / students,
    discrimination: discriminationOf(item),
    median_seconds,
    choices: shownChoices(item).map(({ answer_id, count }) => ({ answer_id, count, share: count / students })),
    wrong_texts: wrong_texts.slice(0, 5),
    doubt: keyDoubtOf(item),
  };
}

function discriminationOf({ compared_right, compared_wrong, mean_right, mean_wrong, deviation }: Item): number | null {
  const right = { students: compared_right, mean: mean_right };
  const wrong = { students: compared_wrong, mean: mean_wrong };
  return pointBiserial({ right, wrong, deviation });
}

/** The choices that students see, A to F; empty for a free-response question. */
function shownChoices({ answers, chosen }: Item) {
  if (keyOf(answers).kind === 'typed') return [];
  return answerLetters.flatMap((letter, at) => {
    const answer = answers[at];
    return answer ? [{ letter, answer_id: answer.id, correct: answer.correct, count: chosen[answer.id] ?? 0 }] : [];
  });
}

/**
 * Returns the reason to doubt the present key; null if there is none. Answers that the present key
 * would judge otherwise are not used.
 */
function keyDoubtOf(item: Item): string | null {
  const { students, right, answers, wrong_texts, compared_right, compared_wrong } = item;
  const key = keyOf(answers);
  const wrongTexts = wrong_texts.filter(({ text }) => !judge(key, { kind: 'typed', text }).right);
  const isKeyCorrected = item.rejudged || wrongTexts.length < wrong_texts.length;
  const value = isKeyCorrected ? null : discriminationOf(item);
  const discrimination = value === null ? null : { value, students: compared_right + compared_wrong };
  return keyWarning({ students, right, discrimination, choices: shownChoices(item), wrongTexts });
}
