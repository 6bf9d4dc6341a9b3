import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const fragmentSets = {
  fragments: {
    title: 'Complete or not',
    questions: [
      {
        stem: md`The glacier, which has shrunk by a third since __1980, feeding__ 3 rivers.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          { wrong: 'NO CHANGE', why: '“Feeding” is not a full verb, so the sentence has none for “glacier.”' },
          { right: '1980, feeds' },
          { wrong: '1980, it feeds', why: '“The glacier” is already the subject. “It” is a second one.' },
          { wrong: '1980. Feeding', why: 'Now neither part is a complete sentence.' },
        ],
        explain:
          'Take out the part between the commas: “The glacier feeds 3 rivers.” The subject needs a full verb of its own.',
      },
      {
        stem: 'Which is a complete sentence?',
        rank: 0,
        choices: [
          { right: 'Stop.' },
          {
            wrong: 'Whenever the old clock in the hall strikes 12.',
            why: '“Whenever” makes the clause depend on something that is missing.',
          },
          { wrong: 'The first woman to win the prize twice.', why: 'There is no full verb.' },
          {
            wrong: 'Running along the beach every morning before school.',
            why: '“Running” is not a full verb, and no subject is named.',
          },
        ],
        explain: 'Length does not decide. “Stop” is a command, whose subject “you” is understood.',
      },
      {
        stem: md`She keeps the letter in a __drawer. That__ nobody else may open.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: '“That nobody else may open” describes the drawer and cannot stand alone.' },
          { wrong: 'drawer; that', why: 'After a semicolon a complete sentence has to follow.' },
          { wrong: 'drawer, it', why: 'This leaves “it nobody else may open,” which is no sentence.' },
          { right: 'drawer that' },
        ],
        explain: 'The clause with “that” says which drawer is meant. It belongs to the noun and takes no comma.',
      },
      {
        stem: md`__Although painted__ in a single night, the mural took months to plan.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          { right: 'NO CHANGE' },
          { wrong: 'It was painted', why: 'Then 2 complete sentences are joined by a comma.' },
          { wrong: 'Painted it was', why: 'This is a sentence in unusual order, and a comma joins it to another.' },
          { wrong: 'Although. Painted', why: '“Although” cannot stand alone.' },
        ],
        explain:
          'The first part depends on the second, which is complete: “the mural took months to plan.” The comma is right.',
      },
    ],
  },
} satisfies DemoSets;

export const fragments: DemoSubsubtopic = {
  title: 'Fragments',
  skills: [
    'act.english.conventions-of-standard-english.sentence-structure-and-formation',
    'sat.reading-and-writing.standard-english-conventions.boundaries',
  ],
  published: false,
  sets: fragmentSets,
  sequence: sequence(fragmentSets, {
    missingVerb: {
      stem: md`The actor who played the king in every performance of the __season. Was__ once a baker.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: 'The period parts the subject from its verb.' },
        { wrong: 'season; was', why: 'The semicolon parts the subject from its verb.' },
        { right: 'season was' },
        { wrong: 'season, was', why: 'A single comma does not belong between a subject and its verb.' },
      ],
      explain: 'The subject is “the actor,” its verb is “was.” Everything between them describes the actor.',
      onRight: { to: 'dependentWord' },
      onWrong: { to: 'findVerb' },
    },
    findVerb: {
      stem: 'What does “the people waiting at the gate” need to become a sentence?',
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'A subject', why: '“The people” can be the subject.' },
        { right: 'A full verb' },
        { wrong: 'A longer description', why: 'A description does not say what the people do.' },
      ],
      explain:
        '“Waiting” only describes the people. With a full verb it becomes a sentence: “The people waiting at the gate have tickets.”',
      onRight: { to: 'dependentWord' },
      onWrong: { set: 'fragments', then: 'dependentWord' },
    },
    dependentWord: {
      stem: 'Which word, put in front of “the snow melts,” leaves it a complete sentence?',
      rank: 1,
      choices: [
        { wrong: 'If', why: '“If” asks for a second part.' },
        { wrong: 'Until', why: '“Until” asks for a second part.' },
        { wrong: 'Unless', why: '“Unless” asks for a second part.' },
        { right: 'Today' },
      ],
      explain: '“Today” only says when. “If,” “until” and “unless” make the clause depend on another.',
      onRight: { set: 'fragments' },
      onWrong: { set: 'fragments' },
    },
  }),
};
