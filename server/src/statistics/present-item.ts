import { letterAt } from '@fourfold/core/answers/answer-letters';
import type { ItemStatistics } from '@fourfold/core/contract/proofs';
import { keyWarning } from '@fourfold/core/item-analysis/key-warning';
import { pointBiserial } from '@fourfold/core/item-analysis/point-biserial';
import { choicesOf } from '@fourfold/core/kinds/checks';
import { itemOf } from '@fourfold/core/wire/item-of';
import type { Item } from './load-items.ts';

/** Converts the statistics of a question to the reply. */
export function presentItem(item: Item): ItemStatistics {
  const { question_id, students, right, median_seconds, wrong_texts } = item;
  return {
    question_id,
    students,
    facility: right / students,
    discrimination: discriminationOf(item),
    median_seconds,
    choices: shownChoices(item).map(({ answer_id, count }) => ({ answer_id, count, share: count / students })),
    wrong_texts,
    doubt: keyDoubtOf(item),
    key_changed_at: item.key_changed_at?.toISOString() ?? null,
    counted_until: item.counted_until.toISOString(),
  };
}

function discriminationOf({ compared_right, compared_wrong, mean_right, mean_wrong, deviation }: Item): number | null {
  const right = { students: compared_right, mean: mean_right };
  const wrong = { students: compared_wrong, mean: mean_wrong };
  return pointBiserial({ right, wrong, deviation });
}

/** The choices that students see, A to F; empty for a free-response question. */
function shownChoices({ chosen, ...question }: Item) {
  return choicesOf(itemOf(question)).flatMap((answer_id, at) => {
    const letter = letterAt(at);
    const correct = question.answers[at]?.correct === true;
    return letter ? [{ letter, answer_id, correct, count: chosen[answer_id] ?? 0 }] : [];
  });
}

/** Returns the reason to doubt the present key, which has judged all these answers; null if there is none. */
function keyDoubtOf(item: Item): string | null {
  const { students, right, wrong_texts, compared_right, compared_wrong } = item;
  const value = discriminationOf(item);
  const discrimination = value === null ? null : { value, students: compared_right + compared_wrong };
  return keyWarning({ students, right, discrimination, choices: shownChoices(item), wrongTexts: wrong_texts });
}
