import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const ferry = md`:::passage From “The Ferry Bell,” a short story written for this course
  Ines had kept the ferry for eleven days before anyone rang the bell in earnest. Children rang it, of
  course; they ran down the far bank after school, pulled the rope once, and scattered into the reeds, and
  each time she untied the boat and had rowed a third of the way across before she saw that the landing was
  empty. Her father, who had kept the ferry for thirty years, used to say that one must answer every ring.
  “You are not paid to judge the bell,” he would tell her. He had been dead since March, and she found that
  she could still be annoyed with him.

  The bridge was the reason that no one came. It stood four miles upstream, white and level, and since its
  opening the road had simply forgotten the village. The council had written that the post of ferryman
  would be kept “for the time being,” a phrase that Ines had turned over so often that it no longer seemed
  to contain any time at all.

  On the twelfth evening, in a fog that had already taken the far bank, the bell rang. It rang once. She was
  mending a net by the stove, and her hands did not stop. Once was the children’s ring. It was late for
  children, though, and cold, and the fog was the kind that her father had called a wall without a door. She
  tied off the knot, slowly, as if finishing the knot were the same as making up her mind. Then she took the
  lantern down.

  Halfway across she could see neither bank. She shipped the oars and listened, and what came to her was not
  laughter in the reeds but someone coughing, patiently, the way people cough who have been waiting and do
  not wish to be a trouble.

  “I only rang the once,” said the old woman on the landing, when the boat touched. “I wasn’t sure that there
  was anyone.”

  “There’s always someone,” Ines said, and heard whose sentence it was, and held out her hand.
  :::`;

const tuner = md`:::passage From “Nearly Right,” a short story written for this course
  Mr. Adeyemi tuned the school’s piano twice a year and was, as far as Owen could tell, the only person who
  enjoyed it. The instrument had been given to the school by a family that was moving to a smaller house, and
  it had the manner of a gift that had been a relief to give. Two of its keys did not rise again once they
  were pressed. Owen, who was supposed to be in algebra, had a pass that said Library, and he sat under the
  stage stairs and listened to the same note struck forty times.

  “You may come out,” said Mr. Adeyemi, without turning. “A person who is hiding breathes differently.”

  Owen came out. He had meant to apologize, but what he said was, “It was right already. Ten times ago it was
  right.”

  The tuner looked at him then. He was a small man with very large hands, and he held the tuning lever
  loosely, like someone holding the hand of a child who knows the way. “Sing it,” he said.

  Owen sang it. Mr. Adeyemi struck the key. Between the two there was something, not a difference so much as a
  kind of shimmer, like the air over a road in summer.

  “There,” said Mr. Adeyemi. “You heard that it was nearly right. Most people, when it is nearly right, stop
  hearing. They are so glad to be near.” He moved the lever by an amount too small to see. “Now.”

  The shimmer slowed, widened, and was gone. The note stood in the empty hall like a straight line. Owen found
  that he had taken hold of the edge of the piano. He thought of the pass in his pocket, which said Library,
  and of all the things that he had so far been content to be near.
  :::`;

const narrativeSets = {
  nearlyRight: {
    title: 'A second story: Nearly Right',
    questions: [
      {
        stem: about(tuner, 'The main purpose of the passage is to'),
        rank: 1,
        choices: [
          {
            wrong: 'explain how a piano is tuned.',
            why: 'The tuning is what happens, but we learn little about how it is done. The passage follows Owen.',
          },
          {
            wrong: 'describe a conflict between a student and a teacher.',
            why: 'Owen expects trouble, but the tuner is neither angry nor his teacher.',
          },
          { right: 'show a boy coming to see a higher standard than the one he has lived by.' },
          {
            wrong: 'criticize schools for neglecting their music programs.',
            why: 'The old piano could suggest this, but the passage draws no such conclusion.',
          },
        ],
        explain:
          'Look at how Owen changes. At first, nearly right is right enough for him. At the end he hears the difference and thinks of other things that he “had so far been content to be near.”',
      },
      {
        stem: about(
          tuner,
          'The words “it had the manner of a gift that had been a relief to give” suggest that the family',
        ),
        rank: 1,
        choices: [
          { right: 'was glad to be rid of the piano.' },
          {
            wrong: 'was proud to support the school.',
            why: 'A gift suggests generosity, but the relief was in getting it out of the house.',
          },
          { wrong: 'gave the piano away in secret.', why: 'Nothing is said about secrecy.' },
          { wrong: 'missed the piano after the move.', why: '“Relief” says the opposite.' },
        ],
        explain:
          'Relief is what one feels when a burden is gone. The family was moving to a smaller house, 2 keys were broken, and the gift solved a problem.',
      },
      {
        stem: about(tuner, 'The remark “A person who is hiding breathes differently” mainly shows that Mr. Adeyemi'),
        rank: 1,
        choices: [
          { wrong: 'is annoyed at being watched.', why: 'His invitation, “You may come out,” is calm.' },
          { wrong: 'has often hidden himself.', why: 'The remark does not say how he knows it.' },
          { wrong: 'means to report Owen.', why: 'He never mentions the school’s rules.' },
          { right: 'notices sounds that others would miss.' },
        ],
        explain:
          'He hears a breath and knows what it means, without turning round. The detail prepares for the finer hearing that the rest of the passage is about.',
      },
      {
        stem: about(
          tuner,
          'The comparison “like someone holding the hand of a child who knows the way” suggests that the tuner handles the lever with',
        ),
        rank: 2,
        choices: [
          {
            wrong: 'fear of breaking it.',
            why: 'He holds it “loosely,” which is not how one holds what one fears to break.',
          },
          { right: 'lightness and trust.' },
          {
            wrong: 'fatherly pride.',
            why: 'The child in the comparison may suggest this, but the point is how the hand is held.',
          },
          { wrong: 'little interest.', why: 'He strikes one note 40 times. Loose does not mean careless here.' },
        ],
        explain:
          'A child who knows the way does not have to be pulled. The hand is held loosely because nothing needs to be forced.',
      },
      {
        stem: about(tuner, 'When Mr. Adeyemi says that most people “are so glad to be near,” he means that they'),
        rank: 2,
        choices: [
          { right: 'stop paying attention once something is good enough.' },
          {
            wrong: 'enjoy music more than they understand it.',
            why: 'This may be true, but he speaks of attention, not of enjoyment.',
          },
          {
            wrong: 'like to stand close to the piano.',
            why: 'This takes “near” as a place. He speaks of being nearly right.',
          },
          {
            wrong: 'are too polite to mention a mistake.',
            why: 'He says that they stop hearing, not that they stop speaking.',
          },
        ],
        explain:
          'The sentence before it gives the meaning: “when it is nearly right, [they] stop hearing.” Their gladness takes the place of their attention.',
      },
      {
        stem: about(
          tuner,
          'As used in the sentence “The note stood in the empty hall like a straight line,” “stood” most nearly means',
        ),
        rank: 1,
        choices: [
          { wrong: 'rose to its feet.', why: 'This is the most common meaning, but a note has no feet.' },
          {
            wrong: 'waited in line.',
            why: '“Line” in the sentence may suggest this. It is a line that is straight, not a line of people.',
          },
          { wrong: 'put up with something.', why: 'This is the meaning in “stand the cold.”' },
          { right: 'stayed steady.' },
        ],
        explain:
          'Put each choice in the sentence. Before, there was a shimmer; now it is gone, and the note stays as it is, like a straight line.',
      },
      {
        stem: about(tuner, 'The last sentence of the passage suggests that Owen'),
        rank: 3,
        choices: [
          {
            wrong: 'has decided to become a piano tuner.',
            why: 'The sentence looks back at what he has done so far. It names no plan.',
          },
          { right: 'suspects that he has settled for too little.' },
          {
            wrong: 'is afraid that his pass will be checked.',
            why: 'The pass is in his thoughts, but as an example: it is nearly true.',
          },
          { wrong: 'feels content with his life.', why: '“So far … content” marks a contentment that is ending.' },
        ],
        explain:
          'He takes the tuner’s word, “near,” and applies it to himself. “So far” hints that what contented him until now may not content him any longer.',
      },
    ],
  },
} satisfies DemoSets;

export const literaryNarrative: DemoSubsubtopic = {
  title: 'A story: The Ferry Bell',
  skills: [
    'sat.reading-and-writing.information-and-ideas.central-ideas-and-details',
    'sat.reading-and-writing.information-and-ideas.inferences',
    'act.reading.key-ideas-and-details.central-ideas-and-themes',
    'act.reading.key-ideas-and-details.details-and-inferences',
  ],
  sets: narrativeSets,
  sequence: sequence(narrativeSets, {
    whatHappens: {
      stem: about(ferry, 'Which choice best describes what happens in the passage?'),
      rank: 1,
      choices: [
        {
          wrong: 'A young woman decides to give up a post that no longer pays.',
          why: 'Her future is uncertain, but at the end she does her work instead of leaving it.',
        },
        {
          wrong: 'A village argues about whether a ferry is still needed.',
          why: 'The council’s letter is mentioned, but no argument is shown.',
        },
        {
          wrong: 'A young woman mourns a father who was lost in the fog.',
          why: 'He died in March, and nothing is said about how. The fog belongs to the twelfth evening.',
        },
        { right: 'A young woman who doubts the use of her work comes to make it her own.' },
      ],
      explain:
        'A summary has to fit the whole passage, above all its turn. At first Ines is annoyed by empty rings and by her father’s rule. At the end she answers a ring that could be empty, and says his words as her own.',
      onRight: { to: 'inEarnest' },
      onWrong: { to: 'whatChanges' },
    },
    whatChanges: {
      stem: about(ferry, 'At the start Ines finds her father’s rule annoying. What does she do with it at the end?'),
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'She replaces it with a rule of her own.',
          why: 'Her last words are close to his rule: every ring is answered.',
        },
        { right: 'She lives by it, and even says it in her own words.' },
        { wrong: 'She forgets it.', why: 'She “heard whose sentence it was,” so she remembers it well.' },
        {
          wrong: 'She explains it to the children.',
          why: 'The children do not appear after the first paragraph, except in her thoughts.',
        },
      ],
      explain:
        'In most stories something changes between the start and the end, and that change is the main idea. Her father said that one must answer every ring. At the end she crosses for a single ring and tells the old woman that “there’s always someone.”',
      onRight: { to: 'inEarnest' },
      onWrong: { set: 'nearlyRight', then: 'inEarnest' },
    },
    inEarnest: {
      stem: about(ferry, 'As used in the first sentence, “in earnest” most nearly means'),
      rank: 1,
      choices: [
        { wrong: 'loudly.', why: 'How loud the bell rings is never mentioned.' },
        { wrong: 'with honesty.', why: 'This is close to how “earnest” is used of people. Here it is said of a ring.' },
        { right: 'because a crossing was wanted.' },
        { wrong: 'for the first time.', why: 'The bell had been rung before, by the children.' },
      ],
      explain:
        'The next sentence shows what the words are set against: children ring and run away. A ring in earnest is one that is meant, by someone who wants to cross.',
      onRight: { to: 'theKnot' },
      onWrong: { to: 'setAgainst' },
    },
    setAgainst: {
      stem: about(ferry, 'Which words in the passage best show what “in earnest” is set against?'),
      rank: 0,
      choices: [
        { right: '“pulled the rope once, and scattered into the reeds”' },
        { wrong: '“one must answer every ring”', why: 'This is the rule for answering, not a way of ringing.' },
        {
          wrong: '“The bridge was the reason that no one came”',
          why: 'This tells why few people ring. It does not tell of another way of ringing.',
        },
        { wrong: '“her hands did not stop”', why: 'This is about Ines at her net.' },
      ],
      explain:
        'Words in context are often explained by a contrast nearby. Before anyone rang in earnest, children rang for fun and ran off.',
      onRight: { to: 'theKnot' },
      onWrong: { set: 'nearlyRight', then: 'theKnot' },
    },
    theKnot: {
      stem: about(
        ferry,
        'The words “as if finishing the knot were the same as making up her mind” mainly serve to show that Ines',
      ),
      rank: 2,
      choices: [
        { wrong: 'takes pride in mending nets.', why: 'The net matters only as something to do while she decides.' },
        { right: 'is putting off a decision that she is about to make.' },
        { wrong: 'has not heard the bell.', why: 'She has counted its rings: “Once was the children’s ring.”' },
        { wrong: 'is too tired to row.', why: 'Nothing is said about tiredness.' },
      ],
      explain:
        '“As if” tells that finishing the knot is not the same as deciding. She lets her hands go on while she weighs whether the ring is real, and then takes down the lantern.',
      onRight: { to: 'forgottenRoad' },
      onWrong: { set: 'nearlyRight', then: 'forgottenRoad' },
    },
    forgottenRoad: {
      stem: about(ferry, 'The statement that “the road had simply forgotten the village” most nearly means that'),
      rank: 1,
      choices: [
        { right: 'travelers now went another way.' },
        {
          wrong: 'the villagers had lost their memories of the time before the bridge.',
          why: 'It is the road that forgets, as a figure of speech for its travelers.',
        },
        { wrong: 'the village had been removed from maps.', why: 'Nothing is said about maps.' },
        {
          wrong: 'the road was no longer repaired.',
          why: 'Forgetting could suggest neglect, but the sentence is about the bridge and where people go.',
        },
      ],
      explain:
        'A road forgets nothing; the words stand for the people on it. Since the bridge was opened upstream, they no longer pass through the village.',
      onRight: { to: 'whoseSentence' },
      onWrong: { set: 'nearlyRight', then: 'whoseSentence' },
    },
    whoseSentence: {
      stem: about(ferry, 'The words “heard whose sentence it was” suggest that Ines'),
      rank: 3,
      choices: [
        { wrong: 'recognizes the old woman’s voice.', why: 'Ines is the one who has just spoken.' },
        {
          wrong: 'believes that her father is near.',
          why: 'The fog and the late hour may suggest this, but she hears a sentence, not a person.',
        },
        { right: 'notices that she speaks as her father would have spoken.' },
        { wrong: 'wishes that she had answered more kindly.', why: 'Her answer is kind, and she holds out her hand.' },
      ],
      explain:
        'Her sentence, “There’s always someone,” is another form of his rule that every ring must be answered. She hears it as she says it, and her gesture shows that she accepts it.',
      help: 'Which sentence in the first paragraph says nearly the same thing?',
      helpExplain: 'Her father used to say “that one must answer every ring.”',
      onRight: { set: 'nearlyRight' },
      onWrong: { set: 'nearlyRight' },
    },
  }),
};
