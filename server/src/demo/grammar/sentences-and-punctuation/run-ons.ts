import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const boundarySets = {
  boundaries: {
    title: 'Where a sentence ends',
    questions: [
      {
        stem: md`Honeybees dance to share __news they__ show each other where food is.

          Which choice is best in place of the underlined text?`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: 'Two sentences run together here without any mark between them.' },
          { wrong: 'news, they', why: 'A comma alone cannot join 2 sentences.' },
          { right: 'news; they' },
          { wrong: 'news and, they', why: '“And” can join the sentences, but the comma belongs in front of it.' },
        ],
        explain:
          '“Honeybees dance to share news” and “they show each other where food is” are both complete sentences. A semicolon may stand between 2 complete sentences, just as a period may.',
      },
      {
        stem: md`When the tide goes __out, small__ pools remain among the rocks.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { right: 'NO CHANGE' },
          {
            wrong: 'out. Small',
            why: '“When the tide goes out” cannot stand alone: “when” makes it depend on what follows.',
          },
          {
            wrong: 'out; small',
            why: 'A semicolon needs a complete sentence on both sides. “When the tide goes out” is not one.',
          },
          {
            wrong: 'out, and small',
            why: '“When” already joins the 2 parts. A second joining word leaves the first part hanging.',
          },
        ],
        explain:
          '“When the tide goes out” is a dependent clause. In front of the main clause it is set off by a comma, as it is here.',
      },
      {
        stem: md`The architect drew 3 __plans, none of them__ was accepted.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          {
            wrong: 'NO CHANGE',
            why: '“None of them was accepted” is a complete sentence, so the comma joins 2 sentences.',
          },
          {
            wrong: 'plans none of which',
            why: 'The clause adds information about the plans and needs a comma in front.',
          },
          {
            wrong: 'plans; none of which',
            why: '“None of which was accepted” is not a complete sentence, so a semicolon cannot come before it.',
          },
          { right: 'plans, none of which' },
        ],
        explain:
          'Replacing “them” by “which” turns the second sentence into a dependent clause. A dependent clause may follow a comma.',
      },
      {
        stem: md`Marie Tharp mapped the ocean floor from a desk in New __York she__ was at first not allowed on research ships.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'Two sentences run together here without any mark between them.' },
          { right: 'York; she' },
          { wrong: 'York, she', why: 'A comma alone cannot join 2 sentences.' },
          {
            wrong: 'York she,',
            why: 'The break lies in front of “she,” the subject of the second sentence, not after it.',
          },
        ],
        explain:
          'Find the second subject and verb: “she was.” A new sentence starts there, and the semicolon marks the place.',
      },
      {
        stem: md`The recipe is __simple. Requiring only__ flour, water, and salt.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          {
            wrong: 'NO CHANGE',
            why: '“Requiring only flour, water, and salt” has no subject and no full verb, so it cannot stand alone.',
          },
          { wrong: 'simple; requiring only', why: 'A semicolon needs a complete sentence after it.' },
          {
            wrong: 'simple, it requires only',
            why: 'Now the second part is a complete sentence, and a comma alone cannot join it to the first.',
          },
          { right: 'simple, requiring only' },
        ],
        explain:
          'An -ing form alone is not a full verb. The phrase adds to the sentence before it, so a comma joins it.',
      },
      {
        stem: md`Few people visited the __lighthouse, after the road was paved, tourists__ came every weekend.

          Which choice is best in place of the underlined text?`,
        rank: 3,
        choices: [
          {
            wrong: 'NO CHANGE',
            why: 'The phrase in the middle hides it, but 2 complete sentences are joined by a comma.',
          },
          {
            wrong: 'lighthouse; after the road was paved; tourists',
            why: 'The second semicolon cuts the introduction “after the road was paved” off from its sentence.',
          },
          { right: 'lighthouse. After the road was paved, tourists' },
          {
            wrong: 'lighthouse after, the road was paved, tourists',
            why: 'This breaks up “after the road was paved,” and the sentences are still joined by commas.',
          },
        ],
        explain:
          'The clause “after the road was paved” tells when the tourists came, so it belongs to the second sentence. That sentence starts with “After.”',
        help: 'Does “after the road was paved” belong to what comes before it or to what comes after it?',
      },
      {
        stem: md`The choir rehearsed all __winter, in April it__ gave its first concert.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        hidden: true,
        choices: [
          { wrong: 'NO CHANGE', why: 'A comma alone cannot join 2 sentences.' },
          { right: 'winter, and in April it' },
          { wrong: 'winter in April it', why: 'Without a mark it is not clear where the second sentence starts.' },
          { wrong: 'winter; in April, and it', why: 'After the semicolon, “and” leaves “in April” hanging.' },
        ],
        explain: 'A comma together with “and” may join 2 complete sentences.',
      },
    ],
  },
} satisfies DemoSets;

export const runOns: DemoSubsubtopic = {
  title: 'Run-ons and comma splices',
  skills: [
    'act.english.conventions-of-standard-english.sentence-structure-and-formation',
    'sat.reading-and-writing.standard-english-conventions.boundaries',
  ],
  sets: boundarySets,
  sequence: sequence(boundarySets, {
    splice: {
      stem: md`The library stayed open during the __storm, many__ people waited there until the roads were clear.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        {
          wrong: 'NO CHANGE',
          why: 'A comma sounds like a natural pause, but it cannot join 2 complete sentences by itself.',
        },
        { wrong: 'storm many', why: 'Without any mark, 2 sentences run together.' },
        { right: 'storm, and many' },
        { wrong: 'storm, and, many', why: 'The comma in front of “and” is enough. None belongs after it.' },
      ],
      explain:
        'Test each side: “The library stayed open during the storm” and “many people waited there” could both stand alone. Two complete sentences are joined by a comma and a word such as “and” or “but,” by a semicolon, or parted by a period. A comma alone is a comma splice.',
      onRight: { to: 'makeDependent' },
      onWrong: { to: 'standsAlone' },
    },
    standsAlone: {
      stem: 'Which group of words could stand alone as a sentence?',
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'Because the rain had stopped',
          why: 'It has a subject and a verb, but “because” promises a second part.',
        },
        { right: 'The rain had stopped' },
        { wrong: 'After the long rain', why: 'There is no verb.' },
        { wrong: 'The rain that had stopped', why: 'The verb belongs to “that.” What the rain did is still missing.' },
      ],
      explain:
        'A complete sentence has a subject and a full verb, and it does not start with a word that makes it depend on another part, such as “because,” “when” or “although.”',
      onRight: { to: 'makeDependent' },
      onWrong: { set: 'boundaries', then: 'makeDependent' },
    },
    makeDependent: {
      stem: md`__The bridge was old, engineers__ inspected it every month.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: 'A comma alone joins 2 complete sentences here.' },
        { right: 'Because the bridge was old, engineers' },
        { wrong: 'The bridge was old engineers', why: 'Without any mark, 2 sentences run together.' },
        {
          wrong: 'The bridge being old; engineers',
          why: '“The bridge being old” is not a complete sentence, so no semicolon may follow it.',
        },
      ],
      explain:
        'A comma splice can also be mended by making one part depend on the other. “Because” does that, and it also says how the parts are related: the age is the reason.',
      onRight: { to: 'howeverInside' },
      onWrong: { to: 'joiningWords' },
    },
    joiningWords: {
      stem: md`Which word can join these sentences after a comma?

        > The road was closed, [ … ] we found another way.`,
      rank: 1,
      explainFirst: true,
      choices: [
        {
          wrong: 'however',
          why: '“However” shows a contrast but does not join sentences. It needs a semicolon or a period before it.',
        },
        { wrong: 'nevertheless', why: '“Nevertheless” is an adverb like “however” and does not join sentences.' },
        { wrong: 'then', why: '“Then” tells when something happened. It does not join sentences.' },
        { right: 'but' },
      ],
      explain:
        'Only 7 words join 2 sentences after a comma: for, and, nor, but, or, yet, so. Words such as “however,” “therefore” and “then” only tell how the second sentence is meant.',
      onRight: { to: 'howeverInside' },
      onWrong: { set: 'boundaries', then: 'howeverInside' },
    },
    howeverInside: {
      stem: md`The first test __failed, however, the__ team had learned what to change.

        Which choice is best in place of the underlined text?`,
      rank: 2,
      choices: [
        {
          wrong: 'NO CHANGE',
          why: '“However” looks as if it joined the sentences, but it is an adverb. This is a comma splice.',
        },
        { right: 'failed; however, the' },
        {
          wrong: 'failed, however the',
          why: 'Taking away the second comma does not mend the first: 2 sentences are still joined by a comma.',
        },
        {
          wrong: 'failed however, the',
          why: 'This ties “however” to the first sentence, and a comma still joins 2 sentences.',
        },
      ],
      explain:
        'Take “however” out for a moment: “The first test failed” and “the team had learned what to change” are complete. A semicolon goes between them, and a comma follows “however.”',
      onRight: { to: 'halfSentence' },
      onWrong: { set: 'boundaries', then: 'halfSentence' },
    },
    halfSentence: {
      stem: md`The island has no __rivers. Although it__ does have several springs.

        Which choice is best in place of the underlined text?`,
      rank: 2,
      choices: [
        {
          wrong: 'NO CHANGE',
          why: '“Although it does have several springs” depends on another clause and cannot stand alone.',
        },
        { wrong: 'rivers; although it', why: 'A semicolon, like a period, needs a complete sentence on both sides.' },
        { wrong: 'rivers, it', why: 'Without “although” both parts are complete, and a comma alone joins them.' },
        { right: 'rivers, although it' },
      ],
      explain:
        '“Although” makes its clause dependent. A dependent clause is part of the sentence it belongs to, here with a comma in front because it brings a contrast.',
      onRight: { to: 'allThatWork' },
      onWrong: { set: 'boundaries', then: 'allThatWork' },
    },
    allThatWork: {
      stem: md`“The power failed” and “the clinic kept working” are to be put together. Which versions are correct? Choose all that apply.`,
      rank: 2,
      choices: [
        { right: 'The power failed, but the clinic kept working.' },
        { wrong: 'The power failed, the clinic kept working.', why: 'This is a comma splice.' },
        { right: 'The power failed; the clinic kept working.' },
        {
          wrong: 'The power failed, nevertheless the clinic kept working.',
          why: '“Nevertheless” does not join sentences, so this is a comma splice too.',
        },
        { right: 'Although the power failed, the clinic kept working.' },
      ],
      explain:
        'There are 3 ways: a comma with “but,” a semicolon, or a word like “although” that makes one part depend on the other. A comma alone, with or without an adverb, is not among them.',
      onRight: { set: 'boundaries' },
      onWrong: { set: 'boundaries' },
    },
  }),
};
