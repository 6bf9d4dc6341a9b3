import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const stones = md`:::passage From “Stones That Walk,” an essay written for this course
  On the floor of a dry lake in Death Valley, California, lie several hundred stones, some as heavy as a person,
  at the ends of long tracks in the hardened mud. Some tracks are straight, others curve, and a few turn back
  sharply. Clearly the stones have moved. For decades, no one saw them do it.

  Explanations were not lacking. Some investigators calculated that strong winds could drive the stones over wet
  mud, but the winds required were close to hurricane force, which at that place is rare. Others proposed that
  the lake froze into a thick sheet with stones gripped in it, so that the wind acted on a large raft rather than
  on single stones. Yet in that case neighboring stones should keep the same distance from one another, and the
  tracks showed that often they do not.

  In the winter of 2011 a team led by the scientist Richard Norris stopped reasoning about tracks and brought
  stones of its own. With the permission of the park, it placed fifteen of them on the lake bed, each with a
  satellite receiver sunk into a drilled hole and set to record as soon as the stone began to move, and it put up
  a weather station nearby. Then the members waited. One of them expected it to be the most boring experiment
  ever.

  In December 2013 they arrived to find the lake bed under a few inches of water, and the water covered with ice.
  It was not a thick raft. It was a pane, in many places no thicker than a quarter of an inch. Late in the
  morning the sun broke the pane into floating panels, some of them as wide as a house, and a light breeze set
  the panels moving. Pressing against the stones from behind, they pushed them over the soft mud at a few yards a
  minute. From a distance the motion was hard to see, since the stones had nothing to be measured against but the
  ice, which was moving too.

  The stones of Death Valley needed no hurricane. They needed a rare meeting of ordinary things: enough rain to
  make a pond, enough cold to make a thin ice, enough sun to break it, and a wind that would hardly lift a hat.
  :::`;

const model = md`In a classroom model, a stone lies on wet mud in a shallow tray of water. Students change the ice and the
  wind and note whether the stone moves.

  | Ice | Wind (meters per second) | Stone moves |
  | none | 4 | no |
  | none | 8 | no |
  | thin, floating | 4 | yes |
  | thin, floating | 8 | yes |`;

const ants = md`:::passage From “A Party of Four,” an essay written for this course
  A column of leaf-cutter ants on the move looks like a parade of small green sails. Each worker carries a piece of
  leaf several times her own weight, and for a long time observers assumed that she meant to eat it. She cannot.
  Ants are unable to digest the tough material of which leaves are made. What they carry underground is not food
  but compost.

  In chambers below the nest, smaller workers clean the pieces, chew them to a pulp, and plant them with tufts of a
  pale fungus. The fungus digests the leaves; the ants eat the fungus. Neither does well without the other. The
  fungus is rarely found anywhere but in the gardens of ants, and a young queen who leaves to found a colony
  carries a pellet of it in a pouch below her mouth, as an emigrant might carry seed.

  A farm with a single crop has a weakness that every farmer knows. In the 1990s the biologist Cameron Currie
  examined gardens that had collapsed and found in them a second fungus, a parasite that lives on the first. It was
  present in many healthy gardens too, though hardly growing. Something held it in check. Part of the answer had
  been in plain sight. On the bodies of many workers there is a whitish coat that had been taken for wax. Under the
  microscope it proved to be a living layer of bacteria, and in the laboratory the bacteria produced substances that
  slow the parasite down.

  The partnership that naturalists had described as a pair, ant and fungus, had been at least a party of four.
  :::`;

const naturalScienceSets = {
  leafCutters: {
    title: 'A second essay: A Party of Four',
    questions: [
      {
        stem: about(ants, 'The main purpose of the passage is to'),
        rank: 1,
        choices: [
          { wrong: 'describe how a queen founds a new colony.', why: 'This is one detail of the second paragraph.' },
          { wrong: 'warn that leaf-cutter ants damage forests.', why: 'Nothing is said about damage to forests.' },
          { right: 'show that a well-known partnership has more members than was thought.' },
          {
            wrong: 'compare the farms of ants with those of people.',
            why: 'Farming serves as an image, but the passage tells what was discovered about ants.',
          },
        ],
        explain:
          'The last sentence sums it up: what was described as a pair “had been at least a party of four.” Each paragraph adds a member.',
      },
      {
        stem: about(ants, 'The author calls the leaves “compost” mainly to show that they'),
        rank: 1,
        choices: [
          { right: 'are used to grow something else.' },
          { wrong: 'are of no use to the ants.', why: 'The ants need them to feed the fungus.' },
          {
            wrong: 'have begun to rot before they are cut.',
            why: 'Compost is rotten in everyday life, but the leaves are cut fresh and green.',
          },
          { wrong: 'are thrown away by the colony.', why: 'They are cleaned, chewed and planted.' },
        ],
        explain:
          'Compost is what a gardener feeds to plants. The next paragraph explains the image: the leaves feed the fungus, and the ants eat the fungus.',
      },
      {
        stem: about(ants, 'The comparison of the queen with an emigrant mainly emphasizes that she'),
        rank: 2,
        choices: [
          {
            wrong: 'is sad to leave her home.',
            why: 'Emigrants may be sad, but the comparison is about what is carried.',
          },
          { wrong: 'travels a very great distance.', why: 'No distance is mentioned.' },
          { wrong: 'is not welcome where she arrives.', why: 'Nothing is said about her arrival.' },
          { right: 'takes along what she needs to start again.' },
        ],
        explain:
          'The words are “as an emigrant might carry seed.” With seed one can start a farm anywhere, and with a pellet of fungus a garden.',
      },
      {
        stem: about(ants, 'As used in the third paragraph, “held it in check” most nearly means'),
        rank: 0,
        choices: [
          { wrong: 'made sure that it was correct.', why: 'This comes from “to check one’s work.”' },
          { right: 'kept it from spreading.' },
          { wrong: 'marked it for later.', why: 'This comes from “to make a check mark.”' },
          { wrong: 'kept it alive.', why: 'The parasite was present but hardly growing, so something held it back.' },
        ],
        explain:
          'The sentence before it says that the parasite was present “though hardly growing.” Something kept it down.',
      },
      {
        stem: about(ants, 'The statement that the coat “had been taken for wax” suggests that'),
        rank: 2,
        choices: [
          {
            wrong: 'the ants had been robbed of their wax.',
            why: 'This reads “taken” as “removed.” To take one thing for another is to mistake it.',
          },
          { wrong: 'the coat is made of wax and bacteria.', why: 'It “proved to be a living layer of bacteria.”' },
          { right: 'earlier observers saw the coat without seeing what it was.' },
          {
            wrong: 'the coat could not be seen before microscopes were made.',
            why: 'It had been “in plain sight.” It was seen and misunderstood.',
          },
        ],
        explain:
          'The answer “had been in plain sight”: people saw a whitish coat and mistook it for wax. Only the microscope showed that it was alive.',
      },
      {
        stem: about(ants, 'Which finding, if true, would most weaken the idea that the bacteria protect the garden?'),
        rank: 3,
        choices: [
          {
            wrong: 'Workers with a thick coat tend the parts of the garden where the parasite is found.',
            why: 'This fits the idea: the bacteria are where they are needed.',
          },
          {
            wrong: 'The crop fungus grows as well near the bacteria as far from them.',
            why: 'This fits the idea: the bacteria slow the parasite and leave the crop alone.',
          },
          { wrong: 'Some gardens are destroyed by floods.', why: 'This has nothing to do with the parasite.' },
          { right: 'Gardens whose workers have been freed of bacteria stay as healthy as other gardens.' },
        ],
        explain:
          'If the bacteria protect the garden, taking them away should let the parasite grow. Gardens that stay healthy without them would speak against the idea.',
      },
      {
        stem: about(ants, 'The four members of the “party of four” are the ants, the crop fungus, and'),
        rank: 1,
        choices: [
          { right: 'the parasite and the bacteria.' },
          {
            wrong: 'the leaves and the bacteria.',
            why: 'Leaves are brought in as material. The third paragraph adds 2 living members.',
          },
          { wrong: 'the queen and the workers.', why: 'They are ants, which have been counted already.' },
          { wrong: 'the leaves and the parasite.', why: 'This leaves out the bacteria, the last discovery.' },
        ],
        explain:
          'Naturalists knew the ant and the fungus. The third paragraph adds a second fungus, the parasite, and the layer of bacteria.',
      },
    ],
  },
} satisfies DemoSets;

export const naturalScience: DemoSubsubtopic = {
  title: 'An essay: Stones That Walk',
  skills: [
    'sat.reading-and-writing.information-and-ideas.central-ideas-and-details',
    'sat.reading-and-writing.information-and-ideas.command-of-evidence-textual',
  ],
  sets: naturalScienceSets,
  sequence: sequence(naturalScienceSets, {
    mainIdea: {
      stem: about(stones, 'Which choice best states the main idea of the passage?'),
      rank: 1,
      choices: [
        {
          wrong: 'The stones of Death Valley are moved by winds of hurricane force.',
          why: 'This is an earlier explanation. The passage ends with “needed no hurricane.”',
        },
        {
          wrong: 'Scientists should not use satellite receivers in parks.',
          why: 'They were used with permission, and with success.',
        },
        {
          wrong: 'The movement of the stones remains a mystery.',
          why: 'It was one for decades. In December 2013 it was seen and explained.',
        },
        { right: 'Careful observation showed that thin ice and a light wind move the stones.' },
      ],
      explain:
        'The passage moves from a puzzle through failed explanations to an observation that solves it. A main idea has to include the solution, which the last paragraph sums up.',
      onRight: { to: 'secondParagraph' },
      onWrong: { to: 'againstTheRaft' },
    },
    againstTheRaft: {
      stem: about(stones, 'Which fact spoke against the idea of a thick sheet of ice that gripped the stones?'),
      rank: 1,
      explainFirst: true,
      choices: [
        {
          wrong: 'Some of the stones are as heavy as a person.',
          why: 'A large raft could move heavy stones. That was the idea’s strength.',
        },
        { right: 'Neighboring stones did not always keep the same distance.' },
        { wrong: 'Winds of hurricane force are rare there.', why: 'This spoke against the other idea, of wind alone.' },
        {
          wrong: 'The mud on the lake bed is hard.',
          why: 'It is hard when the lake is dry. The idea was about a wet and frozen lake.',
        },
      ],
      explain:
        'An explanation is tested by what should follow from it. Stones gripped in one sheet would move together and keep their distances. “Yet … the tracks showed that often they do not.” So the sheet was not the answer, and the passage goes on to a better one.',
      onRight: { to: 'secondParagraph' },
      onWrong: { set: 'leafCutters', then: 'secondParagraph' },
    },
    secondParagraph: {
      stem: about(stones, 'The second paragraph mainly serves to'),
      rank: 1,
      choices: [
        { right: 'present earlier explanations and what spoke against them.' },
        {
          wrong: 'describe the experiment that solved the puzzle.',
          why: 'The experiment comes in the third and fourth paragraphs.',
        },
        {
          wrong: 'argue that the wind has no effect on the stones.',
          why: 'A light wind turns out to be part of the solution.',
        },
        {
          wrong: 'explain how the mud of the lake hardens.',
          why: 'The hardening of the mud is not explained anywhere.',
        },
      ],
      explain:
        'It has 2 halves of the same shape: “Some investigators … but” and “Others … Yet.” Each names an explanation and the trouble with it.',
      onRight: { to: 'driveStones' },
      onWrong: { set: 'leafCutters', then: 'driveStones' },
    },
    driveStones: {
      stem: about(stones, 'As used in the second paragraph, “drive” most nearly means'),
      rank: 0,
      choices: [
        { wrong: 'steer.', why: 'This comes from driving a car. Wind does not steer.' },
        { wrong: 'motivate.', why: 'This is said of people, as in “driven by ambition.”' },
        { right: 'push.' },
        { wrong: 'carry.', why: 'To carry stones the wind would have to lift them. They leave tracks in the mud.' },
      ],
      explain:
        'The stones slide over mud and leave tracks, and the wind makes them go. Snow is driven by wind in the same sense.',
      onRight: { to: 'whyBring' },
      onWrong: { set: 'leafCutters', then: 'whyBring' },
    },
    whyBring: {
      stem: about(
        stones,
        'The words “stopped reasoning about tracks and brought stones of its own” suggest that the team',
      ),
      rank: 2,
      choices: [
        {
          wrong: 'believed that the old stones were not real.',
          why: 'Nobody doubted the stones. The team wanted to record motion.',
        },
        { right: 'chose to observe motion instead of explaining what it left behind.' },
        { wrong: 'had lost interest in explanations.', why: 'The observation was meant to lead to one, and it did.' },
        { wrong: 'wanted to make new tracks for visitors.', why: 'Visitors are not mentioned.' },
      ],
      explain:
        'Earlier investigators worked backward from tracks. The team set things up so that the motion itself would be recorded: a receiver in each stone, a weather station beside them.',
      onRight: { to: 'hardToSee' },
      onWrong: { to: 'whatRecorded' },
    },
    whatRecorded: {
      stem: about(stones, 'What was the receiver in each stone meant to record?'),
      rank: 0,
      choices: [
        { wrong: 'The force of the wind', why: 'The weather station was there for that.' },
        {
          wrong: 'The thickness of the ice',
          why: 'The team saw the ice when it arrived. Nothing was said to measure it in a stone.',
        },
        { wrong: 'The hardness of the mud', why: 'Nothing is said about measuring the mud.' },
        { right: 'The movement of the stone' },
      ],
      explain:
        'The receiver was “set to record as soon as the stone began to move.” So the motion would be caught even if no one was there.',
      onRight: { to: 'hardToSee' },
      onWrong: { set: 'leafCutters', then: 'hardToSee' },
    },
    hardToSee: {
      stem: about(stones, 'According to the passage, the motion was hard to see because'),
      rank: 1,
      choices: [
        {
          wrong: 'the stones moved at night.',
          why: 'They moved late in the morning, when the sun had broken the ice.',
        },
        { wrong: 'the ice covered the stones.', why: 'The ice pressed against the stones from behind.' },
        { right: 'the ice around the stones was moving as well.' },
        { wrong: 'the stones moved too fast.', why: 'A few yards a minute is slow.' },
      ],
      explain:
        'Motion is seen against something that stays in place. Here “the stones had nothing to be measured against but the ice, which was moving too.”',
      onRight: { to: 'classroomModel' },
      onWrong: { set: 'leafCutters', then: 'classroomModel' },
    },
    classroomModel: {
      stem: about(stones, `${model}\n\nWhich statement do the passage and the table both support?`),
      rank: 3,
      choices: [
        {
          wrong: 'The stronger the wind, the farther a stone moves.',
          why: 'The table tells whether the stone moves, not how far.',
        },
        { right: 'A light wind can move a stone when thin ice floats around it.' },
        {
          wrong: 'Wind alone moves a stone when it is strong enough.',
          why: 'In the table the stone does not move without ice, at either wind.',
        },
        {
          wrong: 'Thick ice moves a stone more easily than thin ice.',
          why: 'The table has no thick ice, and in the passage the ice was thin.',
        },
      ],
      explain:
        'Compare rows that differ in one thing. At 4 meters per second the stone moves with thin ice and stays without it. The passage says the same of the lake: thin panels and a light breeze.',
      onRight: { set: 'leafCutters' },
      onWrong: { set: 'leafCutters' },
    },
  }),
};
