import { topicRows, yesOrNo } from '../support/planting.ts';

const completeQuestion = { choices: yesOrNo, explain: 'Because it is so.' } as const;
const bothLinksTo = (question: string) => ({ right: { question }, wrong: { question } });

/** Database rows of a sequence with errors, each named in a comment, and the path of its map. */
export function sequenceWithErrorsRows() {
  const planted = topicRows({
    sequence: {
      one: {
        ...completeQuestion,
        text: 'Is one odd?',
        right: { question: 'two' },
        wrong: { set: 'broken', question: 'two' },
      },
      // Two choices are the same.
      two: {
        ...completeQuestion,
        text: 'Is two even?',
        choices: [...yesOrNo, { text: 'No' }],
        ...bothLinksTo('three'),
      },
      // Its link leads to a hidden question.
      three: { ...completeQuestion, text: 'Is three odd?', right: { question: 'four' }, wrong: { question: 'five' } },
      four: { ...completeQuestion, text: 'Is four even?', hidden: true },
      // This question and the next one form an endless loop.
      five: { ...completeQuestion, text: 'Is five odd?', ...bothLinksTo('six') },
      six: { ...completeQuestion, text: 'Is six even?', ...bothLinksTo('five') },
      // No link leads here.
      seven: { ...completeQuestion, text: 'Is seven odd?' },
    },
    // It has no right answer, so it cannot be mastered.
    sets: {
      broken: {
        title: 'Odd numbers',
        questions: [{ ...completeQuestion, text: 'Is it?', choices: [{ text: 'No' }, { text: 'Never' }] }],
      },
    },
  });
  return { ...planted, map: `/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}?view=map` };
}
