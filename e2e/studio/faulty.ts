import { topicRows, yesOrNo } from '../content.ts';

const whole = { choices: yesOrNo, explain: 'Because it is so.' } as const;
const to = (question: string) => ({ right: { question }, wrong: { question } });

/** Database rows of a sequence with errors, each named in a comment, and the path of its map. */
export function faulty() {
  const planted = topicRows({
    sequence: {
      one: { ...whole, text: 'Is one odd?', right: { question: 'two' }, wrong: { set: 'broken', question: 'two' } },
      // Two choices are the same.
      two: { ...whole, text: 'Is two even?', choices: [...yesOrNo, { text: 'No' }], ...to('three') },
      // Its link leads to a hidden question.
      three: { ...whole, text: 'Is three odd?', right: { question: 'four' }, wrong: { question: 'five' } },
      four: { ...whole, text: 'Is four even?', hidden: true },
      // This question and the next one form an endless loop.
      five: { ...whole, text: 'Is five odd?', ...to('six') },
      six: { ...whole, text: 'Is six even?', ...to('five') },
      // No link leads here.
      seven: { ...whole, text: 'Is seven odd?' },
    },
    // It has no right answer, so it cannot be mastered.
    sets: {
      broken: {
        title: 'Odd numbers',
        questions: [{ ...whole, text: 'Is it?', choices: [{ text: 'No' }, { text: 'Never' }] }],
      },
    },
  });
  return { ...planted, map: `/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}?view=map` };
}
