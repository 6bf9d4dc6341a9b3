import { type PersonFixture, personRows, practiceRows, topicRows, withValues } from '../support/planting.ts';

const dayMs = 86_400_000;

/** Two of these days ago, whatever the time zone: what was missed then is due. */
const missedAt = new Date(Date.now() - 2 * dayMs);

/** Choices of which the first is right, with a reason. */
const choices = [
  { text: 'Yes', right: true },
  { text: 'No', why: 'It is not so.' },
] as const;

/**
 * A student who answered a problem set two days ago: each question of these texts once, right or wrong. There is one
 * more set with questions of the same skill that the student has not seen.
 */
export function missedInSet(answered: readonly { text: string; right: boolean }[], siblings: readonly string[] = []) {
  const student: PersonFixture = personRows('student', { username: 'Maya Okafor' });
  const topic = topicRows({
    sequence: {},
    sets: {
      missed: {
        title: 'The missed set',
        questions: answered.map(({ text }) => ({ text, choices, explain: `The reason of ${text}`, help: 'A hint.' })),
      },
      others: { title: 'The other set', questions: siblings.map((text) => ({ text, choices })) },
    },
  });
  const setId = topic.set.missed ?? '';
  const rights = answered.map(({ right }) => right);
  const history = withValues(practiceRows(student, topic, setId, rights), 'add_practice_events', {
    added_at: missedAt,
  });
  return { student, topic, planted: [student, topic, history] };
}
