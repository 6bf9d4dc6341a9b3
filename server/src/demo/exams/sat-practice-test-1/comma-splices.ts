import { type DemoExamQuestion, type DemoSets, md, sequence } from '../../format.ts';

const task = 'Which choice is best in place of the underlined text?';

const sets = {
  harbor: {
    title: 'The harbor school',
    questions: [
      {
        stem: md`The old harbor school closed in __1968, its__ building is now a museum of navigation.

          ${task}`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: 'A comma alone joins 2 complete sentences.' },
          { wrong: '1968 its', why: 'Two sentences run together.' },
          { wrong: '1968, and, its', why: 'The comma in front of “and” is enough. None belongs after it.' },
          { right: '1968, and its' },
        ],
        explain:
          'The second sentence starts with “its building.” A comma together with “and” may join it to the first.',
      },
      {
        stem: md`Students learned to read the __stars, they__ also learned to mend sails.

          ${task}`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: 'A comma alone joins 2 complete sentences.' },
          { right: 'stars; they' },
          { wrong: 'stars they', why: 'Two sentences run together.' },
          { wrong: 'stars, that they', why: '“That” does not fit: it would describe the stars.' },
        ],
        explain: 'Both sides are complete sentences. A semicolon may part them.',
      },
      {
        stem: md`Each summer the whole school sailed to an island, __where they__ lived in tents for a month.

          ${task}`,
        rank: 1,
        choices: [
          { right: 'NO CHANGE' },
          { wrong: 'they', why: 'Then 2 complete sentences are joined by a comma.' },
          { wrong: 'there they', why: '“There” does not join sentences, so a comma joins them.' },
          { wrong: 'it was where they', why: '“It was” starts a new sentence after a comma.' },
        ],
        explain:
          '“Where” makes the second part describe the island. It depends on the first part, and the comma is right.',
      },
      {
        stem: md`The harbormaster kept the school’s __logbooks, because of this,__ we know the name of every student.

          ${task}`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: '“Because of this” does not join sentences. The first comma makes a splice.' },
          { wrong: 'logbooks because of this', why: 'It is not clear where the second sentence starts.' },
          { right: 'logbooks. Because of this,' },
          {
            wrong: 'logbooks, because of this;',
            why: 'The break now follows “because of this,” which belongs to the second sentence.',
          },
        ],
        explain:
          'The second sentence starts with “Because of this.” A period marks the start, and a comma follows the introduction.',
      },
    ],
  },
} satisfies DemoSets;

export const commaSplices: DemoExamQuestion = {
  title: 'Comma splices',
  skills: ['sat.reading-and-writing.standard-english-conventions.boundaries'],
  sets,
  explained: md`Cover one side of the comma, then the other. In “The bell rang, the crew went aboard” each side can stand alone.

    A comma alone may not join 2 such sentences. It needs a word such as “and,” “but” or “so” behind it, or it has to become a semicolon or a period.`,
  sequence: sequence(sets, {
    tide: {
      stem: md`The tide was __out, boats__ lay on the sand like sleeping animals.

        ${task}`,
      rank: 0,
      choices: [
        { wrong: 'NO CHANGE', why: 'A comma alone joins 2 complete sentences.' },
        { wrong: 'out boats', why: 'Two sentences run together.' },
        { right: 'out, and boats' },
        { wrong: 'out, then boats', why: '“Then” does not join sentences. It is still a splice.' },
      ],
      explain:
        '“The tide was out” and “boats lay on the sand” can both stand alone. A comma needs the help of a word such as “and” to join them.',
      onRight: 'end',
      onWrong: { to: 'dependentFirst' },
    },
    dependentFirst: {
      stem: md`__When the tide was out, boats__ lay on the sand.

        ${task}`,
      rank: 0,
      explainFirst: true,
      choices: [
        { right: 'NO CHANGE' },
        { wrong: 'When the tide was out; boats', why: 'A semicolon needs a complete sentence on both sides.' },
        { wrong: 'The tide was out, boats', why: 'Without “when,” a comma joins 2 complete sentences.' },
      ],
      explain: '“When” makes the first part depend on the second. Then a comma alone is right.',
      onRight: 'end',
      onWrong: { set: 'harbor' },
    },
  }),
};
