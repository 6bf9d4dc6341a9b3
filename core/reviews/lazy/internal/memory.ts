import { FSRSAlgorithm } from 'ts-fsrs';
import type { Grade, Memory } from '../../card.ts';

/**
 * The scheduler of new answers, as it is stored with each. Its name changes with the version of ts-fsrs and with the
 * parameters below: cards continue from the memory that was stored, whatever scheduler computed it.
 */
export const scheduler = 'fsrs-6 1, ts-fsrs 5.4.2';

/** The parameters of FSRS-6, as ts-fsrs 5.4.2 has them by default: written down, so that none is read from there. */
const weights = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];

/** Days until a card is due: at most what is left of a school year. */
const longestInterval = 180;

// Whole days: no steps of minutes, nothing random.
const algorithm = new FSRSAlgorithm({
  w: weights,
  request_retention: 0.9,
  maximum_interval: longestInterval,
  enable_fuzz: false,
  enable_short_term: false,
  learning_steps: [],
  relearning_steps: [],
});

/** Returns the memory after an answer, `days` after the last one; without a memory, after the first answer. */
export function nextMemory(memory: Memory | null, days: number, grade: Grade): Memory {
  const { stability, difficulty } = algorithm.next_state(memory, days, grade);
  return { stability, difficulty };
}

/** Returns the days until the card is due. After a wrong answer it is the next day. */
export function daysUntilDue({ stability }: Memory, grade: Grade): number {
  return grade === 1 ? 1 : algorithm.next_interval(stability, 0);
}
