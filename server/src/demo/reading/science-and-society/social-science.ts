import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const commons = md`:::passage From “Who Watches the Nets?,” an essay written for this course
  A pasture that anyone may use, it has long been argued, will be ruined by everyone. Each herder gains the
  whole benefit of adding one more animal and bears only a share of the damage, so each adds another, and
  another, until the grass is gone. In an influential essay of 1968 the biologist Garrett Hardin called this
  the tragedy of the commons, and many readers drew the conclusion that only two remedies exist: to divide the
  resource among private owners or to put it under the control of the state.

  The political scientist Elinor Ostrom thought that the conclusion had been reached too quickly. Rather than
  reason about an imaginary pasture, she collected descriptions of real ones, and of forests, irrigation
  canals, and fisheries, and asked which had lasted. Many had failed. But some had been managed for generations
  by the people who used them, and the arrangements that these people had worked out were often more ingenious
  than anything that a theorist would have proposed.

  One of her examples was the coastal fishery of Alanya, in Turkey. By the early 1970s, fishers there were
  quarreling over the best places to set their nets. The members of a local cooperative spent about ten years
  trying out a remedy. Every September they listed the usable places, spaced so that a net in one would not
  block the fish from the next, and drew lots. Each boat began the season at the place it had drawn, and each
  day it moved one place to the east; from January, when the fish turned, the boats moved west. In the course of
  the season everyone had the same chances at the best places.

  The most telling feature of the plan was what it did not need. It needed hardly any inspection. A fisher who
  had been assigned one of the best places for a day was certain to be there at dawn, and anyone who tried to
  take it out of turn would be seen by exactly the person with the most reason to object. The rule did not have
  to be enforced from above, because following it and watching over it were the same act.
  :::`;

const places = md`The table shows the places that 3 boats drew in a fishery like the one in the passage. Places are
  numbered from west to east.

  | Boat | Place on September 1 |
  | A | 2 |
  | B | 5 |
  | C | 9 |`;

const waiting = md`:::passage From “The Longest Seven Minutes,” an essay written for this course
  An airport, the story goes, once received so many complaints about slow baggage that it hired more handlers.
  The average wait fell to eight minutes, well within the norm. The complaints continued. Looking more closely,
  the managers found that passengers needed one minute to walk from the plane to the baggage hall and then stood
  there for seven. So the airport moved the arrival gates away from the hall and sent the bags to the farthest
  carousel. Passengers now had to walk six times as long. Complaints dropped to almost nothing.

  Whether or not each detail is accurate, the story illustrates a finding that has been repeated in many
  settings: time that is occupied seems to pass more quickly than time that is not. Diners who are handed a menu
  while they stand in line tend to report shorter waits than diners who are not, and it is sometimes said that
  mirrors were hung beside elevators for the same reason.

  But occupation is not the whole explanation. People also dislike waits of unknown length more than longer ones
  that they can foresee, and they resent an unfair wait most of all. A person may stand for twenty minutes
  without a murmur and become furious when someone who came later is served first, even if her own turn is not
  delayed by it. Asked to choose, many customers prefer a single long line to several short ones, though the
  short ones may move as fast, since in a single line no one can be overtaken.

  The practical lesson is not that the length of a wait is irrelevant. It is that the clock measures only one of
  the things that people are waiting through.
  :::`;

const socialScienceSets = {
  waitingLines: {
    title: 'A second essay: The Longest Seven Minutes',
    questions: [
      {
        stem: about(waiting, 'The author tells the story of the airport mainly to'),
        rank: 1,
        choices: [
          {
            wrong: 'recommend that airports put their gates far from the baggage hall.',
            why: 'The airport did that, but the essay is about waiting in general.',
          },
          {
            wrong: 'criticize managers who ignore complaints.',
            why: 'These managers looked “more closely” and found a remedy.',
          },
          {
            wrong: 'prove that hiring more workers never helps.',
            why: 'The handlers did shorten the wait. One story could not prove “never” anyway.',
          },
          { right: 'introduce the idea that a wait is more than its length in minutes.' },
        ],
        explain:
          'The story comes first, and the second paragraph says what it illustrates: occupied time seems shorter. The last sentence widens this to the idea of the whole essay.',
      },
      {
        stem: about(waiting, 'The words “Whether or not each detail is accurate” show that the author'),
        rank: 2,
        choices: [
          { right: 'uses the story as an illustration without vouching for it.' },
          { wrong: 'believes that the story is false.', why: 'The words leave open whether it is.' },
          { wrong: 'was present at the airport.', why: '“The story goes” says that the author has it from others.' },
          {
            wrong: 'considers accuracy unimportant in research.',
            why: 'The words are about a story, which is then backed by a repeated finding.',
          },
        ],
        explain:
          '“The story goes” and “whether or not” keep a distance. The point does not rest on the story: the finding “has been repeated in many settings.”',
      },
      {
        stem: about(waiting, 'According to the passage, complaints stopped because passengers'),
        rank: 0,
        choices: [
          { wrong: 'received their bags sooner than before.', why: 'The bags were not faster. The walk was longer.' },
          {
            wrong: 'were told how long they would wait.',
            why: 'This would help too, by the third paragraph, but it is not what the airport did.',
          },
          { right: 'spent most of the time walking instead of standing.' },
          {
            wrong: 'were treated in a fairer way.',
            why: 'Fairness comes up later, with people being served out of turn.',
          },
        ],
        explain: 'The walk grew from 1 minute to 6. Walking occupies time, and occupied time seems shorter.',
      },
      {
        stem: about(waiting, 'As used in the second paragraph, “occupied” most nearly means'),
        rank: 1,
        choices: [
          { wrong: 'lived in.', why: 'This is the meaning in “an occupied house.”' },
          { right: 'filled with something to do.' },
          { wrong: 'taken by force.', why: 'This is the meaning in “an occupied country.”' },
          { wrong: 'reserved for someone.', why: 'This is close to the meaning in “the seat is occupied.”' },
        ],
        explain: 'The examples tell: walking, reading a menu, looking in a mirror. Such time has something in it.',
      },
      {
        stem: about(waiting, 'According to the passage, many customers prefer a single line because'),
        rank: 1,
        choices: [
          { wrong: 'it always moves faster.', why: 'The passage says that short lines “may move as fast.”' },
          { wrong: 'it looks shorter.', why: 'It is called “a single long line.”' },
          {
            wrong: 'it gives them something to look at.',
            why: 'This would belong to occupied time. Here the reason is another one.',
          },
          { right: 'no one who came later can be served first.' },
        ],
        explain:
          'The reason is given at the end of the third paragraph: “in a single line no one can be overtaken.” It belongs to fairness.',
      },
      {
        stem: about(waiting, 'Which finding, if true, would most weaken the claim that occupied time seems shorter?'),
        rank: 3,
        choices: [
          {
            wrong: 'Most people who wait without anything to do guess that more time has passed than in fact has.',
            why: 'This fits the claim: empty time seems longer.',
          },
          {
            wrong: 'People who are overtaken in line complain more than others.',
            why: 'This is about fairness and leaves the claim as it is.',
          },
          { right: 'People given a puzzle while waiting guess that they waited longer than people given nothing.' },
          {
            wrong: 'Some people read menus more slowly than others.',
            why: 'This says nothing about how long their wait seems.',
          },
        ],
        explain:
          'To weaken a claim, a finding has to go against what the claim predicts. The claim predicts that those with a puzzle feel a shorter wait. If they feel a longer one, the claim is in trouble.',
        help: 'What does the claim predict for people who have something to do?',
      },
    ],
  },
} satisfies DemoSets;

export const socialScience: DemoSubsubtopic = {
  title: 'An essay: Who Watches the Nets?',
  skills: [
    'sat.reading-and-writing.information-and-ideas.central-ideas-and-details',
    'sat.reading-and-writing.information-and-ideas.command-of-evidence-textual',
  ],
  sets: socialScienceSets,
  sequence: sequence(socialScienceSets, {
    mainIdea: {
      stem: about(commons, 'Which choice best states the main idea of the passage?'),
      rank: 1,
      choices: [
        {
          wrong: 'Shared resources are sooner or later ruined by their users.',
          why: 'This is the old argument of the first paragraph. The passage goes on to question it.',
        },
        { right: 'Users of a shared resource can sometimes manage it well by rules of their own.' },
        {
          wrong: 'The fishers of Alanya found the best places for their nets.',
          why: 'This is part of one example. The passage is about what the example shows.',
        },
        {
          wrong: 'The state should leave all resources to private owners.',
          why: 'Private ownership is one of the 2 remedies that the passage looks beyond.',
        },
      ],
      explain:
        'The first paragraph gives a view, the second doubts it, the third and fourth give an example. Together they say: what many held to be impossible sometimes works. The word “sometimes” matters, since “many had failed.”',
      onRight: { to: 'firstParagraph' },
      onWrong: { to: 'readersConclusion' },
    },
    readersConclusion: {
      stem: about(commons, 'Which conclusion did many readers of Hardin draw?'),
      rank: 0,
      explainFirst: true,
      choices: [
        { right: 'Only private owners or the state can save a shared resource.' },
        {
          wrong: 'Herders should be allowed to add more animals.',
          why: 'Adding animals is the problem, not the conclusion.',
        },
        { wrong: 'Real pastures should be studied before anything is decided.', why: 'This is what Ostrom did.' },
        { wrong: 'The tragedy of the commons does not happen.', why: 'The readers believed that it does.' },
      ],
      explain:
        'The last sentence of the first paragraph says it: “only two remedies exist.” The next paragraph begins with someone who “thought that the conclusion had been reached too quickly.” Where a passage turns like this, its main idea usually lies after the turn.',
      onRight: { to: 'firstParagraph' },
      onWrong: { set: 'waitingLines', then: 'firstParagraph' },
    },
    firstParagraph: {
      stem: about(commons, 'In the passage as a whole, the first paragraph mainly serves to'),
      rank: 1,
      choices: [
        { wrong: 'describe the work of Elinor Ostrom.', why: 'She first appears in the second paragraph.' },
        {
          wrong: 'tell how a real pasture was ruined.',
          why: 'The pasture is imaginary, as the second paragraph says.',
        },
        {
          wrong: 'give the author’s own view of the commons.',
          why: '“It has long been argued” marks it as a view of others.',
        },
        { right: 'present an argument that the rest of the passage calls into question.' },
      ],
      explain:
        'Look at what the next paragraph does with it: it says that the conclusion “had been reached too quickly.” The first paragraph sets up what is then questioned.',
      onRight: { to: 'telling' },
      onWrong: { set: 'waitingLines', then: 'telling' },
    },
    telling: {
      stem: about(commons, 'As used in the last paragraph, “telling” most nearly means'),
      rank: 1,
      choices: [
        { wrong: 'speaking.', why: 'This comes from “to tell,” but a feature does not speak.' },
        { wrong: 'commanding.', why: 'This comes from “to tell someone to do something.” A feature commands nobody.' },
        { right: 'revealing.' },
        { wrong: 'counting.', why: 'This is an old meaning of “to tell,” but nothing is counted here.' },
      ],
      explain:
        'The feature shows why the plan worked: following the rule and watching over it were the same. A telling detail is one that reveals a great deal.',
      onRight: { to: 'equalChances' },
      onWrong: { to: 'putItIn' },
    },
    putItIn: {
      stem: md`In which sentence does “telling” mean the same as in “the most telling feature of the plan”?`,
      rank: 0,
      choices: [
        { wrong: 'He was telling a story to the children.', why: 'Here it means speaking.' },
        { right: 'The most telling sign of the drought was the color of the river.' },
        { wrong: 'There is no telling when the train will come.', why: 'Here it means knowing.' },
        { wrong: 'She kept telling them to be quiet.', why: 'Here it means ordering.' },
      ],
      explain: 'A sign can be telling: it shows or reveals something. A feature can be telling in the same way.',
      onRight: { to: 'equalChances' },
      onWrong: { set: 'waitingLines', then: 'equalChances' },
    },
    equalChances: {
      stem: about(commons, 'Which words best support the idea that the plan of Alanya was fair?'),
      rank: 1,
      choices: [
        {
          wrong: '“fishers there were quarreling over the best places”',
          why: 'This tells of the problem before the plan.',
        },
        {
          wrong: '“spent about ten years trying out a remedy”',
          why: 'This shows patience. A plan can be tried for long and still be unfair.',
        },
        { right: '“everyone had the same chances at the best places”' },
        {
          wrong: '“the arrangements … were often more ingenious”',
          why: 'This praises cleverness, and not of this plan alone.',
        },
      ],
      explain:
        'Evidence has to speak to the very point. Fair means that no one is favored, and only “the same chances” says that.',
      onRight: { to: 'boatOnTheFourth' },
      onWrong: { set: 'waitingLines', then: 'boatOnTheFourth' },
    },
    boatOnTheFourth: {
      stem: about(
        commons,
        `${places}\n\nIf the boats follow the plan described in the passage, where is boat B on September 4?`,
      ),
      rank: 2,
      choices: [
        { wrong: 'At place 2', why: 'This moves the boat west. In September it moves east.' },
        { wrong: 'At place 5', why: 'This leaves the boat where it began. It moves every day.' },
        { wrong: 'At place 9', why: 'This counts 4 moves. From September 1 to September 4 there are 3.' },
        { right: 'At place 8' },
      ],
      explain:
        'Take the rule from the passage: each day 1 place to the east. From September 1 to September 4 the boat moves 3 times, and higher numbers lie to the east: 5 + 3 = 8.',
      onRight: { to: 'sameAct' },
      onWrong: { set: 'waitingLines', then: 'sameAct' },
    },
    sameAct: {
      stem: about(commons, 'It can be inferred from the last paragraph that the plan worked largely because'),
      rank: 3,
      choices: [
        { right: 'those who kept the rule were also those who would notice a breach of it.' },
        {
          wrong: 'the fishers were too friendly to cheat one another.',
          why: 'They had quarreled before, and the plan does not rely on friendship.',
        },
        { wrong: 'officials of the state visited the places at dawn.', why: 'It needed hardly any inspection.' },
        { wrong: 'the best places were kept secret.', why: 'All places were listed and drawn by lot.' },
      ],
      explain:
        'The fisher with a good place for the day goes there to fish, and by being there sees anyone who takes it. Nobody has to be sent to watch: “following it and watching over it were the same act.”',
      onRight: { set: 'waitingLines' },
      onWrong: { set: 'waitingLines' },
    },
  }),
};
