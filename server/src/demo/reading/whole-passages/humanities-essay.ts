import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const spaces = md`:::passage From “The Space Between Words,” an essay written for this course
  Open a Latin book copied in the year 400 and you meet a wall. The letters run from margin to margin without a gap,
  and where one word ends and the next begins is left to you. The Romans had for a time put dots between words, and
  then, by the third century, they gave them up.

  To us this seems perverse. Why abandon a thing so useful? Part of the answer is that a book was then less a text
  than a score. It was meant to be voiced, often by a reader who had prepared it as a musician prepares a piece. A
  listener needs no spaces, since the voice supplies them. And whoever read alone, muttering the syllables, could hear
  the words come apart by themselves. Nobody complained. An easier page was no more wanted than an easier violin.

  The change came from the edge of the world that used Latin. In the seventh and eighth centuries, scribes in Ireland
  were copying a language that none of them had heard in the cradle. An Italian could recognize many Latin words by
  ear, because they were close to those he spoke. An Irish scribe could not. He had learned Latin from the page, word
  by word, with the help of grammars and lists, and so he wrote it as he had learned it: in words, with a space after
  each. What looks to us like an improvement was a crutch. It was the mark of people who did not know the language
  well enough to do without.

  The crutch traveled. Irish scribes took it to England and to the continent, and within a few centuries it had become
  the usual way of writing in most of Europe. By then it had done something that nobody had planned. A word with air
  around it can be recognized at a glance, like a face. The eye runs ahead of the tongue, and at last the tongue falls
  silent. Some historians connect the space with the spread of silent reading, and silent reading with new habits of
  thought: notes in the margin, references from page to page, the practice of stopping at a sentence to quarrel with
  it. How close the connection is remains a matter of debate, for some readers had been silent long before. That the
  space made silence easier, no one doubts.

  It is pleasant to think that great tools come from masters. This one came from learners. Those who felt the
  difficulty removed it, and those who had never felt it followed in the end, as everyone takes the ramp that was
  built for the wheelchair.
  :::`;

const essaySets = {
  spacesAgain: {
    title: 'More about the essay',
    questions: [
      {
        stem: about(spaces, 'When the author calls an ancient book “a score,” the word most nearly means'),
        rank: 1,
        skills: ['act.reading.craft-and-structure.word-meanings'],
        choices: [
          { wrong: 'the result of a contest.', why: 'This is a common sense of “score,” but nobody competes here.' },
          { right: 'directions for a performance.' },
          { wrong: 'a group of twenty things.', why: 'This is an old sense of “score,” as in “a score of years.”' },
          {
            wrong: 'a scratch on a surface.',
            why: 'This comes from “to score a line,” and no surface is marked here.',
          },
        ],
        explain:
          'The next sentences explain the image: the book is to be voiced, and the reader prepares it “as a musician prepares a piece.” A musician plays from a score.',
      },
      {
        stem: about(spaces, 'The author mentions “an easier violin” mainly in order to suggest that'),
        rank: 2,
        skills: ['act.reading.craft-and-structure.purpose-and-point-of-view'],
        choices: [
          {
            wrong: 'reading in antiquity was accompanied by music.',
            why: 'Music serves as a comparison. Nothing is said about music being played.',
          },
          {
            wrong: 'skilled readers made great demands for better books.',
            why: 'The sentence before says the opposite: nobody complained.',
          },
          {
            wrong: 'an unspaced page was as pleasant to look at as a violin.',
            why: 'The comparison is about difficulty, not about looks.',
          },
          { right: 'those who had mastered a skill did not mind that it was hard.' },
        ],
        explain:
          'A violinist has learned to play a hard instrument and does not ask for an easier one. In the same way, trained readers did not ask for an easier page.',
      },
      {
        stem: about(spaces, 'It can reasonably be inferred that an Italian scribe of the seventh century'),
        rank: 2,
        skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
        choices: [
          { right: 'felt less need for spaces between words than an Irish scribe.' },
          {
            wrong: 'had learned Latin from the same lists as an Irish scribe.',
            why: 'The lists are mentioned as the Irish way of learning, in contrast to Italians.',
          },
          {
            wrong: 'could neither speak nor write any language but Latin.',
            why: 'He spoke a language that was close to Latin.',
          },
          {
            wrong: 'tried to keep the Irish way of writing out of Italy.',
            why: 'The passage tells of no resistance.',
          },
        ],
        explain:
          'The Italian recognized many words by ear; the Irish scribe could not, “and so” he wrote spaces. Where the reason is missing, so is the need.',
      },
      {
        stem: about(spaces, 'According to the passage, historians still disagree about'),
        rank: 1,
        skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
        choices: [
          {
            wrong: 'whether the Romans ever put dots between words.',
            why: 'The first paragraph states this as a fact.',
          },
          {
            wrong: 'whether the space makes it easier to read silently.',
            why: 'This is what “no one doubts.”',
          },
          { right: 'how much the space had to do with the spread of silent reading.' },
          {
            wrong: 'how long it took for the space to spread over Europe.',
            why: 'The passage gives “a few centuries” and mentions no debate about it.',
          },
        ],
        explain:
          'The words are “How close the connection is remains a matter of debate.” The connection is the one between the space and silent reading, named in the sentence before.',
      },
      {
        stem: about(spaces, 'How is the last paragraph related to the third?'),
        rank: 3,
        choices: [
          {
            wrong: 'It withdraws the claim that the space came from Ireland.',
            why: '“This one came from learners” repeats the claim. The learners are the Irish scribes.',
          },
          {
            wrong: 'It gives a second cause of the change described there.',
            why: 'It names the same cause: the people who felt the difficulty.',
          },
          {
            wrong: 'It describes an event that took place before that change.',
            why: 'It tells of no event. It draws a lesson.',
          },
          { right: 'It draws a general lesson from the case described there.' },
        ],
        explain:
          'The third paragraph tells of Irish scribes and their crutch. The last speaks of tools, masters, and learners in general. From one case to a rule: that is a lesson.',
      },
      {
        stem: about(spaces, 'In the passage, the main effect of the spread of spaces is that readers'),
        rank: 1,
        choices: [
          {
            wrong: 'began to learn Latin from lists and grammars.',
            why: 'This came before the spaces and was part of their cause.',
          },
          { right: 'could take in words with the eye alone.' },
          {
            wrong: 'gave up the dots that the Romans had used.',
            why: 'The dots were given up centuries before.',
          },
          {
            wrong: 'prepared a text as if they were musicians.',
            why: 'This is how texts without spaces were read.',
          },
        ],
        explain:
          'The fourth paragraph tells what the space did: a word is recognized “at a glance,” and “the tongue falls silent.” The other choices belong to earlier times.',
      },
      {
        stem: about(spaces, 'The Italian is mentioned in the third paragraph mainly as'),
        rank: 2,
        choices: [
          {
            wrong: 'an example of a scribe who learned to use the space.',
            why: 'Nothing is said about his use of spaces.',
          },
          {
            wrong: 'a teacher from whom the Irish scribe learned his Latin.',
            why: 'The Irish scribe learned from grammars and lists.',
          },
          { right: 'a contrast that shows what the Irish scribe was lacking.' },
          {
            wrong: 'a witness who reports how the Irish scribe worked.',
            why: 'The author reports, and the Italian knows nothing of the Irish.',
          },
        ],
        explain:
          '“An Italian could … An Irish scribe could not.” The 2 sentences are built alike so that the difference stands out: the one had Latin in his ear, the other only on the page.',
      },
    ],
  },
} satisfies DemoSets;

export const humanitiesEssay: DemoSubsubtopic = {
  title: 'An essay: The Space Between Words',
  skills: ['act.reading.key-ideas-and-details.summaries-and-relationships'],
  sets: essaySets,
  sequence: sequence(essaySets, {
    firstEvent: {
      stem: about(spaces, 'Which of these events came first?'),
      rank: 0,
      choices: [
        {
          wrong: 'Irish scribes wrote Latin with spaces between words.',
          why: 'This was in the seventh and eighth centuries.',
        },
        {
          wrong: 'Most of Europe came to write with spaces.',
          why: 'This was “within a few centuries” after the Irish scribes.',
        },
        { right: 'The Romans put dots between words.' },
        {
          wrong: 'The Romans gave up the dots between words.',
          why: 'They gave the dots up before this, by the third century.',
        },
      ],
      explain:
        'The passage begins in the year 400 and then goes back: “The Romans had for a time put dots between words.” The form “had put” marks the earlier event. Dots, no dots, Irish spaces, Europe: this is the order.',
      onRight: { to: 'whySpaces' },
      onWrong: { to: 'scribeLearned' },
    },
    scribeLearned: {
      stem: about(spaces, 'According to the third paragraph, how had an Irish scribe learned Latin?'),
      rank: 0,
      skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
      explainFirst: true,
      choices: [
        { right: 'From the page, with grammars and lists' },
        { wrong: 'By ear, from the people around him', why: 'This is how an Italian knew many of the words.' },
        { wrong: 'In the cradle, from his parents', why: '“None of them had heard” it in the cradle.' },
        { wrong: 'From scribes who had come from Italy', why: 'The passage mentions no teachers from Italy.' },
      ],
      explain:
        'Find the words in the text: “He had learned Latin from the page, word by word, with the help of grammars and lists.” A question that begins with “according to” is answered by one sentence of the passage.',
      onRight: { to: 'whySpaces' },
      onWrong: { set: 'spacesAgain', then: 'whySpaces' },
    },
    whySpaces: {
      stem: about(spaces, 'According to the passage, Irish scribes left spaces between words because they'),
      rank: 1,
      choices: [
        {
          wrong: 'wanted to improve on the books of the Romans.',
          why: 'It “looks to us like an improvement,” but it was meant as a help for themselves.',
        },
        { right: 'knew Latin only as a language of separate written words.' },
        {
          wrong: 'had found dots between words in old Roman books.',
          why: 'The passage does not connect the dots with the Irish scribes.',
        },
        {
          wrong: 'read in silence and did not need to hear the words.',
          why: 'Silent reading is a later effect of the space, not its cause.',
        },
      ],
      explain:
        'The words “and so” join cause and effect: he had learned Latin word by word, “and so he wrote it as he had learned it.” Take care not to turn a later effect into the cause.',
      onRight: { to: 'secondSummary' },
      onWrong: { set: 'spacesAgain', then: 'secondSummary' },
    },
    secondSummary: {
      stem: about(spaces, 'Which sentence best sums up the second paragraph?'),
      rank: 2,
      choices: [
        {
          wrong: 'The ancients gave up spaces because they wished to make reading difficult.',
          why: 'Nobody wished for difficulty. They did not feel it.',
        },
        {
          wrong: 'In antiquity books were often read by people who had trained as musicians.',
          why: 'A reader prepared “as a musician” does. This is a comparison.',
        },
        {
          wrong: 'It remains a mystery why the Romans abandoned something so useful.',
          why: 'The question is asked in order to be answered.',
        },
        { right: 'As books were read aloud by the skilled, no one missed the spaces.' },
      ],
      explain:
        'The paragraph asks a question and answers it. A summary must hold the answer: the voice supplied the spaces, and trained readers did not complain. Single words such as “musician” do not make a summary.',
      onRight: { to: 'wholeSummary' },
      onWrong: { to: 'eyeAndTongue' },
    },
    eyeAndTongue: {
      stem: about(spaces, 'The statement that “the eye runs ahead of the tongue” means that readers'),
      rank: 1,
      skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
      choices: [
        { right: 'see a word faster than they can say it.' },
        { wrong: 'skip words that are hard to pronounce.', why: 'Nothing is skipped. The word is recognized faster.' },
        { wrong: 'say words before they have seen them.', why: 'This turns the statement around.' },
        { wrong: 'can no longer speak while they read.', why: 'They fall silent because they need not speak.' },
      ],
      explain:
        'The sentence before says that a word is recognized “at a glance.” A glance is faster than speech, so the eye is ahead. Restate an image in plain words before you look at the choices.',
      onRight: { to: 'wholeSummary' },
      onWrong: { set: 'spacesAgain', then: 'wholeSummary' },
    },
    wholeSummary: {
      stem: about(spaces, 'Which sentence best sums up the passage as a whole?'),
      rank: 3,
      choices: [
        {
          wrong: 'The Romans used dots, then nothing, and so made reading hard for many centuries.',
          why: 'This covers the first 2 paragraphs and leaves out the Irish scribes and what followed.',
        },
        { right: 'A help that learners of Latin devised for themselves changed the way that Europe reads.' },
        {
          wrong: 'Silent reading, which was unknown in antiquity, was invented by scribes in Ireland.',
          why: 'Some ancient readers were silent, and the scribes invented the space, not silence.',
        },
        {
          wrong: 'Historians have shown that new habits of thought come from the tools of masters.',
          why: 'The last paragraph says that this tool came from learners.',
        },
      ],
      explain:
        'A summary of the whole has to hold the main steps: learners of Latin, their crutch, its spread, its effect on reading. Test each choice for what it leaves out and for what the passage denies.',
      onRight: { set: 'spacesAgain' },
      onWrong: { set: 'spacesAgain' },
    },
  }),
};
