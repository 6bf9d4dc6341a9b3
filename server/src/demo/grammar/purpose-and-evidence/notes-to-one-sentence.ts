import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const drums = md`A student has made these notes:

  - The cajón is a drum from Peru.
  - It is a wooden box, and the player sits on it.
  - The djembe is a drum from West Africa.
  - It has the shape of a goblet and a head of animal skin.
  - Both drums are played with bare hands.`;

const voyager = md`A student has made these notes:

  - Voyager 2 is a space probe that was launched in 1977.
  - It flew past Jupiter in 1979 and past Saturn in 1981.
  - It flew past Uranus in 1986 and past Neptune in 1989.
  - No other probe has visited Uranus or Neptune.
  - It sent pictures of each planet to Earth by radio.`;

const shade = md`A student has made these notes:

  - Lena Ostrow studied how street trees affect the heat of a town.
  - She chose two parallel streets, one with trees and one without.
  - She measured the air temperature at 3 p.m. on 20 summer days.
  - The average was 29.1 °C in the street with trees.
  - The average was 31.6 °C in the street without trees.`;

const stone = md`A student has made these notes:

  - The Rosetta Stone was found in Egypt in 1799.
  - It bears one decree in two languages and three scripts.
  - The scripts are hieroglyphic, Demotic, and Greek.
  - Scholars could read the Greek but not the hieroglyphs.
  - By comparing the texts, Jean-François Champollion deciphered hieroglyphs in the 1820s.`;

const fresco = md`A student has made these notes:

  - In true fresco, pigments mixed with water are brushed onto wet plaster.
  - As the plaster dries, the colors become part of the wall.
  - The painter must finish each section before it dries, usually within a day.
  - In oil painting, pigments are mixed with a drying oil such as linseed oil.
  - Oil paint dries slowly, so the painter can rework a picture for days.`;

const monarchs = md`A student has made these notes:

  - Monarch butterflies live on both sides of the Rocky Mountains.
  - In fall, most monarchs from east of the mountains fly to forests in central Mexico.
  - In fall, most monarchs from west of the mountains fly to the coast of California.
  - In both places they spend the winter in large clusters on trees.
  - The journey to Mexico can be about 3,000 miles long.`;

const library = md`A student has made these notes:

  - The town of Alder Creek has 2,100 inhabitants.
  - In 2019 it opened a library of things, where people borrow tools and kitchen machines.
  - It started with 85 objects; by 2023 it had 640.
  - The most borrowed object is a carpet cleaner.
  - A survey found that members bought fewer tools than before they joined.`;

const notesSets = {
  fiveNotes: {
    title: 'One goal, one sentence',
    questions: [
      {
        stem: about(
          stone,
          'The student wants to explain why the stone was useful for deciphering hieroglyphs. Which sentence uses the notes best for this goal?',
        ),
        rank: 1,
        choices: [
          {
            wrong:
              'Found in Egypt in 1799, the Rosetta Stone bears a decree in two languages and three scripts, one of them Greek.',
            why: 'This describes the stone but does not say how it helped anyone to read hieroglyphs.',
          },
          {
            wrong: 'Of the three scripts on the Rosetta Stone, two are hieroglyphic and Demotic, and one is Greek.',
            why: 'This lists the scripts. It leaves out that one of them could be read.',
          },
          {
            wrong: 'It was Jean-François Champollion who, in the 1820s, deciphered the hieroglyphs of ancient Egypt.',
            why: 'This says who succeeded and when, but not how the stone made it possible.',
          },
          {
            right:
              'Because the stone gave one decree both in hieroglyphs and in readable Greek, scholars could compare the two.',
          },
        ],
        explain:
          'The goal asks for a reason. The reason has 2 parts: the text was the same, and one version of it could be read. Only one sentence joins these parts, and its “because” marks it as a reason.',
      },
      {
        stem: about(
          stone,
          'The student wants to introduce Champollion to readers who already know what the Rosetta Stone is. Which sentence uses the notes best for this goal?',
        ),
        rank: 2,
        choices: [
          {
            wrong:
              'The Rosetta Stone, which bears one decree in two languages and three scripts, was found in Egypt in the year 1799.',
            why: 'This explains what the readers already know, and it does not name Champollion.',
          },
          {
            right:
              'Jean-François Champollion deciphered hieroglyphs in the 1820s by comparing the texts on the Rosetta Stone.',
          },
          {
            wrong:
              'The Rosetta Stone, an inscribed stone found in 1799, was used by a scholar to decipher hieroglyphs.',
            why: 'The stone is explained although the readers know it, and the scholar has no name.',
          },
          {
            wrong: 'Before the 1820s scholars could read the Greek on the Rosetta Stone but not the hieroglyphs.',
            why: 'This tells of the time before Champollion and does not name him.',
          },
        ],
        explain:
          'A goal may say who the readers are. These know the stone, so it can be named without explanation, but they need to hear who Champollion was: the man who deciphered hieroglyphs.',
      },
      {
        stem: about(
          fresco,
          'The student wants to emphasize a difference between the two techniques. Which sentence uses the notes best for this goal?',
        ),
        rank: 0,
        choices: [
          {
            right:
              'A painter of frescoes must finish each section before it dries, while a painter in oil can rework a picture.',
          },
          {
            wrong: 'In true fresco the pigments are brushed onto wet plaster and become part of the wall as it dries.',
            why: 'This is about fresco alone. A difference needs both techniques.',
          },
          {
            wrong: 'Both in true fresco and in oil painting, pigments are mixed with some liquid before they are used.',
            why: 'This is something that the techniques have in common.',
          },
          {
            wrong:
              'Oil paint, in which pigments are mixed with a drying oil such as linseed oil, dries slowly and can be reworked.',
            why: 'This is about oil painting alone. A difference needs both techniques.',
          },
        ],
        explain:
          'A difference names both things and sets them against each other. “While” does that here: limited time in the one technique, days of reworking in the other.',
      },
      {
        stem: about(
          fresco,
          'The student wants to explain why a painter of frescoes has to work fast. Which sentence uses the notes best for this goal?',
        ),
        rank: 1,
        choices: [
          {
            wrong: 'A painter of frescoes has less time than a painter in oil, who can rework a picture for days.',
            why: 'This says that there is less time, but not why.',
          },
          {
            wrong: 'Because linseed oil dries slowly, a painter in oil has more time than a painter of frescoes.',
            why: 'The reason given here is about oil painting, not about fresco.',
          },
          {
            right: 'In fresco the colors go onto plaster that is still wet, and a section usually dries within a day.',
          },
          {
            wrong: 'True fresco is painted in sections with pigments that have been mixed with nothing but water.',
            why: 'The sections and the water are true, but they do not explain the hurry.',
          },
        ],
        explain:
          'Ask “why fast?” and look for the note that answers. The colors go onto wet plaster, and the plaster is wet for about a day: so the time is short.',
      },
      {
        stem: about(
          monarchs,
          'The student wants to emphasize a similarity between eastern and western monarchs. Which sentence uses the notes best for this goal?',
        ),
        rank: 1,
        choices: [
          {
            wrong: 'Eastern monarchs fly to central Mexico in fall, but western monarchs fly to California.',
            why: 'This is a difference: 2 destinations, joined by “but.”',
          },
          {
            wrong: 'The journey of an eastern monarch to the forests of Mexico can be about 3,000 miles long.',
            why: 'This is about eastern monarchs alone.',
          },
          {
            wrong: 'Monarchs from west of the Rocky Mountains gather in fall on the coast of California.',
            why: 'This is about western monarchs alone.',
          },
          {
            right: 'Whether from east or west of the mountains, monarchs spend the winter in clusters on trees.',
          },
        ],
        explain:
          'A similarity is something that is true of both groups. The fourth note says “in both places”: clusters on trees. The other sentences name one group or set the groups apart.',
      },
      {
        stem: about(
          library,
          'The student wants to show how much the library of things has grown. Which sentence uses the notes best for this goal?',
        ),
        rank: 0,
        choices: [
          {
            wrong: 'Alder Creek, a town of 2,100 inhabitants, opened a library of things in the year 2019.',
            why: 'This gives the beginning only. Growth needs a beginning and a later state.',
          },
          {
            right: 'Between 2019 and 2023 the number of objects in the library of things rose from 85 to 640.',
          },
          {
            wrong: 'By 2023 members could choose from 640 objects, of which a carpet cleaner was the favorite.',
            why: 'This gives the later number without the first, so no growth can be seen.',
          },
          {
            wrong: 'The library of things in Alder Creek has grown because its members buy fewer tools.',
            why: 'The notes do not say that one caused the other, and no amount is given.',
          },
        ],
        explain:
          'Growth is a change, so the sentence needs 2 numbers and their dates: 85 objects at the start and 640 in 2023.',
      },
      {
        stem: about(
          library,
          'The student wants to support the claim that the library saves its members money. Which sentence uses the notes best for this goal?',
        ),
        rank: 3,
        choices: [
          {
            right: 'According to a survey, members of the library bought fewer tools than before they joined it.',
          },
          {
            wrong: 'The library, which lends tools and kitchen machines, had 640 objects by the year 2023.',
            why: 'The number of objects does not show that anyone spends less.',
          },
          {
            wrong: 'Among the tools and kitchen machines of the library, a carpet cleaner is borrowed most.',
            why: 'That an object is popular does not show that its borrowers would have bought one.',
          },
          {
            wrong: 'Since the library of things opened in 2019, the members of it have saved a lot of money.',
            why: 'This repeats the claim. It brings no evidence from the notes.',
          },
        ],
        explain:
          'Evidence is a fact that makes a claim more likely. Only the survey tells what members do with their money: they buy fewer tools. To say the claim again in other words supports nothing.',
      },
      {
        stem: about(
          monarchs,
          'The student wants to begin a report on the winter quarters of all monarchs. Which sentence uses the notes best for this goal?',
        ),
        rank: 2,
        choices: [
          {
            wrong:
              'Some monarchs spend the winter in clusters on trees in Mexico, after a flight of about 3,000 miles.',
            why: 'The report is to treat all monarchs, and this leaves out the western ones.',
          },
          {
            wrong: 'Monarch butterflies live both to the east and to the west of the Rocky Mountains.',
            why: 'This tells where they live, but nothing about the winter.',
          },
          {
            right:
              'Monarchs winter in clusters on trees, most eastern ones in Mexico, most western ones in California.',
          },
          {
            wrong: 'On the coast of California, large clusters of monarchs can be seen on trees in winter.',
            why: 'The report is to treat all monarchs, and this leaves out the eastern ones.',
          },
        ],
        explain:
          'The goal has 2 conditions: all monarchs, and winter quarters. Test each sentence on both. Only one names both groups, and both places.',
      },
    ],
  },
} satisfies DemoSets;

export const notesToOneSentence: DemoSubsubtopic = {
  title: 'Notes to one sentence',
  skills: ['sat.reading-and-writing.expression-of-ideas.rhetorical-synthesis'],
  sets: notesSets,
  sequence: sequence(notesSets, {
    drumsAlike: {
      stem: about(
        drums,
        'The student wants to emphasize a similarity between the two drums. Which sentence uses the notes best for this goal?',
      ),
      rank: 0,
      choices: [
        {
          wrong: 'The cajón is a drum that comes from Peru, and the djembe is one that comes from West Africa.',
          why: 'The origins are different. “And” does not make a similarity of them.',
        },
        {
          wrong: 'Sitting on a wooden box, the player of a cajón strikes it with his or her bare hands.',
          why: 'This is about one drum alone.',
        },
        { right: 'Though they differ in shape and origin, the cajón and the djembe are both played with bare hands.' },
        {
          wrong: 'Unlike the cajón, which is a wooden box, the djembe has the shape of a goblet and a head of skin.',
          why: '“Unlike” announces a difference.',
        },
      ],
      explain:
        'Read the goal before you compare the sentences, and look for the note that serves it. A similarity is true of both drums, and the last note says “both.”',
      onRight: { to: 'shadeResult' },
      onWrong: { to: 'drumsDiffer' },
    },
    drumsDiffer: {
      stem: about(drums, 'Which pair of facts from the notes shows a difference between the two drums?'),
      rank: 0,
      explainFirst: true,
      choices: [
        { right: 'The cajón is a wooden box; the djembe has the shape of a goblet.' },
        {
          wrong: 'The cajón is a wooden box; the player of a cajón sits on it.',
          why: 'Both facts are about the cajón.',
        },
        {
          wrong: 'The cajón is played with bare hands; the djembe is played with bare hands.',
          why: 'This is the similarity.',
        },
        { wrong: 'The djembe is a drum; it has a head of animal skin.', why: 'Both facts are about the djembe.' },
      ],
      explain:
        'To compare is to say something about 2 things on the same point. If the point is shape, one drum is a box and the other a goblet: a difference. If the point is how they are played, the answer is the same for both: a similarity.',
      onRight: { to: 'shadeResult' },
      onWrong: { set: 'fiveNotes', then: 'shadeResult' },
    },
    shadeResult: {
      stem: about(
        shade,
        'The student wants to present the result of the study. Which sentence uses the notes best for this goal?',
      ),
      rank: 1,
      choices: [
        {
          wrong: 'Lena Ostrow studied whether the trees along a street have an effect on the heat of a town.',
          why: 'This is the question of the study, not its result.',
        },
        {
          wrong: 'Lena Ostrow chose two parallel streets, of which only one had trees, and measured at 3 p.m.',
          why: 'This is the method. No temperature is given.',
        },
        {
          wrong: 'On 20 summer days, Lena Ostrow measured the temperature of the air in two parallel streets.',
          why: 'This is the method. It does not say what the measurements showed.',
        },
        { right: 'Lena Ostrow found that the street with trees was on average 2.5 °C cooler than the one without.' },
      ],
      explain: md`A study has a question, a method, and a result. The result is what was found: $31.6 - 29.1 = 2.5$, so the street with trees was 2.5 °C cooler.`,
      onRight: { to: 'shadeMethod' },
      onWrong: { set: 'fiveNotes', then: 'shadeMethod' },
    },
    shadeMethod: {
      stem: about(
        shade,
        'The student wants to show that the comparison in the study was a fair one. Which sentence uses the notes best for this goal?',
      ),
      rank: 2,
      choices: [
        {
          wrong: 'In the street with trees, Lena Ostrow measured an average temperature of only 29.1 °C.',
          why: 'This is half of the result. Whether the comparison was fair depends on the method.',
        },
        { right: 'Lena Ostrow measured in two parallel streets at the same hour of the day, on 20 summer days.' },
        {
          wrong: 'Lena Ostrow’s study proves that a town is cooler if there are trees along its streets.',
          why: 'This is a conclusion. It gives no reason to trust the comparison.',
        },
        {
          wrong: 'One of the two streets that Lena Ostrow studied had trees, and the other street had none.',
          why: 'This names what differed. A fair comparison also needs what was the same.',
        },
      ],
      explain:
        'A comparison is fair if the things compared are alike in everything but the point in question. Parallel streets, the same hour, and many days are the notes that speak for this.',
      onRight: { to: 'voyagerUnique' },
      onWrong: { to: 'voyagerWhich' },
    },
    voyagerWhich: {
      stem: about(voyager, 'Which of the notes best shows that the journey of Voyager 2 was unique?'),
      rank: 1,
      choices: [
        {
          wrong: 'It was launched in 1977.',
          why: 'Other spacecraft may have been launched in that year. A date alone is not unique.',
        },
        {
          wrong: 'It flew past Jupiter in 1979.',
          why: 'The note does not say that no other probe did this.',
        },
        { right: 'No other probe has visited Uranus or Neptune.' },
        {
          wrong: 'It sent pictures of each planet to Earth.',
          why: 'The note does not say that other probes sent none.',
        },
      ],
      explain:
        '“Unique” means the only one of its kind. The words “no other” say just that. A goal often comes down to one word, and one note answers to it.',
      onRight: { to: 'voyagerUnique' },
      onWrong: { set: 'fiveNotes', then: 'voyagerUnique' },
    },
    voyagerUnique: {
      stem: about(
        voyager,
        'The student wants to stress what sets Voyager 2 apart, for readers who have never heard of it. Which sentence uses the notes best for this goal?',
      ),
      rank: 3,
      choices: [
        {
          right: 'Launched in 1977, the space probe Voyager 2 is the only one that has visited Uranus and Neptune.',
        },
        {
          wrong: 'Voyager 2, a space probe launched in 1977, flew past four planets and sent pictures of them all.',
          why: 'This introduces the probe, but does not say what sets it apart from other probes.',
        },
        {
          wrong: 'While others have not, Voyager 2 has visited both Uranus, in 1986, and Neptune, in 1989.',
          why: 'This stresses what sets it apart, but does not tell new readers what Voyager 2 is.',
        },
        {
          wrong: 'Voyager 2, a space probe, needed two years to fly from Jupiter to Saturn and three more to Neptune.',
          why: 'From 1981 to 1989 are eight years, and the travel times do not set the probe apart.',
        },
      ],
      explain:
        'This goal has 2 conditions. New readers need to be told that Voyager 2 is a space probe, and “only” stresses what sets it apart. Each of the others fails one of these tests.',
      onRight: { set: 'fiveNotes' },
      onWrong: { set: 'fiveNotes' },
    },
  }),
};
