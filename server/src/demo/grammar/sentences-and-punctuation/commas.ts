import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const commaSets = {
  commas: {
    title: 'Commas and pairs of marks',
    questions: [
      {
        stem: md`After the concert __ended the crew__ took down the lights.

          Which choice is best in place of the underlined text?`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: 'Without a comma it reads for a moment as if the crew were ended.' },
          {
            wrong: 'ended; the crew',
            why: '“After the concert ended” is not a complete sentence, so no semicolon may follow.',
          },
          { right: 'ended, the crew' },
          {
            wrong: 'ended the crew,',
            why: 'The comma belongs at the end of the introduction, in front of the subject.',
          },
        ],
        explain:
          'A clause that comes before the main clause ends with a comma. The main clause starts with its subject, “the crew.”',
      },
      {
        stem: md`The author’s first __novel, a ghost story, sold__ slowly.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { right: 'NO CHANGE' },
          { wrong: 'novel, a ghost story sold', why: 'The added information opens with a comma and is never closed.' },
          { wrong: 'novel a ghost story, sold', why: 'The added information is closed but never opened.' },
          { wrong: 'novel; a ghost story; sold', why: 'Semicolons part complete sentences. Nothing here is one.' },
        ],
        explain:
          'There is only 1 first novel, so “a ghost story” is added information. It can be left out and stands between 2 commas.',
      },
      {
        stem: md`It was a __long, difficult, winter__ for the settlers.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'No comma belongs between the last adjective and its noun.' },
          {
            wrong: 'long difficult, winter',
            why: 'The comma belongs between the adjectives, not in front of the noun.',
          },
          { wrong: 'long, and, difficult winter', why: '“And” already joins the adjectives.' },
          { right: 'long, difficult winter' },
        ],
        explain:
          'Two adjectives that could also be joined by “and” or change places take a comma between them. The noun follows without one.',
      },
      {
        stem: md`The painter __Georgia O’Keeffe, lived__ in New Mexico for many years.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          { wrong: 'NO CHANGE', why: 'A single comma parts the subject from its verb.' },
          { right: 'Georgia O’Keeffe lived' },
          { wrong: 'Georgia O’Keeffe; lived', why: 'A semicolon parts complete sentences.' },
          { wrong: 'Georgia, O’Keeffe, lived', why: 'This treats the last name as added information.' },
        ],
        explain:
          'There are many painters, so the name is needed to say which one. Needed information takes no commas, and no single comma stands between subject and verb.',
      },
      {
        stem: md`Coral __reefs which cover less than 1% of the ocean floor shelter__ about a quarter of all marine species.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          {
            wrong: 'NO CHANGE',
            why: 'The clause with “which” is added information about all coral reefs and needs commas.',
          },
          {
            wrong: 'reefs, which cover less than 1% of the ocean floor shelter',
            why: 'The clause is opened by a comma but never closed.',
          },
          { right: 'reefs, which cover less than 1% of the ocean floor, shelter' },
          {
            wrong: 'reefs which cover less than 1% of the ocean floor, shelter',
            why: 'The clause is closed by a comma but never opened.',
          },
        ],
        explain:
          'Leave the clause out: “Coral reefs shelter about a quarter of all marine species.” The sentence is complete, so the clause stands between 2 commas.',
      },
      {
        stem: md`To reach the summit before __noon, the climbers, left__ camp at 3.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'The second comma parts the subject from its verb.' },
          {
            wrong: 'noon the climbers, left',
            why: 'The comma belongs after the introduction, in front of the subject.',
          },
          { wrong: 'noon; the climbers left', why: '“To reach the summit before noon” is not a complete sentence.' },
          { right: 'noon, the climbers left' },
        ],
        explain:
          'The introduction ends with a comma after “noon.” “The climbers” is the subject of “left,” and nothing comes between them.',
      },
    ],
  },
} satisfies DemoSets;

export const commas: DemoSubsubtopic = {
  title: 'Commas and added information',
  skills: [
    'act.english.conventions-of-standard-english.punctuation',
    'sat.reading-and-writing.standard-english-conventions.boundaries',
  ],
  sets: commaSets,
  sequence: sequence(commaSets, {
    openAndClose: {
      stem: md`My oldest __brother, who lives in Denver__ is visiting next week.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        { wrong: 'NO CHANGE', why: 'The added information is opened by a comma but never closed.' },
        { right: 'brother, who lives in Denver,' },
        {
          wrong: 'brother who lives, in Denver',
          why: 'The comma cuts into the added information instead of setting it off.',
        },
        {
          wrong: 'brother who lives in Denver,',
          why: 'A single comma parts the subject “brother” from its verb “is.”',
        },
      ],
      explain:
        'There is only 1 oldest brother, so “who lives in Denver” is added information: without it the sentence still says the same thing about the same person. Such information stands between 2 marks of the same kind.',
      onRight: { to: 'matchDashes' },
      onWrong: { to: 'canBeLeftOut' },
    },
    canBeLeftOut: {
      stem: md`Which words can be left out so that a complete sentence remains?

        > The lake, frozen since November, is a mile wide.`,
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'The lake', why: 'This is the subject. Without it nothing is said about anything.' },
        { wrong: 'is a mile wide', why: 'This holds the verb.' },
        { wrong: 'since November, is', why: 'This takes the verb away with it.' },
        { right: 'frozen since November' },
      ],
      explain:
        'The sentence without its middle is “The lake is a mile wide.” The words between the commas add a detail. The 2 commas show where the detail starts and where it ends.',
      onRight: { to: 'matchDashes' },
      onWrong: { set: 'commas', then: 'matchDashes' },
    },
    matchDashes: {
      stem: md`The committee—5 teachers and 2 __parents, meets__ on Mondays.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        {
          wrong: 'NO CHANGE',
          why: 'The added information opens with a dash and closes with a comma. Both marks have to be alike.',
        },
        { wrong: 'parents meets', why: 'The dash opens added information that is never closed.' },
        { right: 'parents—meets' },
        { wrong: 'parents; meets', why: 'A semicolon needs a complete sentence on both sides.' },
      ],
      explain:
        'Commas, dashes and parentheses can all set off added information, but a pair is a pair: what a dash opens, a dash closes.',
      onRight: { to: 'list' },
      onWrong: { set: 'commas', then: 'list' },
    },
    list: {
      stem: md`The box held __maps, letters, and, a compass__.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        { wrong: 'NO CHANGE', why: 'No comma follows the “and” of a list.' },
        { right: 'maps, letters, and a compass' },
        { wrong: 'maps letters, and a compass', why: 'Each item but the last is followed by a comma.' },
        { wrong: 'maps; letters, and a compass', why: 'The items of a list are parted by marks of the same kind.' },
      ],
      explain: 'In a list of 3 or more items a comma follows each item but the last. None follows “and.”',
      onRight: { to: 'neededInformation' },
      onWrong: { set: 'commas', then: 'neededInformation' },
    },
    neededInformation: {
      stem: md`Plants __that grow in deserts__ often store water.

        Which choice is best in place of the underlined text?`,
      rank: 2,
      choices: [
        { right: 'NO CHANGE' },
        {
          wrong: ', that grow in deserts,',
          why: 'Commas would say that all plants grow in deserts and often store water.',
        },
        { wrong: 'that grow, in deserts', why: 'The comma cuts the clause in 2.' },
        { wrong: 'that grow in deserts,', why: 'A single comma parts the subject from its verb.' },
      ],
      explain:
        'Leave the clause out: “Plants often store water” says something else. The clause is needed to say which plants are meant, and needed information takes no commas.',
      onRight: { to: 'subjectAndVerb' },
      onWrong: { to: 'whoIsMeant' },
    },
    whoIsMeant: {
      stem: 'In which sentence do the words with “who” have to stand without commas?',
      rank: 1,
      explainFirst: true,
      choices: [
        { wrong: 'Ms. Ortiz who finished early left.', why: 'The name already says who is meant.' },
        { right: 'Students who finish early may leave.' },
        { wrong: 'My mother who finished early left.', why: 'There is only 1 mother, so it is clear who is meant.' },
        {
          wrong: 'The older twin who finished early left.',
          why: 'Only 1 of the twins is the older one, so it is clear who is meant.',
        },
      ],
      explain:
        'Ask whether it is clear without the clause who is meant. If it is, the clause is added information and takes 2 commas. “Students” alone could be all students, so there the clause is needed.',
      onRight: { to: 'subjectAndVerb' },
      onWrong: { set: 'commas', then: 'subjectAndVerb' },
    },
    subjectAndVerb: {
      stem: md`The number of people who walk to __work, has doubled__ since 2010.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        {
          wrong: 'NO CHANGE',
          why: 'After a long subject a pause is natural, but no single comma belongs between subject and verb.',
        },
        { wrong: 'work, has doubled,', why: 'The 2 commas would set off the verb as added information.' },
        { right: 'work has doubled' },
        { wrong: 'work; has doubled', why: 'Neither side of this semicolon is a complete sentence.' },
      ],
      explain:
        '“The number of people who walk to work” is the subject, and “has doubled” is its verb. However long the subject is, no single comma comes between.',
      onRight: { set: 'commas' },
      onWrong: { set: 'commas' },
    },
  }),
};
