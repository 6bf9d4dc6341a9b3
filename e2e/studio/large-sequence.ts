import { topicRows, yesOrNo } from '../support/planting.ts';

type Sequence = NonNullable<Parameters<typeof topicRows>[0]['sequence']>;

/**
 * Database rows of a long sequence: right answers lead on, wrong ones on, back or ahead, or through a problem set whose
 * two questions have findings; every 11th question has the same answer twice. And the path of its map.
 */
export function largeSequenceRows(total: number) {
  const linkTo = (at: number) => (at >= 0 && at < total ? { question: `q${at}` } : {});
  const sequence: Sequence = Object.fromEntries(
    Array.from({ length: total }, (_, at) => {
      const wrong = linkTo([at + 1, at - 2, at + 3][at % 3] ?? 0);
      return [
        `q${at}`,
        {
          text: `What follows from statement ${at + 1}?`,
          choices: at % 11 === 5 ? [...yesOrNo, { text: 'No' }] : yesOrNo,
          explain: 'Because it is so.',
          right: linkTo(at + 1),
          wrong: at % 7 === 2 ? { set: 'odd', ...wrong } : wrong,
        },
      ];
    }),
  );
  const planted = topicRows({
    sequence,
    sets: {
      odd: {
        title: 'Odd numbers',
        questions: ['Is it?', 'Is it so?'].map((text) => ({ text, choices: [{ text: 'No' }, { text: 'Never' }] })),
      },
    },
  });
  return { ...planted, map: `/admin/subtopic/${planted.subtopic}/${planted.subsubtopic}?view=map` };
}
