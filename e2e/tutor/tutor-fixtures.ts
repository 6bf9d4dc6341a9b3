import { examRows, yesOrNo } from '../support/planting.ts';

/** A sequence of one question. */
export const oneQuestion = { a: { text: 'Where do you begin?', choices: yesOrNo } };
/** A set of two questions. */
export const oneSet = { first: { title: 'Steps forward', questions: [{ choices: yesOrNo }, { choices: yesOrNo }] } };

/** A published SAT with a question topic and two math sections. */
export function satWithTopic() {
  const exam = examRows({
    family: 'sat',
    topics: {
      slopes: { section: 'MathNoCalc', position: 0, title: 'Slopes of lines', sequence: oneQuestion, sets: oneSet },
    },
    // A SAT can be taken as a test if both math sections are published.
    tests: ['MathNoCalc', 'MathCalc'].map((section) => ({
      section,
      variant: 'mock' as const,
      questions: [{ text: 'One?', choices: yesOrNo }],
    })),
  });
  const topic = exam.topic.slopes;
  if (!topic) throw new Error('the exam has no question topic');
  return { exam, topic };
}
