import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const markSets = {
  marks: {
    title: 'Colons, semicolons, apostrophes',
    questions: [
      {
        stem: md`The __childrens’ books__ are on the second floor.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'The plural is “children,” without an s. There is no word “childrens.”' },
          { wrong: 'childrens books', why: 'The owner needs an apostrophe.' },
          { right: 'children’s books' },
          { wrong: 'children’s books’', why: 'The books own nothing, so they take no apostrophe.' },
        ],
        explain:
          'Write the owner first, then add the ending. “Children” does not end in s, so it takes an apostrophe and an s.',
      },
      {
        stem: md`The river has 2 sources: a spring in the __hills; and__ a lake near the border.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'What follows the semicolon is not a complete sentence.' },
          { right: 'hills and' },
          { wrong: 'hills: and', why: 'A second colon cuts the list that the first one opened.' },
          { wrong: 'hills, and,', why: 'No comma belongs after the “and” that joins 2 items.' },
        ],
        explain: 'The colon opens a list of 2 items. Two items joined by “and” need no mark between them.',
      },
      {
        stem: md`The artist __who’s__ work hangs in the lobby grew up nearby.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: '“Who’s” is short for “who is” or “who has.”' },
          { wrong: 'whos’', why: 'There is no such word.' },
          { wrong: 'that’s', why: '“That’s” is short for “that is.”' },
          { right: 'whose' },
        ],
        explain:
          'Read “who is work hangs in the lobby”: it makes no sense. The possessive form is “whose,” without an apostrophe, like “his” and “its.”',
      },
      {
        stem: md`The __Garcia’s__ live next door.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          { wrong: 'NO CHANGE', why: 'The apostrophe makes 1 Garcia an owner. Nothing is owned in this sentence.' },
          { right: 'Garcias' },
          { wrong: 'Garcias’', why: 'The apostrophe makes the family owners. Nothing is owned in this sentence.' },
          { wrong: 'Garcias’s', why: 'There is no such form.' },
        ],
        explain:
          'The sentence names more than one person and no possession. A plain plural takes an s without an apostrophe, names included.',
      },
      {
        stem: md`She had studied 3 __languages; Arabic, Hindi, and Thai.__

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'What follows the semicolon is a list, not a complete sentence.' },
          {
            wrong: 'languages Arabic, Hindi, and Thai.',
            why: 'Without a mark the list runs into the word that announces it.',
          },
          {
            wrong: 'languages, Arabic, Hindi, and Thai.',
            why: 'After a comma, “languages” reads like the first of 4 items.',
          },
          { right: 'languages: Arabic, Hindi, and Thai.' },
        ],
        explain: 'The words before the mark are a complete sentence that announces a list. A colon says: here it is.',
      },
      {
        stem: md`The bakery is small, but __its__ bread is known across the state.

          Which choice is best in place of the underlined text?`,
        rank: 0,
        choices: [
          { right: 'NO CHANGE' },
          { wrong: 'it’s', why: '“It’s” is short for “it is” or “it has.”' },
          { wrong: 'its’', why: 'There is no such word.' },
          { wrong: 'their', why: 'The bakery is one thing, so it takes “its.”' },
        ],
        explain: 'The bread belongs to the bakery. The possessive form of “it” is “its,” without an apostrophe.',
      },
      {
        stem: 'Which sentences use the semicolon correctly? Choose all that apply.',
        rank: 3,
        choices: [
          {
            wrong: 'The shop sells 3 things; tea, coffee, and cake.',
            why: 'A list is not a complete sentence. It takes a colon.',
          },
          { right: 'The train was late; nobody complained.' },
          {
            wrong: 'Because the train was late; we walked.',
            why: '“Because the train was late” is not a complete sentence. It takes a comma.',
          },
          { right: 'The train was late; therefore, we walked.' },
        ],
        explain:
          'Put a period in place of the semicolon. If both sides are complete sentences, the semicolon is right.',
      },
    ],
  },
} satisfies DemoSets;

export const marks: DemoSubsubtopic = {
  title: 'Colons, semicolons and apostrophes',
  skills: [
    'act.english.conventions-of-standard-english.punctuation',
    'sat.reading-and-writing.standard-english-conventions.boundaries',
  ],
  sets: markSets,
  sequence: sequence(markSets, {
    colon: {
      stem: md`Three tools were __missing, a saw,__ a drill, and a level.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        { wrong: 'NO CHANGE', why: 'After a comma, the list runs into the sentence that announces it.' },
        { right: 'missing: a saw,' },
        { wrong: 'missing; a saw,', why: 'A semicolon needs a complete sentence after it. A list is not one.' },
        { wrong: 'missing a saw,', why: 'This says that the tools lacked a saw.' },
      ],
      explain:
        'A colon says “here it is.” It follows a complete sentence and brings what that sentence promises: a list, an example or an explanation.',
      onRight: { to: 'longList' },
      onWrong: { to: 'beforeColon' },
    },
    beforeColon: {
      stem: 'Which sentence uses the colon correctly?',
      rank: 1,
      explainFirst: true,
      choices: [
        {
          wrong: 'She packed: a map, a knife, and a coat.',
          why: '“She packed” is left without its object. The colon cuts the sentence.',
        },
        {
          wrong: 'She packed things such as: a map, a knife, and a coat.',
          why: '“Such as” already introduces the examples.',
        },
        {
          wrong: 'The things she packed were: a map, a knife, and a coat.',
          why: 'The colon parts the verb from what completes it.',
        },
        { right: 'She packed 3 things: a map, a knife, and a coat.' },
      ],
      explain:
        'Cover what follows the colon. What is left has to be a complete sentence: “She packed 3 things.” In the others it is not.',
      onRight: { to: 'longList' },
      onWrong: { set: 'marks', then: 'longList' },
    },
    longList: {
      stem: md`The tour stops in Lima, __Peru, Quito,__ Ecuador; and Bogotá, Colombia.

        Which choice is best in place of the underlined text?`,
      rank: 2,
      choices: [
        { wrong: 'NO CHANGE', why: 'The comma after “Peru” makes Quito look like part of the same item.' },
        { wrong: 'Peru; Quito;', why: 'The second semicolon parts a city from its country.' },
        { right: 'Peru; Quito,' },
        { wrong: 'Peru: Quito,', why: 'A colon would announce Quito as an explanation of Peru.' },
      ],
      explain:
        'When the items of a list have commas inside, semicolons part the items. Each item here is a city, a comma and a country.',
      onRight: { to: 'owners' },
      onWrong: { set: 'marks', then: 'owners' },
    },
    owners: {
      stem: md`All 30 __students essays__ were posted in the hall.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: 'The essays belong to the students, so the owner needs an apostrophe.' },
        { right: 'students’ essays' },
        { wrong: 'student’s essays', why: 'This has only 1 student. There are 30.' },
        { wrong: 'students’ essays’', why: 'The essays own nothing, so they take no apostrophe.' },
      ],
      explain:
        'Write the owner first: the students. A plural that ends in s takes only an apostrophe: “students’ essays.”',
      onRight: { to: 'itsOffice' },
      onWrong: { to: 'ownerFirst' },
    },
    ownerFirst: {
      stem: 'Which words mean “the bikes of the girls”?',
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'the girl’s bikes', why: 'These are the bikes of 1 girl.' },
        { wrong: 'the girls bikes', why: 'Without an apostrophe nobody owns anything.' },
        { right: 'the girls’ bikes' },
        { wrong: 'the girls bikes’', why: 'The apostrophe belongs to the owners, not to what they own.' },
      ],
      explain:
        'Name the owners: “the girls.” The apostrophe comes right after that word. If the word does not end in s, an s follows: “the girl’s,” “the women’s.”',
      onRight: { to: 'itsOffice' },
      onWrong: { set: 'marks', then: 'itsOffice' },
    },
    itsOffice: {
      stem: md`The company moved __it’s__ office to the harbor.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        {
          wrong: 'NO CHANGE',
          why: 'Nouns show possession with an apostrophe, but “it’s” only ever means “it is” or “it has.”',
        },
        { wrong: 'its’', why: 'There is no such word.' },
        { wrong: 'there', why: '“There” is a place. And the company is one thing, so “their” would not fit either.' },
        { right: 'its' },
      ],
      explain:
        'Read it out in full: “moved it is office” makes no sense. Possessive pronouns have no apostrophe: his, hers, its, theirs, whose.',
      onRight: { to: 'twoHalves' },
      onWrong: { to: 'itIs' },
    },
    itIs: {
      stem: 'In which sentence is “it’s” right?',
      rank: 0,
      choices: [
        { wrong: 'The tree lost it’s leaves.', why: '“The tree lost it is leaves” makes no sense.' },
        { right: 'It’s too early to tell.' },
        { wrong: 'Each tool has it’s place.', why: '“Each tool has it is place” makes no sense.' },
        { wrong: 'The town is proud of it’s past.', why: '“Proud of it is past” makes no sense.' },
      ],
      explain: 'Put “it is” in its place. “It is too early to tell” makes sense. Where it makes none, “its” is meant.',
      onRight: { to: 'twoHalves' },
      onWrong: { set: 'marks', then: 'twoHalves' },
    },
    twoHalves: {
      stem: md`Some paints dry in an __hour, others__ need a day.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: 'A comma alone cannot join 2 complete sentences.' },
        { wrong: 'hour others', why: 'Two sentences run together here.' },
        { right: 'hour; others' },
        { wrong: 'hour; and, others', why: 'After a semicolon “and” is not needed, and no comma belongs behind it.' },
      ],
      explain: 'Both parts are complete and closely related by contrast. A semicolon keeps them in one sentence.',
      onRight: { set: 'marks' },
      onWrong: { set: 'marks' },
    },
  }),
};
