import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const listeningMap = md`:::passage From “The Listening Map,” an essay written for this course
  Most maps of our town were drawn from above. Ruth Amsel’s was drawn in the dark. For a year she walked the streets
  before dawn and noted what she heard, at first with no particular end in view. Her habits were strict: she would pass
  the same corner at the same minute for a week before she admitted a sound to the map. A dog that barked once was left
  out. The fans of the bakery, the loose gutter on Mill Lane, and the murmur of the weir were put in.

  When she showed the town council the result, she had a cool reception. What use, one member asked, is a map of
  noises? She answered that within a year the weir would be rebuilt, the fans replaced, and the gutter, she hoped,
  repaired. No one would then recall how the town had sounded. The member thought about this, and the resistance in
  the room began to give. By evening the council had resolved to print two hundred copies.
  :::`;

const whichWord = 'Which choice completes the text with the most logical and precise word or phrase?';

const wordSets = {
  listeningMap: {
    title: 'Five words in one essay',
    questions: [
      {
        stem: about(listeningMap, 'As used in the first paragraph, the word “end” most nearly means'),
        rank: 0,
        choices: [
          { right: 'purpose.' },
          { wrong: 'limit.', why: 'This is the end of a road or of a rope. One does not walk with a limit in view.' },
          { wrong: 'conclusion.', why: 'This is the end of a story. She had not yet begun to conclude anything.' },
          { wrong: 'edge.', why: 'This is the end of a table, a place. The essay speaks of why she walked.' },
        ],
        explain:
          'To have an end in view is to know what one is doing something for. At first she only noted what she heard; the plan of a map came later.',
      },
      {
        stem: about(listeningMap, 'As used in the first paragraph, the word “admitted” most nearly means'),
        rank: 1,
        choices: [
          { wrong: 'confessed.', why: 'One admits a mistake in this sense. Nothing here is a fault.' },
          { wrong: 'conceded.', why: 'One concedes a point in an argument, but no one argues with her here.' },
          { wrong: 'compared.', why: 'She listened again for a week, but nothing says that she compared sounds.' },
          { right: 'accepted.' },
        ],
        explain:
          'The next sentences show the sense: one sound “was left out,” others “were put in.” She decided what was let onto the map, as a person may be admitted to a school.',
      },
      {
        stem: about(listeningMap, 'As used in the second paragraph, the word “cool” most nearly means'),
        rank: 0,
        choices: [
          { wrong: 'chilly to the touch.', why: 'This is about temperature, and a reception has none.' },
          { right: 'lacking in warmth toward her.' },
          { wrong: 'calm in the face of danger.', why: 'This is said of people in danger; the council was in none.' },
          { wrong: 'much in fashion.', why: 'The question “What use …?” shows that she was not admired.' },
        ],
        explain:
          'The sentence after it gives an example of the reception: a member doubts that the map has any use. So the council was not friendly at first.',
      },
      {
        stem: about(listeningMap, 'As used in the second paragraph, the word “give” most nearly means'),
        rank: 1,
        choices: [
          { wrong: 'make a present.', why: 'Resistance cannot hand over anything.' },
          { wrong: 'pass on.', why: 'This would need something that is passed on, and someone who gets it.' },
          { right: 'weaken.' },
          { wrong: 'produce.', why: 'This would need a thing that is produced, as in “the field gives corn.”' },
        ],
        explain:
          'At first there is resistance, and by evening the council prints the map. In between it grows weaker. In the same sense, a door that is pushed hard may give.',
      },
      {
        stem: about(listeningMap, 'As used in the second paragraph, the word “resolved” most nearly means'),
        rank: 1,
        choices: [
          { wrong: 'solved.', why: 'One resolves a puzzle in this sense. Printing copies is not a puzzle.' },
          { wrong: 'dissolved.', why: 'The council did not break up; it did something.' },
          { wrong: 'explained.', why: 'The council had nothing to explain about the copies.' },
          { right: 'decided.' },
        ],
        explain: 'A council that resolves to do something votes for it. Put the word in: “had decided to print” fits.',
      },
    ],
  },
  wordsForBlanks: {
    title: 'Words for a blank',
    questions: [
      {
        stem: about(
          md`:::passage
            The seeds of the sacred lotus are unusually ______. One that was found in the bed of a dry lake in China
            sprouted when it was about thirteen hundred years old.
            :::`,
          whichWord,
        ),
        rank: 0,
        choices: [
          { wrong: 'abundant', why: 'The second sentence is about a single seed, not about how many there are.' },
          { right: 'durable' },
          { wrong: 'mobile', why: 'The seed lay in the bed of a lake. Nothing is said about moving.' },
          { wrong: 'uniform', why: 'No two seeds are compared.' },
        ],
        explain:
          'The second sentence is the evidence for the first. A seed that still sprouts after so long has lasted, and “durable” means able to last.',
      },
      {
        stem: about(
          md`:::passage
            The notebooks show how far the novelist ______ her first plan. The sister who was to be the main character is
            not in the finished book at all, and a servant whom the plan does not name tells half the story.
            :::`,
          whichWord,
        ),
        rank: 1,
        choices: [
          { right: 'strayed from' },
          { wrong: 'profited from', why: 'The changes are listed, but not what she gained by the plan.' },
          { wrong: 'insisted on', why: 'This is the opposite: the book does not keep to the plan.' },
          { wrong: 'despaired of', why: 'The text tells of changes and not of how she felt.' },
        ],
        explain:
          'Both details show a book unlike its plan: one character is gone and another is new. She went away from the plan, and “strayed from” says so.',
      },
      {
        stem: about(
          md`:::passage
            After the first eight trials, the team was asked whether the theory had been confirmed. It answered that the results
            were ______. Three trials agreed with the theory, three did not, and in two the instrument had failed.
            :::`,
          whichWord,
        ),
        rank: 1,
        choices: [
          { wrong: 'encouraging', why: 'As many trials spoke against the theory as for it.' },
          { wrong: 'unanimous', why: 'This means that all agree, and these did not.' },
          { right: 'inconclusive' },
          { wrong: 'predictable', why: 'Nothing is said about what the team had expected.' },
        ],
        explain:
          'Three for, three against, two useless: nothing can be decided by these. “Inconclusive” means that they lead to no conclusion.',
      },
      {
        stem: about(
          md`:::passage
            Accounts of the violinist’s concerts agree that her manner on the stage was anything but ______. She swayed,
            stamped, and once, in the middle of a fast movement, walked all the way to the first row of seats.
            :::`,
          whichWord,
        ),
        rank: 2,
        choices: [
          { wrong: 'lively', why: 'She was lively. “Anything but” turns the word that follows into its opposite.' },
          { wrong: 'dramatic', why: 'Her manner was dramatic, and “anything but dramatic” would deny it.' },
          { wrong: 'memorable', why: 'The accounts remember it well, so “anything but memorable” is wrong.' },
          { right: 'restrained' },
        ],
        explain:
          '“Anything but” means “not at all.” Her manner was wild, so the blank needs a word for the opposite of wild. Read it with the turn: not at all restrained.',
      },
      {
        stem: about(
          md`:::passage
            Far from ______ the demand for horses, the early railways raised it. The trains stopped only at stations, and
            every chest and barrel had to be carted to a station from the sender and from another to its owner.
            :::`,
          whichWord,
        ),
        rank: 2,
        choices: [
          { right: 'diminishing' },
          { wrong: 'anticipating', why: 'To foresee the demand is not the opposite of raising it.' },
          { wrong: 'illustrating', why: 'To illustrate the demand is not the opposite of raising it.' },
          { wrong: 'disputing', why: 'Railways cannot dispute, and no one denies the demand.' },
        ],
        explain:
          '“Far from A, they did B” sets A against B. B is “raised it,” so A must mean “lowering it.” The last sentence explains why the demand rose.',
      },
    ],
  },
} satisfies DemoSets;

export const wordsInContext: DemoSubsubtopic = {
  title: 'Words in context',
  skills: [
    'sat.reading-and-writing.craft-and-structure.words-in-context',
    'act.reading.craft-and-structure.word-meanings',
  ],
  sets: wordSets,
  sequence: sequence(wordSets, {
    keepersLog: {
      stem: about(
        md`:::passage
          The entries in the lighthouse keeper’s log are ______. Each gives the date, the direction of the wind, and the
          names of the ships that passed, and not a word more.
          :::`,
        whichWord,
      ),
      rank: 1,
      choices: [
        { wrong: 'vivid', why: 'A vivid entry would paint a picture. These give bare facts.' },
        { wrong: 'elaborate', why: 'This means rich in detail, the opposite of “not a word more.”' },
        { right: 'terse' },
        { wrong: 'secretive', why: 'The entries are short, but nothing suggests that they hide something.' },
      ],
      explain:
        'The second sentence tells what the entries are like: three facts, “and not a word more.” A word for “using few words” is “terse.”',
      onRight: { to: 'entertained' },
      onWrong: { to: 'sayItYourself' },
    },
    sayItYourself: {
      stem: about(
        md`:::passage
          The instructions were so ______ that even the youngest children built the kite without asking for help.
          :::`,
        'Cover the choices and say in your own words what must be in the blank. Which choice is nearest to that?',
      ),
      rank: 0,
      explainFirst: true,
      choices: [
        { right: 'clear' },
        { wrong: 'long', why: 'Long instructions would not explain why no one had to ask.' },
        { wrong: 'strange', why: 'With strange instructions, children would ask more.' },
        { wrong: 'old', why: 'Their age has nothing to do with asking for help.' },
      ],
      explain:
        'First find the words that decide: “without asking for help.” Then say a word of your own, such as “easy to understand.” Only then look for a choice that means the same. This keeps a word that merely sounds good from leading you astray.',
      onRight: { to: 'entertained' },
      onWrong: { set: 'wordsForBlanks', then: 'entertained' },
    },
    entertained: {
      stem: about(
        md`:::passage
          The library had money for one new room. The committee entertained three proposals, discussed each for an hour,
          and in the end chose the reading room.
          :::`,
        'As used in the text, the word “entertained” most nearly means',
      ),
      rank: 1,
      choices: [
        { wrong: 'amused.', why: 'This is the everyday sense, but a committee does not amuse proposals.' },
        { wrong: 'hosted.', why: 'One entertains guests in this sense. Proposals are not guests.' },
        { wrong: 'rejected.', why: 'One of the three was chosen in the end, so the three were not rejected.' },
        { right: 'considered.' },
      ],
      explain:
        'Words have several senses, and the test likes the rarer one. Here the committee discussed the proposals before it chose. Put each choice into the sentence: only “considered three proposals” fits what follows.',
      onRight: { to: 'guide' },
      onWrong: { to: 'plain' },
    },
    plain: {
      stem: about(
        md`:::passage
          Nobody had told Samir about the prize, but when he came in smiling, it was plain that he had heard.
          :::`,
        'Which word can take the place of “plain” without changing what the sentence means?',
      ),
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'simple', why: 'A plain dress is simple. “It was simple that he had heard” means nothing.' },
        { right: 'obvious' },
        { wrong: 'flat', why: 'A plain is flat land. A fact cannot be flat.' },
        { wrong: 'homely', why: 'A plain face may be called homely, but this sentence is not about looks.' },
      ],
      explain:
        'Put each choice in the place of the word and read the whole sentence. His smile showed that he had heard, so anyone could see it: it was obvious.',
      onRight: { to: 'guide' },
      onWrong: { set: 'listeningMap', then: 'guide' },
    },
    guide: {
      stem: about(
        md`:::passage
          The guide talked easily with her guests, but never of her own climbs. If someone asked, she would name the two or three
          lowest of her peaks and speak of the friends who had helped her up. Such ______ only made the guests ask one
          another about the rest.
          :::`,
        whichWord,
      ),
      rank: 2,
      choices: [
        { wrong: 'shyness', why: 'A shy person finds it hard to talk to strangers. She “talked easily.”' },
        { wrong: 'gratitude', why: 'She credits her friends, but she also names only her lowest peaks.' },
        { right: 'modesty' },
        { wrong: 'indifference', why: 'Nothing shows that she does not care about climbing.' },
      ],
      explain:
        'All four words are near the picture, so test each against every detail. She talks easily, plays her own climbs down, and gives others the credit. Only “modesty” fits all three.',
      onRight: { to: 'diary' },
      onWrong: { set: 'wordsForBlanks', then: 'diary' },
    },
    diary: {
      stem: about(
        md`:::passage
          Historians long took the diary for a ______ account of its author’s life. It was written in a code, they
          argued, and never meant to be read, so he had no one to impress. Recent studies reply that there is always one
          reader whom a diarist may wish to impress: himself.
          :::`,
        whichWord,
      ),
      rank: 3,
      choices: [
        { wrong: 'comprehensive', why: 'This means complete. The argument is about honesty, not completeness.' },
        { right: 'candid' },
        {
          wrong: 'cryptic',
          why: 'The code makes the diary hard to read, but here it is a reason to trust the account.',
        },
        { wrong: 'controversial', why: 'The recent studies bring a dispute, but the historians had not seen one.' },
      ],
      explain:
        'Follow the argument: no reader, no one to impress, so nothing to make prettier than it was. What follows is that the account is honest, and “candid” means honest and open. The reply in the last sentence attacks exactly this.',
      onRight: { set: 'listeningMap' },
      onWrong: { set: 'wordsForBlanks' },
    },
  }),
};
