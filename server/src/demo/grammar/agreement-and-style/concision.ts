import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const concisionSets = {
  concision: {
    title: 'Short, exact, in tone',
    questions: [
      {
        stem: md`The 2 companies merged __together into one__ in 2015.

          Which choice is best in place of the underlined text?`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: 'To merge already means to become one.' },
          { wrong: 'as one together', why: 'To merge already means to become one, and together.' },
          { wrong: 'jointly', why: 'Companies cannot merge in any other way.' },
          { right: 'DELETE the underlined text.' },
        ],
        explain: '“Merged” says it all. When several choices mean the same and all are correct, the shortest is best.',
      },
      {
        stem: md`__Due to the fact that__ the road was icy, school began late.

          Which choice is best in place of the underlined text?`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: 'It is correct, but 5 words do the work of one.' },
          { right: 'Because' },
          { wrong: 'In light of the fact that', why: 'It is correct, but 6 words do the work of one.' },
          { wrong: 'The reason being that', why: 'It is longer, and it leaves the first part without a full verb.' },
        ],
        explain: 'All the phrases name a reason. “Because” does it in one word.',
      },
      {
        stem: md`Her speech had a strong __affect__ on the jury.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: '“Affect” is a verb: the speech affected the jury.' },
          { wrong: 'affection', why: '“Affection” is fondness.' },
          { right: 'effect' },
          { wrong: 'infection', why: '“Infection” is a disease, or its spread.' },
        ],
        explain: 'After “a strong” a noun is needed. The noun is “effect”: what a cause brings about.',
      },
      {
        stem: md`The report calls the drop in cases __kind of a big deal__.

          Which choice fits the style of a report best?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: 'It is how one speaks among friends, not how one writes a report.' },
          { right: 'significant' },
          { wrong: 'super important', why: '“Super” is everyday speech.' },
          {
            wrong: 'of a magnitude the significance of which is great',
            why: 'It is formal but says in 9 words what one can say.',
          },
        ],
        explain:
          'The style should fit the text: neither everyday speech nor more words than needed. “Significant” is exact, formal and short.',
      },
      {
        stem: md`Which choice combines the sentences best?

          > The town has a theater. The theater was built in 1911.`,
        rank: 1,
        choices: [
          {
            wrong: 'The town has a theater, and the theater that it has was built in 1911.',
            why: 'It names the theater twice, just as before.',
          },
          { wrong: 'Having been built in 1911, the town has a theater.', why: 'Now the town was built in 1911.' },
          { wrong: 'There is a theater in the town, it was built in 1911.', why: 'A comma alone joins 2 sentences.' },
          { right: 'The town has a theater built in 1911.' },
        ],
        explain: 'The second sentence only adds a date to the theater. A short phrase next to the noun is enough.',
      },
      {
        stem: md`Many birds fly south in fall. Some cover thousands of miles. __My aunt has a parrot that is very old.__ They find their way by the sun, the stars, and the magnetic field of the Earth.

          Should the underlined sentence be kept?`,
        rank: 2,
        choices: [
          {
            wrong: 'Yes, because it adds a personal example of a bird that travels.',
            why: 'Nothing says that the parrot travels.',
          },
          {
            wrong: 'Yes, because it leads over to how birds find their way.',
            why: 'The sentence after it goes on about the birds that fly south, not about the parrot.',
          },
          { right: 'No, because it has nothing to do with how birds travel.' },
          { wrong: 'No, because it repeats what was said before.', why: 'It is new, but it does not belong here.' },
        ],
        explain:
          'Ask what the paragraph is about: birds that travel far. A sentence that does not help with that is deleted. Here “they” in the last sentence would even seem to mean the wrong birds.',
      },
    ],
  },
} satisfies DemoSets;

export const concision: DemoSubsubtopic = {
  title: 'Concision and precision',
  skills: [
    'act.english.knowledge-of-language.precision-and-concision',
    'act.english.knowledge-of-language.style-and-tone',
  ],
  sets: concisionSets,
  sequence: sequence(concisionSets, {
    saidTwice: {
      stem: md`The festival is an annual event that takes place __every year__ in June.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        { wrong: 'NO CHANGE', why: '“Annual” already means “every year.”' },
        { right: 'DELETE the underlined text.' },
        { wrong: 'yearly', why: '“Annual” already means “yearly.”' },
        { wrong: 'once per year, each year,', why: 'This says a third time what “annual” says.' },
      ],
      explain:
        'Look for words that repeat what another word has said. “Annual” means that it happens every year, so nothing is lost when the underlined words go.',
      onRight: { to: 'fewerWords' },
      onWrong: { to: 'whichRepeats' },
    },
    whichRepeats: {
      stem: 'Which phrase says something twice?',
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'a long and narrow valley', why: 'Long and narrow are different things.' },
        { wrong: 'a quick but careful reader', why: 'Quick and careful are different things.' },
        { wrong: 'a new plan for the old harbor', why: '“New” and “old” describe different things.' },
        { right: 'a brief summary that is short' },
      ],
      explain:
        'Put each word aside in turn and ask what is lost. Without “that is short” nothing is lost, because “brief” has said it.',
      onRight: { to: 'fewerWords' },
      onWrong: { set: 'concision', then: 'fewerWords' },
    },
    fewerWords: {
      stem: md`The engineers __made the decision to carry out a test of__ the new valve.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: 'It is correct, but the verbs are hidden in nouns: decision, test.' },
        { wrong: 'came to the decision of testing', why: '“Decided” does the work of “came to the decision of.”' },
        { right: 'decided to test' },
        { wrong: 'were deciding, and then tested,', why: 'It changes the meaning: now the test has taken place.' },
      ],
      explain:
        'Turn nouns back into the verbs they come from: “made the decision” is “decided,” “carry out a test of” is “test.”',
      onRight: { to: 'exactWord' },
      onWrong: { set: 'concision', then: 'exactWord' },
    },
    exactWord: {
      stem: md`The treaty was signed in 1848, but parts of it were __avoided__ within a year.

        The writer means that one side did not keep to the treaty. Which choice says this most exactly?`,
      rank: 2,
      choices: [
        {
          wrong: 'NO CHANGE',
          why: 'To avoid something is to keep away from it. It does not say that a promise was not kept.',
        },
        { right: 'broken' },
        { wrong: 'interrupted', why: 'What is interrupted goes on later.' },
        { wrong: 'missed', why: 'A train or a chance can be missed, but not a treaty.' },
      ],
      explain: 'Related words are not always exchangeable. A promise, a law or a treaty that is not kept is broken.',
      onRight: { to: 'rightStyle' },
      onWrong: { to: 'soundAlike' },
    },
    soundAlike: {
      stem: md`Which word completes the sentence?

        > The new law will [ … ] everyone who rents a home.`,
      rank: 1,
      explainFirst: true,
      choices: [
        { right: 'affect' },
        { wrong: 'effect', why: 'As a verb, “effect” means to bring about: to effect a change.' },
        { wrong: 'infect', why: 'To infect is to give someone a disease.' },
        { wrong: 'inflict', why: 'One inflicts harm on someone. The word cannot stand like this.' },
      ],
      explain:
        'To affect is to have an influence on. It is usually the verb; “effect” is usually the noun. The law affects people, and that is its effect.',
      onRight: { to: 'rightStyle' },
      onWrong: { set: 'concision', then: 'rightStyle' },
    },
    rightStyle: {
      stem: md`According to the study, patients who walked every day __got better way faster__ than those who rested.

        Which choice fits the style of the sentence best?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: '“Way faster” is everyday speech. The sentence reports a study.' },
        {
          wrong: 'were back on their feet in no time compared',
          why: 'It is a figure of speech, and less exact than the study.',
        },
        {
          wrong: 'experienced an amelioration of their condition at a rate exceeding',
          why: 'It is stiff, and “exceeding than” does not fit.',
        },
        { right: 'recovered more quickly' },
      ],
      explain:
        'A sentence that starts “According to the study” goes on in plain, formal English: exact words, neither slang nor show.',
      onRight: { set: 'concision' },
      onWrong: { set: 'concision' },
    },
  }),
};
