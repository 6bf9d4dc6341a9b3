import { type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const pronounSets = {
  pronouns: {
    title: 'Pronouns, modifiers, parallels',
    questions: [
      {
        stem: md`Between you and __I__, the second plan is better.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          {
            wrong: 'NO CHANGE',
            why: '“You and I” sounds correct because it is right as a subject. Here it follows “between.”',
          },
          { right: 'me' },
          { wrong: 'myself', why: '“Myself” needs an “I” earlier in the sentence.' },
          { wrong: 'mine', why: '“Mine” stands for something that I own.' },
        ],
        explain:
          'After “between,” as after “for,” “with” and “to,” stands the object form: between us, between you and me.',
      },
      {
        stem: md`The scientist __which__ discovered the vaccine gave the patent away.

          Which choice is best in place of the underlined text?`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: '“Which” stands for things. A scientist is a person.' },
          { wrong: 'whom', why: 'The word is the subject of “discovered,” so the subject form is needed.' },
          { wrong: 'whose', why: '“Whose” shows possession. A noun would have to follow.' },
          { right: 'who' },
        ],
        explain:
          'The clause says: she discovered the vaccine. Where “she” or “he” fits, “who” is right; where “her” or “him” fits, “whom.”',
      },
      {
        stem: md`Covered with snow, __drivers could not see the sign__.

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          { wrong: 'NO CHANGE', why: 'As it stands, the drivers are covered with snow.' },
          { wrong: 'driving past the sign was impossible to see', why: 'Now the driving is covered with snow.' },
          { right: 'the sign could not be seen by drivers' },
          {
            wrong: 'it was impossible for drivers to see the sign',
            why: '“It” stands for nothing that could be covered with snow.',
          },
        ],
        explain:
          'A phrase that opens a sentence describes the subject right after its comma. What was covered with snow? The sign.',
      },
      {
        stem: md`The climate of Chile’s coast is milder than __Alaska__.

          Which choice is best in place of the underlined text?`,
        rank: 3,
        choices: [
          { wrong: 'NO CHANGE', why: 'This compares a climate with a state.' },
          { right: 'that of Alaska' },
          { wrong: 'those of Alaska', why: '“Those” is plural. It would have to stand for “climates.”' },
          {
            wrong: 'in Alaska',
            why: 'This leaves out what is in Alaska. A climate can only be milder than a climate.',
          },
        ],
        explain:
          'Compare like with like: a climate with a climate. “That” stands for “the climate,” so nothing has to be repeated.',
      },
      {
        stem: md`Each of the hens returned to __their__ nest at dusk.

          Which choice is best in place of the underlined text?`,
        rank: 1,
        choices: [
          { wrong: 'NO CHANGE', why: '“Hens” is plural, but the pronoun stands for “each.”' },
          { wrong: 'it’s', why: '“It’s” is short for “it is.”' },
          { wrong: 'there', why: '“There” is a place.' },
          { right: 'its' },
        ],
        explain:
          'The subject is “each,” which is singular: each returned to its nest. “Of the hens” can be struck out.',
      },
      {
        stem: md`To __who__ should the form be sent?

          Which choice is best in place of the underlined text?`,
        rank: 2,
        choices: [
          { wrong: 'NO CHANGE', why: 'In everyday speech “who” is common, but after “to” the object form is needed.' },
          { wrong: 'which', why: 'A form is sent to a person here.' },
          { right: 'whom' },
          { wrong: 'whose', why: '“Whose” shows possession. A noun would have to follow.' },
        ],
        explain:
          'Answer the question: the form should be sent to her, or to him. Where “her” or “him” fits, “whom” is right.',
      },
    ],
  },
} satisfies DemoSets;

export const pronounsAndModifiers: DemoSubsubtopic = {
  title: 'Pronouns and modifiers',
  skills: [
    'act.english.conventions-of-standard-english.usage',
    'sat.reading-and-writing.standard-english-conventions.form-structure-and-sense',
  ],
  sets: pronounSets,
  sequence: sequence(pronounSets, {
    oneMuseum: {
      stem: md`The museum changed __their__ opening hours in May.

        Which choice is best in place of the underlined text?`,
      rank: 0,
      choices: [
        { wrong: 'NO CHANGE', why: 'Many people work in a museum, but the noun is singular.' },
        { right: 'its' },
        { wrong: 'it’s', why: '“It’s” is short for “it is.”' },
        { wrong: 'there', why: '“There” is a place.' },
      ],
      explain:
        'A pronoun agrees with the noun it stands for. “The museum” is one thing, so its hours are “its opening hours.”',
      onRight: { to: 'whichShe' },
      onWrong: { to: 'standsFor' },
    },
    standsFor: {
      stem: md`What does “they” stand for?

        > The plan of the engineers was approved, and they began at once.`,
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'the plan', why: 'A plan is singular, and it cannot begin work.' },
        { wrong: 'the plan and the engineers', why: 'Only the engineers can begin.' },
        { right: 'the engineers' },
        { wrong: 'nothing in the sentence', why: 'There is 1 plural noun it can stand for.' },
      ],
      explain:
        'Find a noun that agrees in number and makes sense in its place. “They” is plural, and “the engineers began at once” makes sense.',
      onRight: { to: 'whichShe' },
      onWrong: { set: 'pronouns', then: 'whichShe' },
    },
    whichShe: {
      stem: md`When Ana met Ms. Lee, __she__ had just won the prize for her second novel.

        Which choice makes clear that Ms. Lee is the novelist?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: '“She” could be either of the 2 women.' },
        { wrong: 'they', why: 'Only one of them won the prize.' },
        { wrong: 'the woman', why: 'Both are women, so this is not clearer than “she.”' },
        { right: 'Ms. Lee' },
      ],
      explain: 'When a pronoun could stand for more than 1 noun, use the noun. Clear comes before short.',
      onRight: { to: 'sisterAndMe' },
      onWrong: { set: 'pronouns', then: 'sisterAndMe' },
    },
    sisterAndMe: {
      stem: md`The letter was addressed to my sister and __I__.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: '“My sister and I” is right as a subject. Here it follows “to.”' },
        { right: 'me' },
        { wrong: 'myself', why: '“Myself” needs an “I” earlier in the sentence.' },
        { wrong: 'mine', why: '“Mine” stands for something that I own.' },
      ],
      explain:
        'Leave the other person out: “addressed to I” is wrong, “addressed to me” is right. With the sister it stays “me.”',
      onRight: { to: 'walkingThrough' },
      onWrong: { to: 'leaveOtherOut' },
    },
    leaveOtherOut: {
      stem: md`Which words complete the sentence?

        > Dad drove [ … ] to the station.`,
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'Mia and I', why: '“Dad drove I” is not right, and adding Mia does not change that.' },
        { right: 'Mia and me' },
        { wrong: 'she and I', why: '“Dad drove she” is not right either.' },
        { wrong: 'Mia and myself', why: '“Myself” would need “I” as the subject.' },
      ],
      explain: 'Leave out Mia: “Dad drove me.” What is right alone stays right in company.',
      onRight: { to: 'walkingThrough' },
      onWrong: { set: 'pronouns', then: 'walkingThrough' },
    },
    walkingThrough: {
      stem: md`Walking through the market, __the smell of bread reached us__.

        Which choice is best in place of the underlined text?`,
      rank: 2,
      choices: [
        { wrong: 'NO CHANGE', why: 'As it stands, the smell is walking through the market.' },
        { wrong: 'bread was smelled by us', why: 'As it stands, the bread is walking through the market.' },
        { wrong: 'there was a smell of bread', why: 'No one is named who could be walking.' },
        { right: 'we smelled bread' },
      ],
      explain:
        'Who was walking? We were. The phrase at the start describes the subject after the comma, so that subject has to be “we.”',
      onRight: { to: 'sameForm' },
      onWrong: { set: 'pronouns', then: 'sameForm' },
    },
    sameForm: {
      stem: md`The job includes sorting mail, answering calls, and __to greet__ visitors.

        Which choice is best in place of the underlined text?`,
      rank: 1,
      choices: [
        { wrong: 'NO CHANGE', why: 'The other items end in -ing.' },
        { wrong: 'greets', why: 'The other items end in -ing. “Greets” would need a subject of its own.' },
        { right: 'greeting' },
        { wrong: 'you greet', why: 'This starts a new sentence in the middle of a list.' },
      ],
      explain: 'Items in a list have the same form: sorting, answering, greeting.',
      onRight: { set: 'pronouns' },
      onWrong: { set: 'pronouns' },
    },
  }),
};
