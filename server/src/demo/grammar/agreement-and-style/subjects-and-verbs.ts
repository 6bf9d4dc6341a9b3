import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const agreementSets = {
  agreement: {
    title: 'Verbs that agree',
    questions: [
      {
        stem: md`A list of the winners __appear__ on page 2.

          Which choice is best in place of the underlined text?`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: '“Winners” stands next to the verb, but it is the list that appears.' },
          { wrong: 'are appearing', why: 'The subject “list” is singular.' },
          { right: 'appears' },
          { wrong: 'have appeared', why: 'The subject “list” is singular.' },
        ],
        explain:
          'Strike out the phrase with “of”: “A list appears on page 2.” The subject is never inside such a phrase.',
      },
      {
        stem: md`The news from the northern villages __were__ grim.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: '“News” ends in s and “villages” is plural, but “news” is a singular noun.' },
          { right: 'was' },
          { wrong: 'have been', why: '“News” is a singular noun.' },
          { wrong: 'are', why: '“News” is a singular noun.' },
        ],
        explain: '“News” looks like a plural but takes a singular verb, as “physics” and “mathematics” do.',
      },
      {
        stem: md`Dr. Shah, along with 2 of her students, __are__ speaking at the conference.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          {
            wrong: 'NO CHANGE',
            why: 'Three people speak, but “along with” does not join subjects the way “and” does.',
          },
          { wrong: 'were', why: 'The subject is Dr. Shah alone.' },
          { wrong: 'have been', why: 'The subject is Dr. Shah alone.' },
          { right: 'is' },
        ],
        explain:
          'Phrases with “along with,” “as well as” and “together with” are added information. Left out, they leave “Dr. Shah is speaking.”',
      },
      {
        stem: md`The council meets on Mondays and __publish__ its minutes the next day.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'The subject is still “the council,” which is singular, as “meets” shows.' },
          { right: 'publishes' },
          { wrong: 'publishing', why: '“Publishing” is not a full verb and cannot be joined to “meets.”' },
          { wrong: 'have published', why: 'The subject is singular, and the other verb, “meets,” is in the present.' },
        ],
        explain: '“And” joins 2 verbs of 1 subject: the council meets and publishes. Both have the same form.',
      },
      {
        stem: md`There __is__ several reasons for the delay.

          Which choice is best in place of the underlined text?`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: '“There” is not the subject. The subject follows: “several reasons.”' },
          { wrong: 'was', why: 'The subject “several reasons” is plural.' },
          { right: 'are' },
          { wrong: 'has been', why: 'The subject “several reasons” is plural.' },
        ],
        explain: 'After “there is” and “there are” the subject follows the verb. Several reasons are.',
      },
      {
        stem: md`Since 2015 the city __plants__ 3,000 trees along its main roads.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          {
            wrong: 'NO CHANGE',
            why: 'The present tense tells what happens in general, not what has been done up to now.',
          },
          { wrong: 'will plant', why: 'The future does not fit with “since 2015,” which looks back.' },
          { wrong: 'is planting', why: 'This tells what goes on now, not what has been done since 2015.' },
          { right: 'has planted' },
        ],
        explain:
          '“Since” names a start in the past and reaches to now. That is what the present perfect is for: has planted.',
      },
      {
        stem: md`*Rusalka* is one of the few operas in Czech that __is__ performed all over the world.

          Which choice is best in place of the underlined text?`,
        rank: 4,
        choices: [
          { wrong: 'NO CHANGE', why: 'The sentence is about one opera, but “that” stands for “the few operas.”' },
          { right: 'are' },
          { wrong: 'was', why: '“That” stands for “the few operas,” which is plural.' },
          { wrong: 'has been', why: '“That” stands for “the few operas,” which is plural.' },
        ],
        explain:
          'Ask what “that” stands for. A few operas in Czech are performed all over the world, and this is one of them. So the verb after “that” is plural.',
      },
    ],
  },
} satisfies DemoSets;

export const subjectsAndVerbs: DemoSubsubtopic = {
  title: 'Subjects and verbs',
  skills: [
    'act.english.conventions-of-standard-english.usage',
    'sat.reading-and-writing.standard-english-conventions.form-structure-and-sense',
  ],
  sets: agreementSets,
  sequence: sequence(agreementSets, {
    wordsBetween: {
      stem: md`The box of old photographs __were__ found in the attic.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        { wrong: 'NO CHANGE', why: 'The plural “photographs” stands next to the verb, but the subject is “box.”' },
        { wrong: 'have been', why: 'The subject “box” is singular.' },
        { wrong: 'are being', why: 'The subject “box” is singular.' },
        { right: 'was' },
      ],
      explain:
        'A verb agrees with its subject, not with the noun nearest to it. Strike out “of old photographs”: “The box was found in the attic.”',
      onRight: { to: 'eachOf' },
      onWrong: { to: 'findSubject' },
    },
    findSubject: {
      stem: md`What is the subject of this sentence?

        > The sound of the waves keeps me awake.`,
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'waves',
          why: '“Of the waves” only tells which sound. What stands in such a phrase is never the subject.',
        },
        { right: 'sound' },
        { wrong: 'me', why: 'This is the one who is kept awake.' },
        { wrong: 'awake', why: 'This tells how I am kept.' },
      ],
      explain:
        'Ask who or what does it: what keeps me awake? The sound does. Phrases that start with “of,” “in,” “with” and the like can be struck out.',
      onRight: { to: 'eachOf' },
      onWrong: { set: 'agreement', then: 'eachOf' },
    },
    eachOf: {
      stem: md`Each of the players __have__ a locker near the field.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: 'There are many players, but the subject is “each”: every single one.' },
        { wrong: 'are having', why: 'The subject “each” is singular.' },
        { right: 'has' },
        { wrong: 'were having', why: 'The subject “each” is singular.' },
      ],
      explain:
        'Strike out “of the players”: “Each has a locker.” The words each, every, either, neither and one take singular verbs.',
      onRight: { to: 'turnedRound' },
      onWrong: { set: 'agreement', then: 'turnedRound' },
    },
    turnedRound: {
      stem: md`Behind the barn __stands__ 2 oak trees.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: '“Barn” comes before the verb, but it is the trees that stand.' },
        { right: 'stand' },
        { wrong: 'is standing', why: 'The subject “2 oak trees” is plural.' },
        { wrong: 'has stood', why: 'The subject “2 oak trees” is plural.' },
      ],
      explain:
        'Turn the sentence round: “Two oak trees stand behind the barn.” When a sentence opens with a place, the subject often follows the verb.',
      onRight: { to: 'neitherNor' },
      onWrong: { to: 'hereCome' },
    },
    hereCome: {
      stem: md`What is the subject of this sentence?

        > Here, after an hour’s delay, come the buses.`,
      rank: 0,
      choices: [
        { wrong: 'hour', why: '“After an hour’s delay” tells when. The subject is not inside such a phrase.' },
        { wrong: 'here', why: '“Here” tells where.' },
        { wrong: 'delay', why: '“After an hour’s delay” tells when. The subject is not inside such a phrase.' },
        { right: 'buses' },
      ],
      explain: 'Ask who or what comes: the buses come. The subject stands after the verb here, and it is plural.',
      onRight: { to: 'neitherNor' },
      onWrong: { set: 'agreement', then: 'neitherNor' },
    },
    neitherNor: {
      stem: md`Neither the coach nor the players __was__ late.

        Which choice is best in place of the underlined text?`,
      rank: 2,
      choices: [
        { wrong: 'NO CHANGE', why: '“Neither” alone is singular, but with “nor” the nearer subject decides.' },
        { right: 'were' },
        { wrong: 'is', why: 'The nearer subject, “players,” is plural.' },
        { wrong: 'has been', why: 'The nearer subject, “players,” is plural.' },
      ],
      explain:
        'With “neither … nor” and “either … or” the verb agrees with the nearer subject. “The players were late” decides.',
      onRight: { to: 'earlierPast' },
      onWrong: { set: 'agreement', then: 'earlierPast' },
    },
    earlierPast: {
      stem: md`By the time the doctor arrived, the fever __breaks__.

        Which choice is best in place of the underlined text?`,
      rank: 2,
      choices: [
        { wrong: 'NO CHANGE', why: 'The present does not fit with “arrived,” which is past.' },
        { wrong: 'will break', why: 'The future does not fit with “arrived,” which is past.' },
        {
          wrong: 'has broken',
          why: 'The present perfect reaches to now. This had happened before a moment in the past.',
        },
        { right: 'had broken' },
      ],
      explain:
        'Two things are past, and one came before the other. The earlier one stands in the past perfect: the fever had broken, then the doctor arrived.',
      onRight: { set: 'agreement' },
      onWrong: { set: 'agreement' },
    },
  }),
};
