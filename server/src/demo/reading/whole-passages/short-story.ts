import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const weather = md`:::passage From “The Weather Book,” a story written for this course
  When my grandmother moved to town, she took the clock, the good chairs, and the cat. The weather book she left to
  me. It was not one book but eleven, school notebooks with gray covers, and it began on the first of March,
  forty-one years before.

  “Every evening,” she said. “High, low, wind, sky. It takes three minutes.”

  “And if I forget?”

  “Then you will make something up,” she said, “and you will know that you did. I don’t recommend it.”

  I was twelve, and I thought that three minutes were nothing. By May I had learned how long nothing can be. I wrote in
  bed, without having looked at the thermometer. I wrote *15, 7, west, cloudy*, which in our valley is nearly always
  nearly true.

  One rainy Sunday I began to read in the old books, mostly to see whether she had ever cheated. The numbers went on,
  page after page, in her small upright hand. Then, on a ninth of June, the line did not stop where it should: *24, 11,
  south, clear. Nils walked.* Nils is my father. I read on more slowly. *3, −4, north, snow. Borrowed Ada’s sled and did
  not return it till dark.* *19, 12, west, showers. Sold the brown mare. No more about it.* There was one such line in a
  month, seldom two.

  In the fourth book the numbers stood alone for eleven weeks, and the hand was not hers but my grandfather’s, large and
  leaning, the hand of a man who had never in his life cared what the wind did. She had been in the hospital that
  spring. I had been told about it. I had never thought about who had gone out to the thermometer.

  I opened my own notebook. *15, 7, west, cloudy. 15, 7, west, cloudy.* There was no saying which of these had been the
  day when I fell into the millpond, or the day when the swallows came.

  I put on my boots. It was half dark, and raining in the unhurried way that it has with us. The thermometer by the shed
  said nine. I held a wet finger up to the wind, as I had seen her do, and felt like a fool, and then felt the cold,
  quite clearly, on one side of it. I went in and wrote it down: *13, 9, north, rain.* Then I crossed out the thirteen,
  since I had not been there to see it, and left a blank.

  I sat for a while with the pen in my hand. At the end of the line I added: *Looked.*
  :::`;

const storySets = {
  weatherAgain: {
    title: 'More about the story',
    questions: [
      {
        stem: about(
          weather,
          'The words “By May I had learned how long nothing can be” mean that the narrator had found',
        ),
        rank: 1,
        skills: ['act.reading.craft-and-structure.word-meanings'],
        choices: [
          { right: 'a small daily duty harder to keep up than expected.' },
          {
            wrong: 'the days in May longer than those of winter.',
            why: 'The sentence is about the task, not about daylight.',
          },
          {
            wrong: 'that there was never anything to write about.',
            why: 'There was something to write each evening. The narrator did not look.',
          },
          {
            wrong: 'that each entry took more than three minutes.',
            why: 'The length is not that of one entry but of doing it every day.',
          },
        ],
        explain:
          '“Nothing” picks up the sentence before: three minutes were nothing. Every evening for two months, even a small thing becomes long. The next sentence shows the result: entries written in bed.',
      },
      {
        stem: about(weather, 'As used in the story, the “hand” in the old notebooks refers to'),
        rank: 0,
        skills: ['act.reading.craft-and-structure.word-meanings'],
        choices: [
          {
            wrong: 'a part of the body.',
            why: 'A notebook cannot contain this. “In her small upright hand” tells how the numbers look.',
          },
          { wrong: 'a helper on a farm.', why: 'This comes from “hired hand.”' },
          { right: 'a style of writing.' },
          {
            wrong: 'a pointer of a clock.',
            why: 'The clock went to town. The hand is “large and leaning,” like letters.',
          },
        ],
        explain:
          'The numbers are “in her small upright hand,” and the grandfather’s hand is “large and leaning.” Small, upright, large, leaning: these describe handwriting.',
      },
      {
        stem: about(weather, 'The grandmother’s answer “and you will know that you did” suggests that she'),
        rank: 2,
        skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
        choices: [
          {
            wrong: 'plans to check the entries against the weather in town.',
            why: 'She says who will know: the narrator, and nobody else.',
          },
          { right: 'trusts the narrator’s own conscience to be the judge.' },
          {
            wrong: 'made up most of the entries in the old notebooks.',
            why: 'Nothing in the story says so, and her entries are full of real events.',
          },
          {
            wrong: 'does not believe that a child can keep such a book.',
            why: 'She leaves the book to the narrator, which shows the opposite.',
          },
        ],
        explain:
          'She threatens no punishment. What she warns of is the knowledge of having cheated, and this can only trouble a person who minds.',
      },
      {
        stem: about(weather, 'The narrator crosses out the number 13 because it'),
        rank: 1,
        skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
        choices: [
          {
            wrong: 'was too high for a rainy day in that valley.',
            why: 'Made-up days have a high of 15. The number is not too high.',
          },
          { wrong: 'had been read from a broken thermometer.', why: 'The thermometer works: it said nine.' },
          {
            wrong: 'was an unlucky number in the old notebooks.',
            why: 'The notebooks do not say anything about luck.',
          },
          { right: 'was a guess and had not been seen by anyone.' },
        ],
        explain:
          'The reason follows in the same sentence: “since I had not been there to see it.” A blank is true, and a guess is not. The narrator has stopped cheating.',
      },
      {
        stem: about(weather, 'The story suggests that the grandfather kept the book for eleven weeks because'),
        rank: 2,
        choices: [
          {
            wrong: 'he had always taken an interest in the wind.',
            why: 'He “had never in his life cared what the wind did.”',
          },
          {
            wrong: 'the grandmother had grown tired of the task.',
            why: 'She was in the hospital, and afterward her hand returns.',
          },
          { right: 'he wanted to keep up for her what she could not.' },
          {
            wrong: 'he wished to prove that his numbers were better.',
            why: 'Nothing is said about a contest.',
          },
        ],
        explain:
          'Two facts stand side by side: he did not care about the wind, and she was in the hospital. If he went out each day all the same, he did it for her sake. The story leaves it to the reader to join the facts.',
      },
      {
        stem: about(weather, 'The main idea of the story is that the narrator comes to understand that'),
        rank: 2,
        skills: ['act.reading.key-ideas-and-details.central-ideas-and-themes'],
        choices: [
          { right: 'to keep a record is to pay attention to one’s life.' },
          {
            wrong: 'weather is easier to measure than to describe.',
            why: 'Measuring is easy from the start. The narrator just does not do it.',
          },
          {
            wrong: 'grandparents were more honest than the young are.',
            why: 'The story compares no generations, and the narrator becomes honest.',
          },
          {
            wrong: 'old notebooks should be kept in dry places.',
            why: 'The story does not discuss how notebooks are stored.',
          },
        ],
        explain:
          'The false entries have erased days that mattered, and the true ones have saved such days. The last word, “Looked,” names what the narrator has learned to do.',
      },
      {
        stem: about(weather, 'How does the paragraph about the grandfather’s entries relate to the end of the story?'),
        rank: 3,
        choices: [
          {
            wrong: 'It shows the mistake that the narrator repeats at the end.',
            why: 'The grandfather’s numbers are not called false. He went out to look.',
          },
          {
            wrong: 'It explains why the narrator has to guess the high.',
            why: 'The high is missing because the narrator was not there to see it.',
          },
          { right: 'It gives an example of the effort that the narrator then makes.' },
          {
            wrong: 'It tells of an event that the narrator writes down at the end.',
            why: 'At the end the narrator writes down the weather of that evening.',
          },
        ],
        explain:
          'A man who did not care about the wind went out every day for eleven weeks. Soon after reading this, the narrator goes out in the rain, too. The example comes before the change.',
      },
    ],
  },
} satisfies DemoSets;

export const shortStory: DemoSubsubtopic = {
  title: 'A story: The Weather Book',
  skills: ['act.reading.key-ideas-and-details.summaries-and-relationships'],
  sets: storySets,
  sequence: sequence(storySets, {
    orderOfEvents: {
      stem: about(weather, 'Which of these happens last?'),
      rank: 0,
      choices: [
        {
          wrong: 'The narrator reads in the old notebooks.',
          why: 'This leads the narrator to go outside. It comes before.',
        },
        { wrong: 'The narrator writes entries in bed.', why: 'This was by May, before the rainy Sunday.' },
        {
          wrong: 'The grandfather writes down the weather.',
          why: 'This happened many years before, in the fourth book.',
        },
        { right: 'The narrator goes out to read the thermometer.' },
      ],
      explain:
        'Put the events on a line: the grandfather’s entries long ago, the move to town, the entries in bed, the rainy Sunday with the books, and then the boots and the thermometer.',
      onRight: { to: 'whyRead' },
      onWrong: { to: 'whoIsNils' },
    },
    whoIsNils: {
      stem: about(weather, 'Who is Nils, and what does his line in the notebook record?'),
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'The narrator’s grandfather, who went for a walk', why: '“Nils is my father.”' },
        { right: 'The narrator’s father, who took his first steps' },
        {
          wrong: 'A neighbor, who came on foot to lend a sled',
          why: 'The sled was Ada’s, and the entry is another one.',
        },
        {
          wrong: 'The narrator’s brother, who moved to town',
          why: 'It was the grandmother who moved, and no brother is mentioned.',
        },
      ],
      explain:
        '“Nils is my father,” the narrator says. The notebooks began forty-one years ago, so he was a small child. “Nils walked” is worth an extra line only if it was for the first time.',
      onRight: { to: 'whyRead' },
      onWrong: { set: 'weatherAgain', then: 'whyRead' },
    },
    whyRead: {
      stem: about(weather, 'At first, the narrator reads in the old notebooks in order to'),
      rank: 1,
      skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
      choices: [
        { right: 'find out whether the grandmother had made up entries too.' },
        {
          wrong: 'learn how the wind and the sky ought to be described.',
          why: 'The grandmother had explained this in four words.',
        },
        {
          wrong: 'discover what had happened to the family in those years.',
          why: 'The narrator finds this there, but did not look for it.',
        },
        {
          wrong: 'copy numbers of earlier years into the new notebook.',
          why: 'The narrator’s numbers were invented, not copied.',
        },
      ],
      explain:
        'The text says “mostly to see whether she had ever cheated.” The narrator was cheating and hoped for company. What the notebooks really contain comes as a surprise.',
      onRight: { to: 'effectOfLines' },
      onWrong: { set: 'weatherAgain', then: 'effectOfLines' },
    },
    effectOfLines: {
      stem: about(weather, 'The narrator’s own entries seem worthless after the reading of the old ones because they'),
      rank: 2,
      choices: [
        {
          wrong: 'are written in bed and cannot be read by anyone else.',
          why: 'They can be read. The narrator quotes them.',
        },
        { wrong: 'record fewer numbers for each day than the old ones.', why: 'They have the same four items.' },
        { right: 'do not allow one day to be told from another.' },
        {
          wrong: 'mention a fall into the millpond and the swallows.',
          why: 'They do not mention these. That is what is missing.',
        },
      ],
      explain:
        'All the narrator’s lines are the same: “There was no saying which of these had been the day when I fell into the millpond.” The grandmother’s lines bring back single days.',
      onRight: { to: 'storySummary' },
      onWrong: { to: 'nearlyTrue' },
    },
    nearlyTrue: {
      stem: about(weather, 'Why can the narrator write “15, 7, west, cloudy” without looking?'),
      rank: 0,
      skills: ['act.reading.key-ideas-and-details.details-and-inferences'],
      choices: [
        { wrong: 'The grandmother had written it every day.', why: 'Her entries are different from day to day.' },
        { right: 'In the valley this is about right on most days.' },
        {
          wrong: 'The thermometer can be seen from the bed.',
          why: 'It is by the shed, and the narrator had not looked at it.',
        },
        {
          wrong: 'It is the weather on the first day of the book.',
          why: 'The story does not give the weather of that day.',
        },
      ],
      explain:
        'The entry is “nearly always nearly true.” That makes cheating easy. It also makes the entries useless, since they would fit almost any day.',
      onRight: { to: 'storySummary' },
      onWrong: { set: 'weatherAgain', then: 'storySummary' },
    },
    storySummary: {
      stem: about(weather, 'Which sentence best sums up the story?'),
      rank: 2,
      choices: [
        {
          wrong: 'A grandmother moves to town and leaves some weather notebooks and a few pieces of advice behind.',
          why: 'This is only the beginning.',
        },
        {
          wrong: 'A child finds out that the weather notebooks of a grandmother were partly written by someone else.',
          why: 'This is one discovery. The change that follows is left out.',
        },
        {
          wrong: 'A child who measures the weather with care grows tired of it and begins to invent the numbers.',
          why: 'This breaks off in the middle, and the end turns it around.',
        },
        { right: 'A child who has been inventing weather entries reads the old ones and begins to look in earnest.' },
      ],
      explain:
        'The summary of a story names who changes, from what, through what, and to what. Here: a child, from invented entries, through the old notebooks, to looking.',
      onRight: { set: 'weatherAgain' },
      onWrong: { set: 'weatherAgain' },
    },
  }),
};
