import { about, type DemoSets, type DemoSubsubtopic, md, sequence } from '../../format.ts';

const views = md`A candle stands in a dish of water. When a jar is lowered over it, the flame soon goes out, and the water rises inside
  the jar. Three students explain why.

  **Student 1:** The flame uses up the oxygen in the jar. Oxygen is about one fifth of the air, and water takes its place.

  **Student 2:** The hot flame makes the air around it expand. While the jar is lowered, some of this hot air escapes. When
  the flame is out, the air that is left cools and takes up less space, and the air outside pushes water into the jar. The
  oxygen that is used up is replaced by other gases, so it does not matter.

  **Student 3:** The flame uses up oxygen and gives off carbon dioxide. The carbon dioxide then dissolves in the water. So
  in the end there is less gas in the jar, and water takes its place.`;

const candles = md`${views}

  The students repeat the experiment with 1, 2, and 3 equal candles under the same jar.

  | Candles | Bubbles of air that escape at the rim | Rise of the water (mm) |
  | 1 | few | 12 |
  | 2 | some | 19 |
  | 3 | many | 27 |

  In each case, most of the rise takes place after the flames have gone out.`;

const boulders = md`On a plain of limestone lie large boulders. Two geologists explain where they come from.

  **Hypothesis 1:** A glacier carried the boulders from mountains in the north and left them when it melted. On the way, many
  were scratched, as rock was dragged over rock.

  **Hypothesis 2:** The boulders are what is left of a layer of rock that once covered the plain. Wind and water wore away
  the softer parts, and the harder ones stayed where they had always been.

  | Boulder | Rock | Parallel scratches | Same rock found in the northern mountains |
  | A | granite | yes | yes |
  | B | granite | no | yes |
  | C | hard limestone | no | no |
  | D | gneiss | yes | yes |`;

const pulsing = md`A spring flows strongly for some minutes, almost stops, and then flows again. Two models explain this.

  **Siphon model:** Behind the spring there is a cave into which water seeps at a steady rate. Its outlet is a bent tube that
  first rises and then falls. When the water in the cave reaches the top of the bend, the tube fills and empties the cave.
  Then the cave has to fill again.

  **Gas model:** Carbon dioxide from deep rock collects in a narrow shaft full of water. When there is enough of it, it
  pushes the water out. The water that comes out is full of bubbles. Then gas has to collect again.

  | Month | Rain (mm) | Time from one flow to the next (minutes) | Carbon dioxide in the water |
  | April | 95 | 34 | very little |
  | August | 20 | 71 | very little |
  | October | 60 | 46 | very little |`;

const modelSets = {
  bouldersAndSpring: {
    title: 'Boulders and a pulsing spring',
    questions: [
      {
        stem: about(boulders, 'On which point do the 2 hypotheses differ?'),
        rank: 0,
        choices: [
          { wrong: 'Whether the plain consists of limestone', why: 'This is a fact that both start from.' },
          { right: 'Whether the boulders have been moved' },
          { wrong: 'Whether the boulders are made of rock', why: 'Both take this for granted.' },
          { wrong: 'Whether the boulders are large', why: 'This is a fact that both start from.' },
        ],
        explain:
          'Hypothesis 1 says that a glacier carried them. Hypothesis 2 says that they “stayed where they had always been.” The facts about the plain are not in dispute.',
      },
      {
        stem: about(boulders, 'Which boulder is best explained by Hypothesis 2?'),
        rank: 1,
        choices: [
          { wrong: 'Boulder A', why: 'Its rock is found in the north, and it has scratches. Both fit Hypothesis 1.' },
          {
            wrong: 'Boulder B',
            why: 'Its granite is found in the north. That it has no scratches does not matter, since only many were scratched.',
          },
          { right: 'Boulder C' },
          { wrong: 'Boulder D', why: 'Its rock is found in the north, and it has scratches. Both fit Hypothesis 1.' },
        ],
        explain:
          'Boulder C is limestone, like the plain, has no scratches, and its rock is not found in the mountains from which the glacier is said to have come. All three facts fit a boulder that never moved.',
      },
      {
        stem: about(boulders, 'Boulder B has no scratches. A supporter of Hypothesis 1 would most likely say that'),
        rank: 2,
        choices: [
          { right: 'some boulders in a glacier are not dragged over rock.' },
          { wrong: 'granite is too soft for any scratches to form.', why: 'Boulder A is granite and has scratches.' },
          { wrong: 'the boulder must have been on the plain from the start.', why: 'This is Hypothesis 2.' },
          { wrong: 'granite is not found in the northern mountains.', why: 'According to the table it is.' },
        ],
        explain:
          'Hypothesis 1 says that “many were scratched,” which is not “all.” A boulder that traveled on top of the ice or within it would stay smooth, so B does not refute the hypothesis.',
      },
      {
        stem: about(boulders, 'Which finding would weaken Hypothesis 1 most?'),
        rank: 3,
        choices: [
          { wrong: 'Some of the boulders are smaller than boulder A.', why: 'A glacier carries boulders of any size.' },
          {
            wrong: 'The limestone of the plain has parallel scratches, too.',
            why: 'This would be expected where a glacier passed.',
          },
          {
            wrong: 'A few boulders of hard limestone lie near boulder C.',
            why: 'These may have another origin. They say little about the granite.',
          },
          { right: 'No ice has ever reached the plain or the land to the north of it.' },
        ],
        explain:
          'To weaken an explanation most, take away what it cannot do without. Without ice, no glacier could have carried anything.',
      },
      {
        stem: about(pulsing, 'On which point do the 2 models agree?'),
        rank: 1,
        choices: [
          { wrong: 'The outlet is a bent tube.', why: 'Only the siphon model has a bent tube.' },
          { wrong: 'Gas pushes the water out.', why: 'Only the gas model says so.' },
          { right: 'Something has to collect before each flow.' },
          { wrong: 'Water seeps into a cave at a steady rate.', why: 'Only the siphon model has a cave.' },
        ],
        explain:
          'In one model water collects in a cave, in the other gas collects in a shaft. Both explain the pause as the time that it takes until there is enough.',
      },
      {
        stem: about(pulsing, 'According to the siphon model, the pause is shorter in months with more rain because'),
        rank: 2,
        choices: [
          { right: 'water seeps into the cave at a greater rate.' },
          { wrong: 'water seeps out of the cave before it is full.', why: 'This would make the pause longer.' },
          { wrong: 'rain brings carbon dioxide into the shaft.', why: 'The siphon model does not use gas.' },
          {
            wrong: 'rain makes the bend of the tube rise higher.',
            why: 'The tube is in rock, and a higher bend would make the pause longer.',
          },
        ],
        explain:
          'The pause is the time in which the cave fills up to the bend. More rain brings more water per minute, and the cave fills sooner.',
      },
      {
        stem: about(pulsing, 'Which data speak against the gas model most directly?'),
        rank: 2,
        choices: [
          { wrong: 'The 20 mm of rain in August', why: 'The gas model makes no statement about rain.' },
          { right: 'The very little carbon dioxide' },
          { wrong: 'The 34 minutes in April', why: 'The gas model could have a pause of any length.' },
          { wrong: 'The 46 minutes in October', why: 'The gas model could have a pause of any length.' },
        ],
        explain:
          'The gas model states that “the water that comes out is full of bubbles.” Very little carbon dioxide in the water, in every month, does not fit this.',
      },
      {
        stem: about(
          pulsing,
          'In one winter month there are 40 mm of rain. According to the data and the siphon model, the time from one flow to the next is most likely',
        ),
        rank: 3,
        choices: [
          { wrong: 'less than 34 minutes.', why: 'This would take more than 95 mm of rain.' },
          { wrong: 'between 34 and 46 minutes.', why: 'This would take between 60 and 95 mm of rain.' },
          { wrong: 'more than 71 minutes.', why: 'This would take less than 20 mm of rain.' },
          { right: 'between 46 and 71 minutes.' },
        ],
        explain:
          'The more rain, the shorter the time. 40 mm is between the 60 mm of October, with 46 minutes, and the 20 mm of August, with 71 minutes.',
      },
    ],
  },
} satisfies DemoSets;

export const comparingModels: DemoSubsubtopic = {
  title: 'Comparing models',
  skills: ['act.science.evaluation-of-models.comparing-models'],
  sets: modelSets,
  sequence: sequence(modelSets, {
    oxygenMatters: {
      stem: about(views, 'Which students hold that the loss of oxygen is part of the reason why the water rises?'),
      rank: 0,
      choices: [
        { wrong: 'Student 1 only', why: 'Student 3 also says that oxygen is used up and that gas is then missing.' },
        { right: 'Students 1 and 3 only' },
        { wrong: 'Students 2 and 3 only', why: 'Student 2 says that the oxygen “does not matter.”' },
        { wrong: 'All 3 students', why: 'Student 2 says that the oxygen “does not matter.”' },
      ],
      explain:
        'Go through the explanations one by one with this question alone. Student 1: oxygen is gone, water replaces it. Student 2: oxygen is replaced by other gases. Student 3: oxygen is gone, and what replaced it dissolves.',
      onRight: { to: 'hotterAir' },
      onWrong: { to: 'student2Claim' },
    },
    student2Claim: {
      stem: about(views, 'According to Student 2, when does air leave the jar?'),
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: 'After the flame has gone out', why: 'Then the air that is left cools and shrinks.' },
        { wrong: 'Before the candle has been lit', why: 'Without a flame, no air has been heated.' },
        { wrong: 'When gas dissolves in the water', why: 'This is the explanation of Student 3.' },
        { right: 'While the jar is being lowered' },
      ],
      explain:
        'Put each explanation into one line before you compare. Student 2: hot air escapes while the jar is lowered; later the rest cools and shrinks; water comes in.',
      onRight: { to: 'hotterAir' },
      onWrong: { set: 'bouldersAndSpring', then: 'hotterAir' },
    },
    hotterAir: {
      stem: about(
        views,
        'Suppose that the water rises just as fast as the air in the jar cools, and stops when the air is as cool as the room. Whose explanation does this support?',
      ),
      rank: 1,
      choices: [
        { right: 'That of Student 2' },
        {
          wrong: 'That of Student 1',
          why: 'Student 1 does not mention a temperature. The oxygen is used while the flame burns.',
        },
        { wrong: 'That of Student 3', why: 'Student 3 does not mention a temperature. The gas dissolves.' },
        { wrong: 'Those of Students 1 and 3', why: 'Neither makes use of cooling.' },
      ],
      explain:
        'Only Student 2 says that cooling makes the water rise: “the air that is left cools and takes up less space.” An observation supports the explanation that leads one to expect it.',
      onRight: { to: 'moreCandles' },
      onWrong: { set: 'bouldersAndSpring', then: 'moreCandles' },
    },
    moreCandles: {
      stem: about(candles, 'Student 1 would have expected about the same rise with 3 candles as with 1 because'),
      rank: 2,
      choices: [
        {
          wrong: 'candles of the same kind make the air equally hot.',
          why: 'Heat has no part in the explanation of Student 1.',
        },
        {
          wrong: 'the carbon dioxide of 3 candles cannot all dissolve.',
          why: 'Carbon dioxide belongs to the explanation of Student 3.',
        },
        { right: 'the jar holds the same amount of oxygen in each case.' },
        {
          wrong: 'the flames of 3 candles go out later than that of 1.',
          why: 'They use up the oxygen sooner, and time has no part in the explanation.',
        },
      ],
      explain:
        'In the explanation of Student 1 the water replaces the oxygen. The jar is the same, so its oxygen is the same, whether 1 flame uses it up or 3. The table shows a different result: 12, 19, 27 mm.',
      onRight: { to: 'strongestSupport' },
      onWrong: { to: 'whatTableShows' },
    },
    whatTableShows: {
      stem: about(candles, 'What does the table show about the rise of the water?'),
      rank: 0,
      choices: [
        { wrong: 'It is the same for any number of candles.', why: 'It is 12, 19, and 27 mm.' },
        { right: 'It is greater with more candles.' },
        { wrong: 'It is smaller when more air escapes.', why: 'With many bubbles it was 27 mm, the greatest rise.' },
        {
          wrong: 'It takes place before the flames go out.',
          why: 'Below the table it says that most of it comes after.',
        },
      ],
      explain:
        'Read down the columns: 1, 2, 3 candles; few, some, many bubbles; 12, 19, 27 mm. All go up together. Now ask which explanation makes one expect this.',
      onRight: { to: 'strongestSupport' },
      onWrong: { set: 'bouldersAndSpring', then: 'strongestSupport' },
    },
    strongestSupport: {
      stem: about(candles, 'Which statement best describes how the results relate to the explanations?'),
      rank: 3,
      choices: [
        {
          wrong: 'They support Student 1: with more candles, more of the oxygen is replaced by water.',
          why: 'The jar holds the same oxygen each time, and the bubbles are not explained.',
        },
        {
          wrong: 'They support Student 3: with more candles, more carbon dioxide forms, which then dissolves.',
          why: 'With the same oxygen in the jar, more candles cannot form more carbon dioxide, and the bubbles are not explained.',
        },
        {
          wrong: 'They support all 3 students equally, since the water rises in every case.',
          why: 'All expect a rise. They differ in how it should depend on the candles.',
        },
        { right: 'They support Student 2: with more candles, more air escapes, and the water rises more.' },
      ],
      explain:
        'Three results fit Student 2: more heat drives out more bubbles, less gas is left to fill the jar, and the rise comes when the flames are out and the air cools. What all explanations expect supports none of them in particular.',
      onRight: { set: 'bouldersAndSpring' },
      onWrong: { set: 'bouldersAndSpring' },
    },
  }),
};
