import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const notes = md`:::passage Text 1
  Students who take notes by hand, psychologist Clara Weiss has found, remember more of a lecture than students who type. She
  believes that the slowness of the pen is its strength. Those who cannot write down every word are forced to choose,
  and to choose they have to think.
  :::

  :::passage Text 2
  Jun Okada repeated the comparison with a change. Half of those who typed were free to type as much as they liked,
  and the other half were allowed only one line a minute. The free typists remembered less than those who wrote by hand. Those
  with one line a minute remembered just as much. It is not the pen, Okada concludes, that helps.
  :::`;

const mural = md`:::passage Text 1
  The wall on the market square has been repainted so often that hardly a brushstroke of the first mural can be seen. Now
  that restorers can lift off the later layers, they should do so. A work is what its painter made of it. Whatever
  others have added, however kindly meant, stands between us and her.
  :::

  :::passage Text 2
  A mural on a square is not finished on the day when the painter comes down from the ladder. Each generation that
  freshened its sky or mended a torn coat in it has left a trace of what it saw there. To strip the wall to its first
  layer would be to save one moment and throw the rest away.
  :::`;

const pigeons = md`:::passage Text 1
  A homing pigeon that is released a hundred kilometers from its loft, in a place it has never seen, is usually home by
  evening. Anders Hallam thinks that it smells the way. Winds from different directions, he argues, bring different odors
  to the loft, and the young bird learns which odor belongs to which wind. When Hallam numbed the noses of thirty
  pigeons and released them in an unfamiliar place, they flew off in random directions, while untreated birds set out
  toward home.
  :::

  :::passage Text 2
  No one doubts that pigeons can smell. But what did the treatment take from them? Lucia Ferrante repeated Hallam’s
  experiment with the same result, and with a third group, whose noses were rinsed with salt water. This is unpleasant
  but leaves the sense of smell intact. These birds, too, flew off in random directions on the first day. After a day of
  rest they flew home as well as untreated birds. So did many, though not all, of those with numbed noses, which stayed
  numb for a week. Ferrante does not conclude that smell is useless. She concludes that some of what looked like a loss
  of smell was discomfort.
  :::`;

const pairSets = {
  homingPigeons: {
    title: 'Two texts on homing pigeons',
    questions: [
      {
        stem: about(pigeons, 'According to Text 1, how does Hallam think that a pigeon finds its way home?'),
        rank: 0,
        choices: [
          {
            wrong: 'It remembers the odors of the places that it has flown over.',
            why: 'It has never seen the place, and the odors come to the loft with the wind.',
          },
          {
            wrong: 'It follows older birds that have learned the way before.',
            why: 'Other birds are not mentioned as guides.',
          },
          {
            wrong: 'It flies against the wind until it smells its own loft.',
            why: 'It learns which odor belongs to which wind; it does not follow the smell of the loft.',
          },
          { right: 'It has learned which odors come from which direction.' },
        ],
        explain:
          'Put the third and fourth sentences into your own words: winds bring odors, and the bird learns which wind brings which. Far away, the odor of a place then tells it in what direction it is.',
      },
      {
        stem: about(pigeons, 'Why did Ferrante add a group whose noses were rinsed with salt water?'),
        rank: 1,
        choices: [
          {
            wrong: 'To find a gentler way of taking away the sense of smell',
            why: 'Rinsing leaves the sense of smell intact.',
          },
          { right: 'To see what an unpleasant treatment does when smell is left' },
          {
            wrong: 'To test whether pigeons can smell salt from a great distance',
            why: 'The salt water was used on their noses and not as a smell to find.',
          },
          {
            wrong: 'To make the number of birds larger than it was in Text 1',
            why: 'A larger number could be had without a new treatment.',
          },
        ],
        explain:
          'Numbing does two things at once: it takes smell away and it is unpleasant. The third group has only the second of them. If these birds get lost too, smell cannot be the reason.',
      },
      {
        stem: about(pigeons, 'Which statement is supported by both texts?'),
        rank: 2,
        choices: [
          {
            wrong: 'Pigeons with numbed noses recover their way after a day of rest.',
            why: 'This is in Text 2 only, and it is said of many of them and not of all.',
          },
          {
            wrong: 'Discomfort keeps pigeons from setting out in the right direction.',
            why: 'This is Ferrante’s conclusion. Text 1 does not speak of discomfort.',
          },
          { right: 'Pigeons with newly numbed noses fly off in random directions.' },
          {
            wrong: 'Pigeons find their way by smell when they have no landmarks.',
            why: 'Landmarks are not mentioned, and Text 2 leaves open how much smell helps.',
          },
        ],
        explain:
          'Text 1 reports the observation, and Text 2 says that Ferrante repeated the experiment “with the same result.” Texts that disagree on a reason may well agree on what was seen.',
      },
      {
        stem: about(pigeons, 'Based on the texts, how would Ferrante most likely respond to Hallam’s conclusion?'),
        rank: 2,
        choices: [
          { right: 'She would say that discomfort alone can produce part of what he observed.' },
          {
            wrong: 'She would say that his pigeons had already known the place of their release.',
            why: 'The place was unfamiliar, and she does not question that.',
          },
          {
            wrong: 'She would say that pigeons are unable to tell one odor from another.',
            why: 'She begins with “No one doubts that pigeons can smell.”',
          },
          {
            wrong: 'She would say that his results could not be obtained a second time.',
            why: 'She repeated his experiment “with the same result.”',
          },
        ],
        explain:
          'Her last sentence gives the response: “some of what looked like a loss of smell was discomfort.” Keep the word “some.” A choice that denies everything goes too far.',
      },
      {
        stem: about(pigeons, 'Which detail of Text 2 best leaves room for Hallam’s idea?'),
        rank: 2,
        choices: [
          {
            wrong: 'Rinsed birds flew off in random directions on their very first day.',
            why: 'They could smell and still went astray, which speaks against his reasoning.',
          },
          { right: 'Not all the birds with numbed noses flew home well after a day.' },
          {
            wrong: 'The rinsing with salt water was unpleasant for the birds.',
            why: 'This supports the idea that discomfort is to blame.',
          },
          {
            wrong: 'Many birds with numbed noses flew home as well as others.',
            why: 'These found the way without smell, which speaks against his idea.',
          },
        ],
        explain:
          'After a day the discomfort of the rinsed birds was over, and all of them did well. If some numb birds still had trouble, it may be because they could not smell. That is why Ferrante does not call smell useless.',
      },
      {
        stem: about(pigeons, 'Which choice best describes the relation of Text 2 to Text 1?'),
        rank: 2,
        choices: [
          {
            wrong: 'Text 2 gives further examples of the idea that is put forward in Text 1.',
            why: 'Text 2 casts doubt on part of the idea.',
          },
          {
            wrong: 'Text 2 shows that the observations reported in Text 1 were inaccurate.',
            why: 'The observations were the same when they were repeated.',
          },
          {
            wrong: 'Text 2 applies the idea of Text 1 to an animal of another kind.',
            why: 'Both texts are about homing pigeons.',
          },
          { right: 'Text 2 accepts the observations of Text 1 but explains some of them otherwise.' },
        ],
        explain:
          'Ask twice: do they agree on what was seen, and do they agree on why? Here the answers are yes and not entirely. Only one choice keeps the two apart.',
      },
      {
        stem: about(pigeons, 'Which experiment would best show whether Ferrante’s explanation is needed?'),
        rank: 3,
        choices: [
          {
            wrong: 'Numbing the noses of more pigeons in the same way as before',
            why: 'Smell and discomfort would still come together, whatever the number.',
          },
          { right: 'Numbing noses in a way that the pigeons do not find unpleasant' },
          {
            wrong: 'Releasing untreated pigeons at a greater distance from the loft',
            why: 'This changes neither smell nor discomfort.',
          },
          {
            wrong: 'Rinsing noses with salt water and waiting a week before the release',
            why: 'After a day the rinsed birds already flew well, so a week tells nothing new.',
          },
        ],
        explain:
          'Her group had discomfort without loss of smell. The missing one has loss of smell without discomfort. If those birds go astray, discomfort is not needed to explain it.',
      },
    ],
  },
} satisfies DemoSets;

export const twoTexts: DemoSubsubtopic = {
  title: 'Two texts on one question',
  skills: [
    'sat.reading-and-writing.craft-and-structure.cross-text-connections',
    'act.reading.integration-of-knowledge-and-ideas.multiple-texts',
  ],
  sets: pairSets,
  sequence: sequence(pairSets, {
    agree: {
      stem: about(notes, 'Which statement do both texts support?'),
      rank: 2,
      choices: [
        {
          wrong: 'Notes written with a pen are remembered best, whatever one writes.',
          why: 'In Text 2, typists with one line a minute remembered just as much.',
        },
        {
          wrong: 'Students remember most when they write down as much as possible.',
          why: 'Both texts show the opposite: those who could write everything remembered less.',
        },
        { right: 'Students remember more when they cannot write down everything.' },
        {
          wrong: 'Students who type should be allowed as much time as they like.',
          why: 'Text 2 limits lines, and neither text speaks of more time.',
        },
      ],
      explain:
        'Text 1 says that a slow pen forces one to choose. In Text 2, one line a minute forces one to choose as well, and the effect is the same. What both support is that being limited helps.',
      onRight: { to: 'weissOnOkada' },
      onWrong: { to: 'oneSentence' },
    },
    oneSentence: {
      stem: about(notes, 'Which choice sums up the finding of Text 2?'),
      rank: 0,
      explainFirst: true,
      choices: [
        { right: 'Typists who had to be brief remembered as much as those who wrote by hand.' },
        {
          wrong: 'Typists remembered more than those who wrote by hand, whatever the limit.',
          why: 'The free typists remembered less.',
        },
        {
          wrong: 'Typists remembered less than those who wrote by hand, whatever the limit.',
          why: 'Those with one line a minute remembered just as much.',
        },
        {
          wrong: 'Typists who were free to type as much as they liked remembered the most.',
          why: 'Of the three groups, these remembered the least.',
        },
      ],
      explain:
        'With two texts, first put each into one sentence of your own. Text 1: writing by hand helps because it makes you choose. Text 2: typing helps as much if it makes you choose. Then it is easy to see where they meet.',
      onRight: { to: 'weissOnOkada' },
      onWrong: { set: 'homingPigeons', then: 'weissOnOkada' },
    },
    weissOnOkada: {
      stem: about(notes, 'Based on Text 1, how would Weiss most likely view the result in Text 2?'),
      rank: 3,
      choices: [
        {
          wrong: 'As evidence against her explanation, since none of the typists used a pen',
          why: 'Her explanation is not the pen as such but the choosing that a slow pen demands.',
        },
        {
          wrong: 'As irrelevant to her explanation, since she did not study any students who type',
          why: 'She compared students who write by hand with students who type.',
        },
        {
          wrong: 'As a sign that typing leads to better memory than writing by hand does',
          why: 'Those with one line a minute did just as well, not better.',
        },
        { right: 'As support for her explanation, since typists with a limit had to choose' },
      ],
      explain:
        'Keep apart what she found (the pen does better) and why she thinks so (one has to choose). Okada’s result limits the first and bears out the second. “It is not the pen” is no contradiction to “choosing means thinking.”',
      onRight: { to: 'muralDispute' },
      onWrong: { to: 'weissReason' },
    },
    weissReason: {
      stem: about(notes, 'According to Text 1, why does writing by hand help students remember?'),
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'It makes notes easier to read after the lecture.',
          why: 'Reading the notes afterward is not mentioned.',
        },
        { right: 'It is too slow for every word, so that one must choose.' },
        {
          wrong: 'It keeps students from looking at a screen.',
          why: 'Screens and what they may distract from are not mentioned.',
        },
        { wrong: 'It leaves more time to listen to the lecture.', why: 'It takes longer than typing, not less time.' },
      ],
      explain:
        'A claim and the reason for it are two things. The reason stands after “She believes”: slowness, therefore choosing, therefore thinking. When another text changes the facts, ask whether the reason still holds.',
      onRight: { to: 'muralDispute' },
      onWrong: { set: 'homingPigeons', then: 'muralDispute' },
    },
    muralDispute: {
      stem: about(mural, 'The authors of the two texts mainly disagree about whether'),
      rank: 2,
      choices: [
        { right: 'what others have painted belongs to the work.' },
        {
          wrong: 'restorers are able to lift off the later layers.',
          why: 'Text 1 says that they are, and Text 2 does not doubt it.',
        },
        {
          wrong: 'the first painter was more skilled than those after her.',
          why: 'Neither text judges how well anyone painted.',
        },
        {
          wrong: 'the later painters had good intentions.',
          why: 'Text 1 calls them “kindly meant,” and Text 2 would agree.',
        },
      ],
      explain:
        'Text 1: “A work is what its painter made of it.” Text 2: it “is not finished” when the painter stops. The question on which they give opposite answers is what the work consists of.',
      onRight: { to: 'oneMoment' },
      onWrong: { set: 'homingPigeons', then: 'oneMoment' },
    },
    oneMoment: {
      stem: about(
        mural,
        'How would the author of Text 1 most likely respond to the statement that stripping the wall would “save one moment and throw the rest away” (Text 2)?',
      ),
      rank: 3,
      choices: [
        {
          wrong: 'By denying that anything would be lost when the layers are lifted off',
          why: 'The author knows that the additions would go. The point is that they are not the work.',
        },
        {
          wrong: 'By conceding that the traces of each generation should be kept on the wall',
          why: 'These traces are what “stands between us and her,” so they should go.',
        },
        { right: 'By replying that the moment saved is the one in which the work was made' },
        {
          wrong: 'By proposing that the later layers be repaired as well as the first one',
          why: 'The author wants the later layers lifted off.',
        },
      ],
      explain:
        'Answer from the principle of Text 1: the work is what its painter made. So not all moments count alike, and the first is the one that matters. A response must follow from what the author says, not from what you think.',
      onRight: { set: 'homingPigeons' },
      onWrong: { set: 'homingPigeons' },
    },
  }),
};
