import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const onions = md`:::passage
  A whole onion troubles no one’s eyes. In its cells, certain compounds of sulfur are kept apart from a protein that could
  change them. A knife breaks the cells, the two meet, and within seconds a gas rises from the board. Where it touches
  the eye it irritates the surface, and the eye does what it does with a grain of dust: it washes the trouble away with
  tears. In a cold onion the change is slower, so that less gas is formed.
  :::`;

const rainGardens = md`:::passage
  Rain gardens, which are shallow hollows planted along a street, take in water that would otherwise rush into the drains.
  __They cannot stop every flood: in a violent storm such a garden is full within minutes.__ But most rain is not violent.
  In an ordinary year, by far the most water falls in quiet showers that a garden can swallow whole.
  :::`;

const secondViolin = md`:::passage From “The Second Violin,” a story written for this course
  On Thursdays the quartet met in the room over the bakery, and on Thursdays Ines played as she always did, half a breath
  behind the first violin, like a shadow that knows its place. No one complained. No one, she sometimes thought, would
  have noticed if she had stayed at home. Then, in the ninth week of winter, the first violin lost his place, and the
  other two, without so much as a glance at each other, turned to Ines for the beat.
  :::`;

const noon = md`:::passage From “Whose Noon?,” an essay written for this course
  Until 1883, noon in the United States was a local affair. Each town set its clocks by the sun, and since the sun reaches
  its height four minutes later for every degree of longitude that one travels west, the clocks of two neighboring
  towns could differ by a minute or more. To a farmer or a baker this made no difference.

  To a railroad it made a great deal. A company whose trains crossed dozens of towns could not run them by dozens of
  noons. __Some stations hung a row of clocks on the wall, one for each line that stopped there.__ Travelers missed
  trains that had left, by another clock, on time.

  On November 18, 1883, the railroads of the United States and Canada put a few broad zones in the place of all those
  noons, and clocks in stations were set anew. No law required this. Not everyone was pleased, and some asked what right
  a railroad had to move noon. Yet within a few years most towns kept railroad time, and in 1918 Congress wrote it into
  law.

  We are apt to think of time zones as a fact of nature, like the seasons. They are better thought of as a timetable by
  which, in the end, the rest of us agreed to live.
  :::`;

const structureSets = {
  whoseNoon: {
    title: 'An essay: Whose Noon?',
    questions: [
      {
        stem: about(noon, 'The main purpose of the essay is to'),
        rank: 1,
        choices: [
          {
            wrong: 'urge towns to return to clocks that are set by the sun.',
            why: 'The essay does not ask for any change. It calls the zones something people agreed to.',
          },
          {
            wrong: 'explain why the sun reaches its height later in the west.',
            why: 'This is mentioned in half a sentence of the first paragraph.',
          },
          { right: 'show that an arrangement which seems natural was made to meet a need.' },
          {
            wrong: 'describe how railroads in the United States grew in the nineteenth century.',
            why: 'Railroads appear only as the cause of the change in clocks.',
          },
        ],
        explain:
          'The last paragraph says it: zones seem “a fact of nature” and are really “a timetable.” The paragraphs before it tell how they were made and what for.',
      },
      {
        stem: about(noon, 'The first paragraph mainly serves to'),
        rank: 1,
        choices: [
          { right: 'describe an earlier arrangement and name people whom it did not trouble.' },
          {
            wrong: 'present a problem that farmers and bakers wanted to solve.',
            why: 'To them the differences “made no difference.”',
          },
          {
            wrong: 'argue that clocks set by the sun were more accurate than later ones.',
            why: 'The paragraph compares clocks of two towns, not better and worse ones.',
          },
          {
            wrong: 'introduce the companies that brought about the change.',
            why: 'The railroads do not appear until the second paragraph.',
          },
        ],
        explain:
          'It tells how noon was set before 1883 and ends with people whom the differences did not trouble. Thus the next paragraph can begin with someone whom they did.',
      },
      {
        stem: about(noon, 'What is the function of the underlined sentence?'),
        rank: 1,
        choices: [
          {
            wrong: 'It states in advance the solution that the third paragraph will describe.',
            why: 'The solution was a few zones. A row of clocks belongs to the time before it.',
          },
          { right: 'It gives a picture of the difficulty named in the sentence before it.' },
          {
            wrong: 'It shows that travelers had learned to read several clocks.',
            why: 'The next sentence says the opposite: travelers missed their trains.',
          },
          {
            wrong: 'It contrasts large stations with the small ones of other towns.',
            why: 'The size of stations is not mentioned.',
          },
        ],
        explain:
          'The sentence before it speaks of “dozens of noons,” which is hard to picture. A row of clocks on one wall can be seen. It makes the difficulty concrete.',
      },
      {
        stem: about(noon, 'The sentence “No law required this” mainly serves to'),
        rank: 2,
        choices: [
          {
            wrong: 'criticize Congress for acting too late.',
            why: 'The essay reports what Congress did in 1918 without blame.',
          },
          {
            wrong: 'suggest that the new clocks were against the law.',
            why: 'What is not required is not therefore forbidden.',
          },
          {
            wrong: 'explain why so many travelers had missed their trains.',
            why: 'They missed trains before the change, because of the many clocks.',
          },
          { right: 'stress that companies made the change on their own.' },
        ],
        explain:
          'Ask what the essay would lose without the sentence. The reader might think that the government had ordered the zones. The next sentence, about the right of a railroad, needs the point.',
      },
      {
        stem: about(noon, 'Which choice best describes the overall structure of the essay?'),
        rank: 2,
        choices: [
          {
            wrong: 'It states an opinion, lists objections to it, and replies to each of them in turn.',
            why: 'There is one objection, by people of the time, and the opinion comes at the end.',
          },
          {
            wrong: 'It compares two ways of measuring time and leaves open which one is better.',
            why: 'The essay tells a story in order of time; it does not weigh the two ways.',
          },
          { right: 'It presents an arrangement, the trouble it caused, the remedy, and a reflection.' },
          {
            wrong: 'It begins with a present custom and goes back step by step to its origin.',
            why: 'It begins in the past, before 1883, and moves forward.',
          },
        ],
        explain:
          'Give each paragraph a word of its own: before, trouble, change, meaning. Then find the choice with the same words in the same order.',
      },
      {
        stem: about(noon, 'It can be inferred that the author regards time zones as'),
        rank: 2,
        choices: [
          {
            wrong: 'an outdated rule that has lost its purpose.',
            why: 'Nothing says that the zones are no longer useful.',
          },
          { right: 'a useful agreement that is easily mistaken for more.' },
          {
            wrong: 'a natural division that railroads happened to discover.',
            why: 'The author warns against seeing them as “a fact of nature.”',
          },
          {
            wrong: 'an injustice that most towns were forced to accept.',
            why: 'The last words are that we “agreed” to live by it.',
          },
        ],
        explain:
          'Two words of the last paragraph decide: “apt to think,” which announces a mistake, and “agreed,” which tells what zones really are.',
      },
      {
        stem: about(
          noon,
          'The author mentions the people who “asked what right a railroad had to move noon” in order to',
        ),
        rank: 1,
        choices: [
          { right: 'acknowledge that the change met with opposition before it was accepted.' },
          {
            wrong: 'show that few people understood how the zones were meant to work.',
            why: 'They did not misunderstand the change. They doubted the right to make it.',
          },
          {
            wrong: 'prove that the railroads had acted against the wishes of Congress.',
            why: 'Congress is mentioned only for 1918, when it agreed.',
          },
          {
            wrong: 'explain why it took until 1918 for any town to use the zones.',
            why: 'Most towns kept railroad time “within a few years.”',
          },
        ],
        explain:
          '“Not everyone was pleased … Yet within a few years most towns kept railroad time.” The pattern is: opposition, and then acceptance all the same.',
      },
    ],
  },
} satisfies DemoSets;

export const purposeAndStructure: DemoSubsubtopic = {
  title: 'Purpose and structure',
  skills: [
    'sat.reading-and-writing.craft-and-structure.text-structure-and-purpose',
    'act.reading.craft-and-structure.text-structure',
    'act.reading.craft-and-structure.purpose-and-point-of-view',
  ],
  sets: structureSets,
  sequence: sequence(structureSets, {
    onionPurpose: {
      stem: about(onions, 'Which choice best states the main purpose of the text?'),
      rank: 1,
      choices: [
        {
          wrong: 'To recommend that onions be cut while they are cold',
          why: 'The last sentence could be used as advice, but it is one detail and recommends nothing.',
        },
        { right: 'To explain how the cutting of an onion leads to tears' },
        {
          wrong: 'To compare an onion with dust as a danger to the eyes',
          why: 'Dust is mentioned once, as an example of what the eye washes away.',
        },
        {
          wrong: 'To argue that the gas of onions is a defense against animals',
          why: 'The text does not say what the gas is good for.',
        },
      ],
      explain:
        'Each sentence is a step on one way: whole onion, broken cells, gas, eye, tears. The purpose of a text that goes from step to step is to explain how something happens. A choice that fits only one sentence is too narrow.',
      onRight: { to: 'concession' },
      onWrong: { to: 'purposeOrTopic' },
    },
    purposeOrTopic: {
      stem: about(onions, 'Which choice names what the text does, and not only what it is about?'),
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'The effect of a cut onion on human eyes',
          why: 'This is a topic. It does not say what the text does with it.',
        },
        { wrong: 'The gas that rises from a cut onion', why: 'This is one of the things the text mentions.' },
        {
          wrong: 'The chemistry of vegetables in a kitchen',
          why: 'This is a topic, and a wider one than that of the text.',
        },
        { right: 'It traces the steps from knife to tears' },
      ],
      explain:
        'A topic is a noun: onions. A purpose needs a verb: to explain, to compare, to argue, to describe. Ask of a text, “What does it do with its topic?” This one goes from cause to effect, step by step.',
      onRight: { to: 'concession' },
      onWrong: { set: 'whoseNoon', then: 'concession' },
    },
    concession: {
      stem: about(rainGardens, 'Which choice best describes the function of the underlined sentence in the text?'),
      rank: 2,
      choices: [
        { right: 'It grants a limit that the following sentences put in proportion.' },
        {
          wrong: 'It gives an example of the benefit that the first sentence names.',
          why: 'It names a case in which the garden does not help.',
        },
        {
          wrong: 'It states the claim that the following sentences support.',
          why: 'They begin with “But” and go against it.',
        },
        {
          wrong: 'It corrects a mistake that is made in the first sentence.',
          why: 'The first sentence stays true: the gardens take in water.',
        },
      ],
      explain:
        'The text is in favor of rain gardens. The underlined sentence admits what they cannot do, and “But most rain is not violent” shows that this matters little. To admit something and go on is called a concession.',
      onRight: { to: 'quartet' },
      onWrong: { to: 'wordBut' },
    },
    wordBut: {
      stem: about(rainGardens, 'What does the word “But” after the underlined sentence announce?'),
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'A second example of a storm that quickly fills a garden',
          why: 'Another example would follow with “also” or “for instance.”',
        },
        { wrong: 'The reason why some storms are violent', why: 'A reason would follow with “because” or “since.”' },
        { right: 'Something that weighs against the limit just named' },
        { wrong: 'The same thought in other words', why: 'A repetition would follow with “in other words.”' },
      ],
      explain:
        'Small words show the way through a text. “But,” “yet,” and “however” announce a turn. What comes after the turn is usually what the author cares about more.',
      onRight: { to: 'quartet' },
      onWrong: { set: 'whoseNoon', then: 'quartet' },
    },
    quartet: {
      stem: about(secondViolin, 'Which choice best describes the overall structure of the text?'),
      rank: 2,
      choices: [
        {
          wrong: 'It introduces the members of a group and then compares their habits.',
          why: 'Only the habits of Ines are described.',
        },
        {
          wrong: 'It presents a complaint and then the replies that the others give to it.',
          why: '“No one complained,” and Ines keeps her thought to herself.',
        },
        {
          wrong: 'It recounts an event and then the pattern that results from it.',
          why: 'The order is the reverse: first the pattern and then the event.',
        },
        { right: 'It describes a fixed pattern and then an event that changes its meaning.' },
      ],
      explain:
        'The word “Then” divides the text. Before it: “On Thursdays … always.” After it: one evening in winter. The event shows that the others had relied on Ines all the time.',
      onRight: { to: 'shadow' },
      onWrong: { set: 'whoseNoon', then: 'shadow' },
    },
    shadow: {
      stem: about(secondViolin, 'The comparison with “a shadow that knows its place” mainly serves to'),
      rank: 3,
      choices: [
        { right: 'show how small a part Ines believes she has in the quartet.' },
        {
          wrong: 'suggest that the first violin treats Ines with contempt.',
          why: 'The text does not say how he treats her. The image is about how she plays.',
        },
        {
          wrong: 'indicate that Ines plays less accurately than the others.',
          why: 'Half a breath behind is her chosen way of following, and no one complained.',
        },
        {
          wrong: 'prepare for the event by hinting that Ines is about to leave.',
          why: 'She thinks of staying at home only to say that no one would notice.',
        },
      ],
      explain:
        'The sentences around the image follow the thoughts of Ines: “she sometimes thought.” A shadow follows and is overlooked, and so she sees herself. The event then contradicts what she believes.',
      onRight: { set: 'whoseNoon' },
      onWrong: { set: 'whoseNoon' },
    },
  }),
};
