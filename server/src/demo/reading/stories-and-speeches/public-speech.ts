import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const lamp = md`:::passage From a speech to a town meeting, written for this course in the manner of the 1870s
  Friends and neighbors: I am told that the town cannot afford a lamp. The reading room, which you built by
  subscription and of which you are justly proud, closes its doors at five o’clock, because after five it
  would want a lamp, and the lamp would want oil, and the oil would want eleven dollars in the year. I have
  looked into the matter, and the figure is correct. I do not come to dispute the eleven dollars. I come to
  ask what we have bought with the rest.

  For consider who may use this room as it stands. The mill bell rings at six in the morning, and it rings
  again at six in the evening. Between those bells are nearly all of our young people who have left school,
  and a good many who ought not to have left it. At the hour when the mill lets go of them, the reading room
  has been locked an hour. We have built a house for readers and hung upon its door the one notice that most
  of our readers cannot satisfy: Come when you are not able.

  It is said that they would not come. It may be so. A man who has stood for twelve hours is not always
  hungry for geography. But I observe that we did not ask, before we dug the town well, whether every citizen
  was thirsty. We dug it, and we put it where it could be reached, and we left the thirst to Providence.

  It is said, too, that books will make them discontented. I hope so. I have never known a good thing done in
  this town by a person who was contented with it. The well was dug by discontented people. So was the canal;
  so, if our grandfathers are to be believed, was the country.

  Eleven dollars, then. It is less than we spent last year on painting the fence around the common, a fence
  which keeps nothing in and nothing out. I do not speak against the fence. I ask only that a town which can
  afford to be handsome by day should afford to be useful by night.
  :::`;

const reply = md`:::passage From a letter to a newspaper, written for this course in the manner of the 1870s
  Sir: Much was said on Tuesday of lamps and wells, and it was said so well that several persons near me had
  voted before they had finished admiring. I wish to put in a word for arithmetic.

  The eleven dollars is for oil. But a lamp must be lit, trimmed, and watched, and a room full of paper is not
  a place in which to leave a flame to itself. Someone must sit with it. If he is paid, the cost is not eleven
  dollars but nearer ninety; if he is not paid, he will come for a month, out of zeal, and after that we shall
  have either a dark room or a burnt one. I do not oppose the reading room. I gave to it. I oppose a promise of
  which the second half has been left off the bill.

  As to the well, it is quite true that we did not inquire who was thirsty. But we did inquire how deep the
  water lay, and what the digging would cost, and who would keep the rope in repair. It was the dullest meeting
  that I ever attended, and the well has not failed us since.

  Let the town, therefore, open the room on two evenings in the week, with a keeper, at a price that has been
  counted, and let us see who comes. If the room is full, I shall move for a third evening myself, and speak for
  it as handsomely as I am able.

  A Subscriber
  :::`;

const speechSets = {
  subscriber: {
    title: 'A reply: letter from a subscriber',
    questions: [
      {
        stem: about(reply, 'The writer’s main proposal is that the town should'),
        rank: 1,
        choices: [
          {
            wrong: 'keep the reading room closed in the evening.',
            why: 'The writer objects to the plan as proposed, but not to opening in the evening.',
          },
          { right: 'open the room on a few evenings, with all costs counted.' },
          {
            wrong: 'find volunteers to watch the lamp.',
            why: 'The writer expects volunteers to stop coming after a month.',
          },
          { wrong: 'hold a second vote on the well.', why: 'The well is only a comparison.' },
        ],
        explain:
          'The last paragraph says what is to be done: 2 evenings a week, a keeper, “a price that has been counted.” The word “therefore” marks the conclusion.',
      },
      {
        stem: about(
          reply,
          'The remark that some persons “had voted before they had finished admiring” suggests that they',
        ),
        rank: 2,
        choices: [
          {
            wrong: 'voted too slowly to be counted.',
            why: 'The words are about what came first, the vote or the end of the admiring.',
          },
          { wrong: 'admired the new reading room.', why: 'What was admired is how things “were said” on Tuesday.' },
          { wrong: 'were not entitled to vote.', why: 'Nothing is said about who may vote.' },
          { right: 'were carried away by the way the case was put.' },
        ],
        explain:
          'They were still admiring the speech when they voted, so they had not yet thought about what it asked for.',
      },
      {
        stem: about(reply, 'The “second half” that “has been left off the bill” is'),
        rank: 1,
        choices: [
          { right: 'the cost of someone to watch the lamp.' },
          { wrong: 'the cost of the oil.', why: 'The oil is the half that was named: 11 dollars.' },
          { wrong: 'the cost of a second lamp.', why: 'Only 1 lamp is mentioned.' },
          {
            wrong: 'the writer’s own gift to the room.',
            why: 'The gift is mentioned to show that the writer is not an opponent.',
          },
        ],
        explain:
          'The paragraph sets 11 dollars for oil against “nearer ninety” with a keeper. What is missing from the bill is the keeper.',
      },
      {
        stem: about(reply, 'How does the writer use the comparison with the well?'),
        rank: 3,
        choices: [
          { wrong: 'To show that the well was a mistake', why: 'The well “has not failed us since.” It is a success.' },
          { wrong: 'To complain about dull meetings', why: 'The dull meeting is praised: it is why the well works.' },
          { right: 'To turn an example of the other side into a case for planning' },
          {
            wrong: 'To prove that people want books less than water',
            why: 'The writer agrees that nobody asked who was thirsty and leaves it at that.',
          },
        ],
        explain:
          'The writer grants the point, “it is quite true,” and goes on with “but”: depth, cost and upkeep were asked about. So the same well speaks for counting first.',
      },
      {
        stem: about(reply, 'As used in the last paragraph, “move” most nearly means'),
        rank: 1,
        choices: [
          { right: 'make a formal proposal.' },
          {
            wrong: 'stir the feelings of others.',
            why: 'Speaking “handsomely” may suggest this, but one cannot stir feelings “for a third evening.”',
          },
          { wrong: 'change place.', why: 'This is the most common meaning, but the writer does not go anywhere.' },
          { wrong: 'hurry.', why: 'The writer wants to wait and see who comes.' },
        ],
        explain:
          'At a meeting one moves that something be done: one proposes it for a vote. The writer would propose a third evening.',
      },
      {
        stem: about(reply, 'The tone of the letter is best described as'),
        rank: 2,
        choices: [
          { right: 'courteous and dry.' },
          { wrong: 'bitter and accusing.', why: 'The writer differs from the speaker but calls the speech well said.' },
          { wrong: 'fearful and pleading.', why: 'The burnt room is a calm warning, not a cry of fear.' },
          { wrong: 'indifferent and brief.', why: 'The writer gave to the room and offers to speak for it.' },
        ],
        explain:
          'The writer praises the other side, promises to help, and makes small jokes with a straight face, such as the “word for arithmetic” and “the dullest meeting that I ever attended.”',
      },
    ],
  },
} satisfies DemoSets;

export const publicSpeech: DemoSubsubtopic = {
  title: 'A speech: On the price of a lamp',
  skills: [
    'sat.reading-and-writing.information-and-ideas.central-ideas-and-details',
    'sat.reading-and-writing.craft-and-structure.text-structure-and-purpose',
    'act.reading.key-ideas-and-details.central-ideas-and-themes',
    'act.reading.key-ideas-and-details.details-and-inferences',
  ],
  sets: speechSets,
  sequence: sequence(speechSets, {
    mainClaim: {
      stem: about(lamp, 'The speaker’s main claim is that the town should'),
      rank: 1,
      choices: [
        { right: 'pay to keep the reading room open in the evening.' },
        {
          wrong: 'shorten the working day at the mill.',
          why: 'The hours of the mill are the reason for the plan, but the speaker does not ask to change them.',
        },
        {
          wrong: 'spend nothing more on the fence around the common.',
          why: 'The speaker says so: “I do not speak against the fence.”',
        },
        {
          wrong: 'check the figures given for the cost of oil.',
          why: 'The speaker has checked them and calls the figure correct.',
        },
      ],
      explain:
        'A main claim is what the speaker wants the listeners to do or believe. Everything here, the bells, the well and the fence, supports spending 11 dollars for a lamp, so that those who work until 6 can read.',
      onRight: { to: 'wantALamp' },
      onWrong: { to: 'askedFor' },
    },
    askedFor: {
      stem: about(lamp, 'What are the listeners asked to do with 11 dollars?'),
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'Buy more books', why: 'Books are not bought in the passage. The room has them already.' },
        { wrong: 'Paint the fence', why: 'That was done last year, for more than 11 dollars.' },
        { right: 'Buy a year’s oil for a lamp in the reading room' },
        { wrong: 'Dig a well', why: 'The well was dug long ago and is only a comparison.' },
      ],
      explain:
        'Ask what would be different the day after if the listeners agreed. The oil would be bought, the lamp would burn, and the reading room could stay open after 5.',
      onRight: { to: 'wantALamp' },
      onWrong: { set: 'subscriber', then: 'wantALamp' },
    },
    wantALamp: {
      stem: about(lamp, 'As used in the first paragraph (“it would want a lamp”), “want” most nearly means'),
      rank: 0,
      choices: [
        { wrong: 'wish for.', why: 'This is the common meaning today, but a room, a lamp and oil have no wishes.' },
        { wrong: 'search for.', why: 'Nothing is being looked for.' },
        {
          wrong: 'be poor in.',
          why: '“Want” can mean poverty, but not in a sentence about what comes next in a chain.',
        },
        { right: 'require.' },
      ],
      explain:
        'Put each choice in its place: the room would require a lamp, the lamp oil, and the oil 11 dollars. Older texts often use “want” for “need.”',
      onRight: { to: 'whyTheWell' },
      onWrong: { set: 'subscriber', then: 'whyTheWell' },
    },
    whyTheWell: {
      stem: about(lamp, 'The speaker mentions the town well in the third paragraph mainly to'),
      rank: 2,
      choices: [
        { wrong: 'show that the town has wasted money before.', why: 'The well is given as something done rightly.' },
        { right: 'answer the objection that few people would come.' },
        {
          wrong: 'suggest that water is more important than books.',
          why: 'The 2 are set side by side, not against each other.',
        },
        { wrong: 'praise the people who dug it.', why: 'That comes in the fourth paragraph, for another reason.' },
      ],
      explain:
        'The paragraph opens with an objection: “It is said that they would not come.” The well is the answer: useful things are put within reach without asking first who will use them.',
      onRight: { to: 'grantedFigure' },
      onWrong: { to: 'whoseView' },
    },
    whoseView: {
      stem: about(lamp, 'Which sentence gives a view that the speaker does not share?'),
      rank: 1,
      explainFirst: true,
      choices: [
        {
          wrong: '“I have looked into the matter, and the figure is correct.”',
          why: 'This is what the speaker found.',
        },
        { wrong: '“The well was dug by discontented people.”', why: 'This is the speaker’s own statement, in praise.' },
        { wrong: '“We dug it, and we put it where it could be reached.”', why: 'This tells what the town did.' },
        { right: '“It is said, too, that books will make them discontented.”' },
      ],
      explain:
        '“It is said” reports what others say. Speakers often name an objection in order to answer it; what follows the report is the answer.',
      onRight: { to: 'grantedFigure' },
      onWrong: { set: 'subscriber', then: 'grantedFigure' },
    },
    grantedFigure: {
      stem: about(lamp, 'By saying “I do not come to dispute the eleven dollars,” the speaker'),
      rank: 2,
      choices: [
        {
          wrong: 'admits that the plan is too expensive.',
          why: 'To accept a figure is not to find it too high. The end calls it small.',
        },
        { wrong: 'blames those who worked out the cost.', why: 'The speaker says that they were right.' },
        { right: 'grants a fact in order to turn to a more important question.' },
        { wrong: 'shows a lack of interest in money.', why: 'The speaker returns to the sum in the last paragraph.' },
      ],
      explain:
        'The next sentence begins in the same way, “I come to ask,” and names the real question: what is the room worth if its readers cannot use it?',
      onRight: { to: 'handsomeUseful' },
      onWrong: { set: 'subscriber', then: 'handsomeUseful' },
    },
    handsomeUseful: {
      stem: about(lamp, 'The last paragraph makes its point mainly by'),
      rank: 3,
      choices: [
        { right: 'setting money spent on looks against money asked for use.' },
        {
          wrong: 'listing the improvements that the town has made.',
          why: 'Only the fence is named there, and it is not called an improvement.',
        },
        { wrong: 'warning of what will happen if nothing is done.', why: 'No consequence is described.' },
        { wrong: 'repeating the answers to both objections.', why: 'Neither the well nor discontent returns in it.' },
      ],
      explain:
        'The fence “keeps nothing in and nothing out”: it is only for looks, and it cost more than the lamp would. “Handsome by day … useful by night” puts the contrast into one sentence.',
      onRight: { set: 'subscriber' },
      onWrong: { set: 'subscriber' },
    },
  }),
};
