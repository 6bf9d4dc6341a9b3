import { type DemoFormQuestion, md } from '../../../format.ts';

/** Craft and Structure. */
export const numbers1To8: readonly DemoFormQuestion[] = [
  {
    stem: md`:::passage
      When the town library set up a box for suggestions, the librarians expected a few notes a month. They were ______
      to find more than forty in the box on the first evening, and they had to move the rest of the week’s notes to a
      carton under the desk.
      :::

      Which choice completes the text with the most logical and precise word or phrase?`,
    rank: 0,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      {
        wrong: 'required',
        why: 'No one made the librarians find the notes. The text sets a result against what was expected.',
      },
      { wrong: 'unable', why: 'They did find the notes and had to put some of them in a carton.' },
      { right: 'surprised' },
      {
        wrong: 'careful',
        why: 'One can be careful to do something on purpose, but the librarians did not plan to find so many.',
      },
    ],
    explain:
      'Compare the two numbers: “a few notes a month” were expected, and “more than forty” came on the first evening. When a result is so different from what one expects, one is surprised.',
    argument:
      'Forty notes in an evening against a few a month expected: the contrast makes “surprised” the only fitting word.',
  },
  {
    stem: md`:::passage
      Pumice, a rock made by volcanoes, is full of tiny holes, and many pieces of it can float on water. Because pumice
      is so ______, the builders of ancient Rome mixed it into the concrete for the top of the Pantheon’s great dome,
      where a heavier material would have strained the walls.
      :::

      Which choice completes the text with the most logical and precise word or phrase?`,
    rank: 0,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { right: 'light' },
      {
        wrong: 'rare',
        why: 'The text does not say how often pumice is found, and rarity would be no reason to build with it.',
      },
      { wrong: 'smooth', why: 'A rock full of tiny holes is not smooth.' },
      { wrong: 'ancient', why: 'Rome is ancient in the text. The age of the rock is not given as a reason.' },
    ],
    explain:
      'Two clues stand around the blank: pumice can float on water, and “a heavier material” would have been a problem. Both point to weight, so the missing word is “light.”',
    argument:
      'Floating on water and the contrast with “a heavier material” both speak of weight; only “light” does as well.',
  },
  {
    stem: md`:::passage From “The Lamp Mender,” a story written for this course
      The mender turned the cracked lamp in his hands for a long time, and when he looked up, his face was grave. “It
      can be done,” he said, “but not by tomorrow.” Farrukh, who had been smiling at the row of brass birds in the
      window, stopped smiling. Tomorrow his mother would come home from Samarkand.
      :::

      As used in the text, what does the word “grave” most nearly mean?`,
    rank: 0,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { wrong: 'Deep', why: 'A grave in the ground is deep, but here the word describes a face.' },
      { wrong: 'Amused', why: 'The mender has bad news, and Farrukh stops smiling when he hears it.' },
      {
        wrong: 'Unfamiliar',
        why: 'Whether Farrukh knows the face is not the point; its expression goes with the news.',
      },
      { right: 'Serious' },
    ],
    explain:
      'The mender’s face announces what he is about to say, and it is bad news: not by tomorrow. The smile that disappears from Farrukh’s face confirms it. A face that goes with bad news is serious.',
    argument:
      'The word describes the face of a man about to give bad news, at which a smile fades; this is a serious face.',
  },
  {
    stem: md`:::passage
      An octopus has no bones at all, and its arms can squeeze through gaps that seem far too narrow for them. Yet these
      arms are anything but ______: rows of muscular suckers allow the animal to pull apart the two halves of a clam that
      a person could open only with a knife.
      :::

      Which choice completes the text with the most logical and precise word or phrase?`,
    rank: 1,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { wrong: 'flexible', why: 'The arms squeeze through narrow gaps. “Anything but flexible” would deny this.' },
      { right: 'feeble' },
      {
        wrong: 'powerful',
        why: '“Anything but” means “not at all,” and pulling a clam apart shows that the arms are powerful.',
      },
      { wrong: 'numerous', why: 'The number of arms plays no part in the example of the clam.' },
    ],
    explain:
      '“Anything but” means “not at all,” so the blank needs the opposite of what the colon introduces. What follows the colon is an example of great strength. The opposite of strong is feeble.',
    argument:
      '“Anything but” negates the word, and the clam shows great strength, so the word negated must be “feeble.”',
  },
  {
    stem: md`:::passage
      People who ask others about what they have seen must choose their words with care. Someone who is asked, “How fast
      was the car going when it raced past?” has already been told that the car was fast. In this way a question can
      ______ the answer to it, even if neither person notices.
      :::

      Which choice completes the text with the most logical and precise word or phrase?`,
    rank: 1,
    skills: ['sat.reading-and-writing.craft-and-structure.words-in-context'],
    choices: [
      { right: 'influence' },
      { wrong: 'interrupt', why: 'The question comes before the answer and does not break into it.' },
      {
        wrong: 'resemble',
        why: 'The example shows an effect of the question, not that question and answer are alike.',
      },
      { wrong: 'disprove', why: 'The question suggests an answer. It does not show that one is wrong.' },
    ],
    explain:
      'The example tells what happens: the word “raced” suggests that the car was fast before the other person answers. To change something in such a hidden way, “even if neither person notices,” is to influence it.',
    argument:
      'The wording of the example plants a suggestion in advance, so the question affects, or influences, the answer.',
  },
  {
    stem: md`:::passage
      Around 1900 the Harvard Observatory was collecting photographs of starlight faster than anyone could sort them,
      and the systems for sorting stars had become confusing. Annie Jump Cannon simplified them. She arranged the stars
      in seven main classes, known by the letters O, B, A, F, G, K, and M, which run from the hottest stars to the
      coolest. In the course of her career she classified several hundred thousand stars. Astronomers still use her
      letters today.
      :::

      Which choice best states the main purpose of the text?`,
    rank: 1,
    fieldTest: true,
    skills: ['sat.reading-and-writing.craft-and-structure.text-structure-and-purpose'],
    choices: [
      {
        wrong: 'To explain why the hottest stars differ in color from the coolest',
        why: 'The order from hot to cool is mentioned, but colors are not, and nothing is explained about them.',
      },
      {
        wrong: 'To compare two systems that astronomers use for sorting stars today',
        why: 'Only one system is described, and it is the one still in use.',
      },
      {
        wrong: 'To argue that the Harvard Observatory collected too many photographs',
        why: 'The many photographs are the background of the story. The text does not criticize them.',
      },
      { right: 'To present an astronomer’s contribution that is of lasting importance' },
    ],
    explain:
      'Ask what most of the sentences are about: what Annie Jump Cannon did about a problem. The last sentence adds that her letters are still used. Contribution and lasting use together are the purpose.',
    argument:
      'The middle of the text tells what Cannon did, and the end that it is still in use: a contribution that has lasted.',
  },
  {
    stem: md`:::passage From “The Bicycle Hour,” a story written for this course
      Every afternoon at four, Mr. Thanh wheeled his bicycle out of the hallway, oiled the chain, and wheeled it back. He
      had not ridden it since his knee had failed him. The neighbors thought it a sad habit and took care not to mention
      it. Then one day the girl from the third floor asked him where he was riding to. “Nowhere,” said Mr. Thanh,
      surprised. “I am keeping it ready for you. Are you tall enough yet?”
      :::

      Which choice best describes the overall structure of the text?`,
    rank: 2,
    skills: ['sat.reading-and-writing.craft-and-structure.text-structure-and-purpose'],
    choices: [
      {
        wrong: 'It presents a disagreement among several neighbors and then shows how a child settles it.',
        why: 'The neighbors all think the same about the habit. They do not disagree.',
      },
      {
        wrong: 'It tells of an old man’s plan and then gives the reasons why it fails.',
        why: 'The plan comes last, and nothing suggests that it will fail.',
      },
      { right: 'It describes a habit and what others think of it and then reveals the reason for it.' },
      {
        wrong: 'It describes a place and then introduces several people who live there.',
        why: 'The house is only mentioned. The text is about what Mr. Thanh does and why.',
      },
    ],
    explain:
      'Divide the text where it turns, at “Then one day.” Before it stand the habit and the opinion of the neighbors; after it comes Mr. Thanh’s own reason, which shows that the habit is not sad at all.',
    argument:
      'Before “Then one day” come the habit and the neighbors’ view, after it the reason; only this choice has that order.',
  },
  {
    stem: md`:::passage
      ### Text 1
      A city that wants shade should plant trees that grow fast, such as poplars. In ten years a poplar can rise above the
      roofs, while an oak of the same age is still a small tree. Streets without shade are hard to bear in summer, and
      the people who live there should not have to wait.

      ### Text 2
      The shade of trees makes hot streets bearable, but trees that grow fast often have weak wood and short lives. Their
      branches break in storms, and after some decades they must be replaced. A slow oak shades a street for a hundred
      years or more. What counts is not how soon the shade comes but how long it lasts.
      :::

      Based on the texts, both authors would most likely agree with which statement?`,
    rank: 2,
    skills: ['sat.reading-and-writing.craft-and-structure.cross-text-connections'],
    choices: [
      {
        wrong: 'Poplars are a better choice than oaks for most streets.',
        why: 'Only the author of Text 1 would say so. Text 2 prefers the oak.',
      },
      { right: 'Shade is a good reason for planting trees along streets.' },
      {
        wrong: 'Trees along streets should last for a hundred years.',
        why: 'This is the wish of Text 2. Text 1 wants shade soon and does not speak of how long trees last.',
      },
      {
        wrong: 'Trees that grow fast are likely to lose branches in storms.',
        why: 'Text 2 says so, but Text 1 does not mention storms.',
      },
    ],
    explain:
      'The authors disagree about which trees to plant, so look for what both take for granted. Text 1 calls streets without shade hard to bear, and Text 2 says that shade makes hot streets bearable. Check each choice against both texts; it must hold in each.',
    argument:
      'Both texts say that shade makes hot streets bearable; each of the other statements is found in one text only.',
  },
];
