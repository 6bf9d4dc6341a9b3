import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const khipu = md`> (1) The Inca ruled a large empire without an alphabet. (2) To keep accounts, they used khipus, bundles of
  > cords in which knots had been tied. (3) An official who knew the system could read from a khipu how many
  > llamas a village owned or how much corn was stored there.`;

const swifts = md`> Common swifts are among the best fliers of all birds. A swift eats in the air, drinks in the air, and even
  > sleeps in the air. Researchers who fitted swifts with tiny recorders found that some of them stayed aloft
  > for ten months without a break. Only to breed do swifts come down.`;

const telegraph = md`> (1) Before the telegraph, news crossed the Atlantic Ocean as fast as a ship could carry it. (2) A message
  > from London to New York took well over a week. (3) In 1866 a lasting cable was laid across the bottom of the
  > ocean. (4) From then on, a message took minutes.`;

const developmentSets = {
  oneParagraph: {
    title: 'One paragraph, one decision',
    questions: [
      {
        stem: about(
          telegraph,
          md`The writer thinks of adding this sentence after sentence 3:

            > The ship that laid it, the *Great Eastern*, was the largest of its time.

            If the main point is how the cable changed the speed of news, should the sentence be added?`,
        ),
        rank: 2,
        choices: [
          {
            wrong: 'Yes, because it explains how the cable could carry messages so fast.',
            why: 'The size of the ship has nothing to do with the speed of messages.',
          },
          {
            wrong: 'Yes, because it tells who laid the cable that sentence 3 is about.',
            why: 'It does tell more about the cable, but the point is the speed of news.',
          },
          {
            wrong: 'No, because it repeats what sentence 3 has said about the cable.',
            why: 'It says something new. The trouble is that it does not serve the point.',
          },
          { right: 'No, because it breaks the link between the cable and its effect on news.' },
        ],
        explain:
          'Sentences 3 and 4 are cause and effect: a cable, then minutes. A fact about a ship comes between them without serving the main point. A true and interesting sentence may still be in the wrong place.',
      },
      {
        stem: about(telegraph, 'If the writer deleted sentence 2, the paragraph would lose'),
        rank: 1,
        choices: [
          { right: 'a figure against which the speed of the cable can be judged.' },
          {
            wrong: 'the reason why news was carried by ship in that age.',
            why: 'The sentence gives a time, not a reason.',
          },
          {
            wrong: 'a detail that is at odds with the first sentence.',
            why: 'It agrees with the first sentence and makes it more exact.',
          },
          {
            wrong: 'the first mention of a way to send messages by cable.',
            why: 'The cable first appears in sentence 3.',
          },
        ],
        explain:
          '“Well over a week” and “minutes” belong together. Without the first figure, the reader could not tell how great the change was.',
      },
      {
        stem: md`> The old mill at Dunmore has a new use. Since spring, its wheel has driven a small generator. In its first
          > year the mill __produced a good deal of electricity.__

          Which choice in place of the underlined text gives the reader the clearest idea of how much electricity that was?`,
        rank: 0,
        choices: [
          { wrong: 'NO CHANGE', why: '“A good deal” may be anything.' },
          {
            wrong: 'ran for 210 days, and stood still when the river was low.',
            why: 'This tells how long the wheel ran, not how much electricity it made.',
          },
          { right: 'produced as much electricity as eleven households use.' },
          {
            wrong: 'produced far more electricity than anyone had expected.',
            why: 'The reader does not know what had been expected.',
          },
        ],
        explain:
          'The task names the purpose: how much. A number of households is an amount that a reader can picture. The other choices are vague or about something else.',
      },
      {
        stem: md`> Glass can be recycled again and again. Broken bottles are crushed, cleaned, and melted together with sand.
          > __Because crushed glass melts at a lower temperature than the raw materials, this also saves energy.__ The
          > melt is then blown into new bottles.

          The writer thinks of deleting the underlined sentence. Should it be kept or deleted?`,
        rank: 2,
        choices: [
          {
            wrong: 'Deleted, because the paragraph is about bottles and not about energy.',
            why: 'The paragraph is about recycling glass, and saved energy is an advantage of that.',
          },
          { right: 'Kept, because it names an advantage of the step just described.' },
          {
            wrong: 'Deleted, because it repeats that broken glass is melted with sand.',
            why: 'It mentions the melting in order to add something: a lower temperature, less energy.',
          },
          {
            wrong: 'Kept, because it explains why bottles have to be crushed and cleaned.',
            why: 'It explains why energy is saved, not why the glass is cleaned.',
          },
        ],
        explain:
          '“This” refers to the melting in the sentence before, so the sentence is tied to its place. It adds a benefit of recycling, which is the topic. Then check the reason: only one of the 2 reasons for keeping it is true.',
      },
      {
        stem: md`> Our town’s clock tower is famous for being wrong. __Built of brick in 1904, it is 90 feet tall.__ The four
          > faces are driven by four separate motors, and no two of them have ever agreed. People choose the face that
          > suits their plans.

          The writer thinks of deleting the underlined sentence. Should it be kept or deleted?`,
        rank: 1,
        choices: [
          {
            wrong: 'Kept, because it explains why the clock tower is famous.',
            why: 'It is famous for being wrong. The height and the brick do not explain this.',
          },
          {
            wrong: 'Kept, because it describes the faces of the clock tower.',
            why: 'It describes the building. The faces come in the next sentence.',
          },
          { right: 'Deleted, because it separates a statement from its explanation.' },
          {
            wrong: 'Deleted, because it disagrees with the rest of the paragraph.',
            why: 'There is no disagreement. It is just about something else.',
          },
        ],
        explain:
          'After “famous for being wrong” the reader wants to know how that can be. The four motors answer this. Brick and height only come in between.',
      },
      {
        stem: about(
          swifts,
          md`The writer thinks of adding this clause to the end of the last sentence, in place of the period:

            > , and a young bird may fly for two years or more before it does so for the first time.

            Should the clause be added?`,
        ),
        rank: 3,
        choices: [
          { right: 'Yes, because it adds a striking case to what the paragraph shows.' },
          {
            wrong: 'Yes, because it explains how swifts are able to sleep in the air.',
            why: 'It says how long young birds fly, not how they sleep.',
          },
          {
            wrong: 'No, because the paragraph is about old birds and not young ones.',
            why: 'The paragraph is about common swifts of any age.',
          },
          {
            wrong: 'No, because it shows that swifts do not come down to breed.',
            why: 'It does not deny this. It says that young birds breed late.',
          },
        ],
        explain:
          'The paragraph shows how much of its life a swift spends in the air. Two years before the first landing is strong evidence for just this, and “it does so” fits what comes before: to come down to breed.',
      },
      {
        stem: md`> (1) The first pencils of graphite were made in the 1500s in England. (2) Pure graphite was sawn into sticks
          > and wrapped in string. (3) In the 1790s Nicolas-Jacques Conté found that powdered graphite could be mixed with
          > clay and baked. (4) The more clay in the mixture, the harder the pencil.

          Which sentence could be added after sentence 2 to explain why a new method was needed?`,
        rank: 3,
        choices: [
          {
            wrong: 'String was later replaced by a case of wood, which was easier to hold.',
            why: 'This is about the case. The new method in sentence 3 is about the graphite.',
          },
          {
            wrong: 'Sheep farmers are said to have used graphite to mark their animals.',
            why: 'This is another use of graphite, not a reason for a new method.',
          },
          {
            wrong: 'Graphite leaves a dark line that can be rubbed out without trouble.',
            why: 'This is an advantage of graphite. It gives no reason to change anything.',
          },
          { right: 'But graphite pure enough to be sawn was scarce and hard to come by.' },
        ],
        explain:
          'Sentence 3 tells of a way to use powder instead of pure pieces. The need for it is a lack of pure pieces. “But” also marks the turn from the old way to its trouble.',
      },
      {
        stem: about(
          swifts,
          'Suppose that the writer had set out to explain how birds can sleep while they fly. Would the paragraph reach this goal?',
        ),
        rank: 2,
        choices: [
          {
            wrong: 'Yes, because it says that swifts even sleep in the air.',
            why: 'That they sleep is stated. How they do it is not explained.',
          },
          { right: 'No, because it mentions such sleep but does not say how it works.' },
          {
            wrong: 'Yes, because it tells of recorders that were fitted to swifts.',
            why: 'The recorders showed how long the birds stayed aloft, not how they sleep.',
          },
          {
            wrong: 'No, because it claims that swifts come down in order to sleep.',
            why: 'It says the opposite: they come down only to breed.',
          },
        ],
        explain:
          'Compare the goal with the paragraph’s main point. “How” asks for an explanation, and sleep has only three words in a list: “even sleeps in the air.” The paragraph shows how much swifts fly.',
      },
    ],
  },
} satisfies DemoSets;

export const keepAddOrDelete: DemoSubsubtopic = {
  title: 'Keep, add or delete',
  skills: ['act.english.production-of-writing.topic-development'],
  sets: developmentSets,
  sequence: sequence(developmentSets, {
    ryeFlour: {
      stem: md`> Sourdough bread rises without any yeast from a store. Flour and water are mixed and left in a warm place,
        > where wild yeast from the flour begins to grow. __Rye flour is darker than white flour.__ After a few days the
        > mixture is full of bubbles and can raise a loaf.

        The writer thinks of deleting the underlined sentence. Should it be kept or deleted?`,
      rank: 0,
      choices: [
        {
          wrong: 'Kept, because it explains what makes the bread rise.',
          why: 'Wild yeast makes the bread rise. The color of flour does not.',
        },
        { right: 'Deleted, because it has no part in how sourdough rises.' },
        {
          wrong: 'Kept, because it describes the mixture of flour and water.',
          why: 'It compares 2 kinds of flour and says nothing of the mixture.',
        },
        {
          wrong: 'Deleted, because it repeats what was said about flour before.',
          why: 'The color of flour has not been mentioned before.',
        },
      ],
      explain:
        'First name the topic of the paragraph: how sourdough rises. Then ask what the sentence does for it. The color of a flour does nothing, and without it the steps follow one another. Last, choose the reason that is true.',
      onRight: { to: 'knotsMean' },
      onWrong: { to: 'nameTopic' },
    },
    nameTopic: {
      stem: md`> In winter the village of Rjukan in Norway lies in the shadow of a mountain for months. In 2013 the village set
        > up three large mirrors on the slope. Turned by motors, they follow the sun and throw its light onto the
        > village square.

        Which sentence has something to do with the topic of this paragraph?`,
      rank: 0,
      explainFirst: true,
      choices: [
        {
          wrong: 'Norway has a very long coast with many islands.',
          why: 'The topic is not Norway but sunlight in one village.',
        },
        {
          wrong: 'Mirrors are also found in most cars.',
          why: 'This has the word “mirrors,” but nothing to do with light for a village.',
        },
        {
          wrong: 'Many mountains can be climbed in winter.',
          why: 'This has the words “mountains” and “winter,” but not the topic.',
        },
        { right: 'On clear days people gather there to feel the sun.' },
      ],
      explain:
        'A paragraph has one topic, and you can say it in a few words: how a dark village gets sunlight. To share a word with the paragraph is not enough. The people in the square show what the mirrors are good for.',
      onRight: { to: 'knotsMean' },
      onWrong: { set: 'oneParagraph', then: 'knotsMean' },
    },
    knotsMean: {
      stem: about(
        khipu,
        md`The writer thinks of adding this sentence after sentence 2:

          > Each knot stood for a number, according to its form and its place on the cord.

          Should the sentence be added?`,
      ),
      rank: 1,
      choices: [
        { right: 'Yes, because it tells how knots could be used to keep accounts.' },
        {
          wrong: 'Yes, because it tells how the officials had learned the system.',
          why: 'It is about the knots. How anyone learned to read them is not said.',
        },
        {
          wrong: 'No, because it is about numbers, and the paragraph is about animals.',
          why: 'Accounts consist of numbers. Llamas are one example of what was counted.',
        },
        {
          wrong: 'No, because it shows that the Inca must have had an alphabet.',
          why: 'A sign for a number is not a letter.',
        },
      ],
      explain:
        'Sentence 2 says that knots kept accounts, and sentence 3 that an official could read amounts from them. In between, the reader wants to know how a knot can mean an amount. The new sentence answers this.',
      onRight: { to: 'glueTest' },
      onWrong: { set: 'oneParagraph', then: 'glueTest' },
    },
    glueTest: {
      stem: md`> The makers of the new glue wanted to be sure that it would hold anywhere. They tried it on wood, on
        > rusty steel, and on glass __that had lain under water for a month.__

        If the writer deleted the underlined part and ended the sentence after “glass,” the text would lose`,
      rank: 1,
      choices: [
        {
          wrong: 'a reason why glass is harder to glue than wood.',
          why: 'No reason is given. The part only describes the glass.',
        },
        {
          wrong: 'a detail that shows how long the glue will hold.',
          why: 'The month is the time that the glass was under water, before it was glued.',
        },
        { right: 'a detail that shows how demanding the tests were.' },
        {
          wrong: 'a statement of what the makers wanted to find out.',
          why: 'That is in the first sentence, which stays.',
        },
      ],
      explain:
        'Read the text with the part and without it. Without it, the glue is tried on plain glass. With it, the glass is a hard case, which fits “hold anywhere.”',
      onRight: { to: 'birdBox' },
      onWrong: { to: 'showOrTell' },
    },
    showOrTell: {
      stem: 'Which detail best supports the claim that a certain museum guard knew the paintings well?',
      rank: 1,
      choices: [
        {
          wrong: 'He had worked in the same museum for 30 years.',
          why: 'He may have had the time to learn, but this does not show that he did.',
        },
        {
          wrong: 'He was proud of his knowledge of the paintings.',
          why: 'People can be proud without cause. This is not evidence.',
        },
        {
          wrong: 'He liked to stand near the paintings of the sea.',
          why: 'This shows what he liked, not what he knew.',
        },
        { right: 'He noticed at once when one frame hung the wrong way up.' },
      ],
      explain:
        'Support shows the thing itself. A guard who sees at once that a picture is upside down shows that he knows it. The other details only make it possible, or say it again.',
      onRight: { to: 'birdBox' },
      onWrong: { set: 'oneParagraph', then: 'birdBox' },
    },
    birdBox: {
      stem: md`> My grandfather built nest boxes for owls, one every winter, and hung them in barns all over the county. He
        > kept no plans. He built by eye, talking to the wood, and gave each box to a farmer who had lost patience with
        > mice. Last fall I counted forty barns with a box of his, and in nineteen of them there were owls.

        Suppose that the writer had set out to teach readers how to build a nest box for owls. Would the text reach this goal?`,
      rank: 2,
      choices: [
        {
          wrong: 'Yes, because it shows that such boxes can be built without plans.',
          why: 'That he needed no plans does not tell anyone how to build one.',
        },
        {
          wrong: 'Yes, because it names the places in which such boxes belong.',
          why: 'It names barns, but a place to hang a box is not a way to build it.',
        },
        { right: 'No, because it gives no measurements and no steps to follow.' },
        {
          wrong: 'No, because it shows that few owls moved into the boxes.',
          why: 'Nineteen of forty is not few, and it would not decide whether the text teaches.',
        },
      ],
      explain:
        'Ask what a text with that goal would have to contain. To teach building, it would need wood, sizes, and steps in order. This one is a portrait of a grandfather.',
      onRight: { set: 'oneParagraph' },
      onWrong: { set: 'oneParagraph' },
    },
  }),
};
