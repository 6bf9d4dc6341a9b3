// npm run bench:reviews: what students remember by our reviews and by "oldest first", in a simulated memory.
import { addDays, type Day } from '@fourfold/core/day/day';
import { type CardState, newCard, stepCard } from '@fourfold/core/reviews/card';
import { dueCards } from '@fourfold/core/reviews/due-cards';
import { answerCard, missCard } from '@fourfold/core/reviews/lazy/answer-card';
import { dailyReviews } from '@fourfold/core/reviews/limits';
import { reportFigures } from './figures.ts';
import { afterAnswer, missedQuestion, recallOn, type SimulatedMemory, seededRandom } from './review-memory.ts';

const days = 120;
const seeds = 30;
const missesPerDay = [2, 5, 10];
const firstDay: Day = '2026-09-01';

type Question = { id: string; missedOn: number; first: SimulatedMemory };
type Result = { answers: number; recalled: number };
/** What can be reviewed on a day, in order. */
type Order = { queue(day: number): string[]; answered(id: string, day: number, right: boolean): void };

const figures = missesPerDay.map((misses) => {
  const runs = Array.from({ length: seeds }, (_, seed) => compare(seed + 1, misses));
  const total = misses * days;
  console.log(`${misses} misses a day for ${days} days, at most ${dailyReviews} reviews a day, ${seeds} students:`);
  for (const name of ['none', 'oldest', 'ours'] as const) {
    const results = runs.map((run) => run[name]);
    const share = spread(results.map(({ recalled }) => (100 * recalled) / total));
    const gained = runs.map((run) => (100 * (run[name].recalled - run.none.recalled)) / run[name].answers);
    const answers = spread(results.map((one) => one.answers));
    const per = name === 'none' ? '' : `, ${spread(gained)} more recalled for 100 answers`;
    console.log(`  ${name.padEnd(6)} ${answers} answers, ${share} % recalled on the last day${per}`);
  }
  const gains = runs.map(
    ({ ours, oldest, none }) => (ours.recalled - none.recalled) / (oldest.recalled - none.recalled),
  );
  console.log(`  ours to oldest first, for each answer: ${spread(gains)}`);
  return {
    name: `ours to oldest first, ${misses} misses a day`,
    value: mean(gains),
    unit: 'times' as const,
    goal: { atLeast: 1 },
  };
});
reportFigures('reviews', figures);

/** The same student three times: the same misses, and on each day as many answers in either order. */
function compare(seed: number, misses: number): Record<'none' | 'oldest' | 'ours', Result> {
  const random = seededRandom(seed);
  const questions = Array.from({ length: misses * days }, (_, at): Question => {
    const missedOn = Math.floor(at / misses);
    return { id: `${at}`.padStart(5, '0'), missedOn, first: missedQuestion(missedOn, random) };
  });
  const counts: number[] = [];
  const ours = simulate(questions, ourOrder(questions), seed, (day, queue) => {
    counts[day] = Math.min(queue, dailyReviews);
    return counts[day];
  });
  const oldest = simulate(questions, oldestFirst(questions), seed, (day) => counts[day] ?? 0);
  const none = simulate(questions, oldestFirst(questions), seed, () => 0);
  return { ours, oldest, none };
}

function simulate(
  questions: readonly Question[],
  order: Order,
  seed: number,
  limit: (day: number, queue: number) => number,
): Result {
  const random = seededRandom(seed + 1_000_000);
  const memories = new Map(questions.map(({ id, first }) => [id, first]));
  let answers = 0;
  for (let day = 0; day < days; day++) {
    const queue = order.queue(day);
    for (const id of queue.slice(0, limit(day, queue.length))) {
      const memory = memories.get(id);
      if (!memory) throw new Error(`no question ${id}`);
      const right = random() < recallOn(memory, day);
      memories.set(id, afterAnswer(memory, right, day));
      order.answered(id, day, right);
      answers += 1;
    }
  }
  const recalled = [...memories.values()].reduce((sum, memory) => sum + recallOn(memory, days), 0);
  return { answers, recalled };
}

/** Our scheduler: what is due, the longest overdue first. */
function ourOrder(questions: readonly Question[]): Order {
  const dayOf = (day: number) => addDays(firstDay, day);
  const states = new Map(questions.map(({ id, missedOn }) => [id, missCard(newCard, dayOf(missedOn))]));
  return {
    queue(day) {
      const cards = [...states].flatMap(([card, { due }]) => (due === null ? [] : [{ card, due }]));
      return dueCards(cards, dayOf(day)).map(({ card }) => card);
    },
    answered(id, day, right) {
      const state: CardState = states.get(id) ?? newCard;
      const event = answerCard(state, { question_id: id, grade: right ? 3 : 1, day: dayOf(day) });
      states.set(id, stepCard(state, event));
    },
  };
}

/** What was missed or answered longest ago, from the day after the miss on. */
function oldestFirst(questions: readonly Question[]): Order {
  const last = new Map(questions.map(({ id, missedOn }) => [id, missedOn]));
  return {
    queue: (day) =>
      [...last]
        .filter(([, at]) => at < day)
        .sort(([a, at], [b, bt]) => at - bt || (a < b ? -1 : 1))
        .map(([id]) => id),
    answered: (id, day) => void last.set(id, day),
  };
}

/** Mean and standard deviation. */
function spread(values: readonly number[]): string {
  const center = mean(values);
  const variance = values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1);
  const digits = center >= 100 ? 0 : 2;
  return `${center.toFixed(digits)} ± ${Math.sqrt(variance).toFixed(digits)}`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
