import { about, type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const coolingGraph = figure(
  'c8-cooling',
  'Graph of temperature in °C against time in minutes, with points at 0, 10, 20, 30, and 40 minutes. Foam: 80, 72, 65, 59, 54. Glass: 80, 62, 48, 39, 33. Metal: 80, 50, 35, 27, 24.',
);

const cooling = md`Students poured the same amount of water at 80 °C into 3 open cups of the same size, made of foam, glass, and
  metal. The temperature of the room was 22 °C throughout.

  ${coolingGraph}`;

const wires = md`Students measured the electrical resistance, in ohms, of 2 wires of the same metal at the same temperature.

  | Length (meters) | Resistance at a diameter of 0.5 mm | Resistance at a diameter of 1.0 mm |
  | 0.5 | 2.8 | 0.7 |
  | 1.0 | 5.6 | 1.4 |
  | 1.5 | 8.4 | 2.1 |
  | 2.0 | 11.2 | 2.8 |`;

const pondweed = md`A water plant in a glass of water gives off bubbles of oxygen when light falls on it. Students counted the
  bubbles per minute at 6 brightnesses of a lamp, at 2 temperatures of the water.

  | Brightness (percent) | Bubbles per minute at 10 °C | Bubbles per minute at 20 °C |
  | 10 | 5 | 6 |
  | 20 | 9 | 12 |
  | 40 | 13 | 23 |
  | 60 | 14 | 30 |
  | 80 | 14 | 32 |
  | 100 | 14 | 32 |`;

const trendSets = {
  wiresAndPondweed: {
    title: 'Tables of wires and of a water plant',
    questions: [
      {
        stem: about(wires, 'When the length of a wire is doubled, its resistance'),
        rank: 0,
        choices: [
          { wrong: 'is halved.', why: 'The resistance rises with the length.' },
          { right: 'is doubled.' },
          {
            wrong: 'increases by 2.8 ohms.',
            why: 'This is what 0.5 meter more adds to the thin wire. Doubling 1.0 meter adds 5.6 ohms.',
          },
          { wrong: 'is multiplied by 4.', why: 'This compares the 2 diameters, not 2 lengths.' },
        ],
        explain:
          'Compare rows in which one length is twice the other: from 0.5 to 1.0 meter, 2.8 becomes 5.6; from 1.0 to 2.0 meters, 5.6 becomes 11.2. The thick wire does the same.',
      },
      {
        stem: about(
          wires,
          'What is the best estimate, in ohms, of the resistance of 1.25 meters of the wire with a diameter of 0.5 mm?',
        ),
        rank: 1,
        choices: [
          { wrong: '1.8', why: 'This is about right for the other wire, halfway between 1.4 and 2.1.' },
          { wrong: '5.6', why: 'This is the value for 1.0 meter.' },
          { wrong: '6.3', why: 'This is a quarter of the way from 5.6 to 8.4, but 1.25 is halfway from 1.0 to 1.5.' },
          { right: '7.0' },
        ],
        explain: md`1.25 meters is halfway between 1.0 and 1.5 meters, so take the value halfway: $(5.6 + 8.4) \div 2 = 7.0$. The rise is even, so this estimate is good.`,
      },
      {
        stem: about(
          wires,
          'If the trend continues, what is the resistance, in ohms, of 3.0 meters of the wire with a diameter of 1.0 mm?',
        ),
        rank: 2,
        choices: [
          { wrong: '3.5', why: 'This is one step beyond the table, for 2.5 meters.' },
          { right: '4.2' },
          { wrong: '5.6', why: 'This is twice the last value, for 4.0 meters.' },
          { wrong: '16.8', why: 'This is the value for the thin wire.' },
        ],
        explain: md`Each 0.5 meter adds 0.7 ohm. From 2.0 to 3.0 meters there are 2 steps: $2.8 + 0.7 + 0.7 = 4.2$. Check: 3 times the value for 1.0 meter is $3 \times 1.4 = 4.2$.`,
      },
      {
        stem: about(
          wires,
          'If the trend in diameter continues, what is the resistance, in ohms, of 1.0 meter of such a wire with a diameter of 0.25 mm?',
        ),
        rank: 3,
        choices: [
          {
            wrong: '1.4',
            why: 'This divides by 4. But the resistance falls when the diameter grows, so it rises when the diameter shrinks.',
          },
          { wrong: '9.8', why: 'This adds the difference of 4.2 again. The change is by a factor.' },
          { wrong: '11.2', why: 'This doubles the value. Half the diameter makes more than a double.' },
          { right: '22.4' },
        ],
        explain: md`When the diameter is halved from 1.0 to 0.5 mm, the resistance of 1.0 meter goes from 1.4 to 5.6, which is 4 times as much. Halve it again: $4 \times 5.6 = 22.4$.`,
      },
      {
        stem: about(
          pondweed,
          'Which statement best describes the number of bubbles at 20 °C as the light gets brighter?',
        ),
        rank: 0,
        choices: [
          { right: 'It rises and then levels off.' },
          {
            wrong: 'It rises by the same amount at every step.',
            why: 'From 80 to 100 percent it does not rise at all.',
          },
          { wrong: 'It rises and then falls.', why: 'At 80 and 100 percent it is the same, 32.' },
          { wrong: 'It stays the same and then rises.', why: 'This reverses the order.' },
        ],
        explain: 'Read down the column: 6, 12, 23, 30, 32, 32. The steps get smaller and end at zero.',
      },
      {
        stem: about(
          pondweed,
          'What is the best estimate of the number of bubbles per minute at a brightness of 50 percent and 20 °C?',
        ),
        rank: 1,
        choices: [
          { wrong: '14', why: 'This is about right for 10 °C.' },
          { wrong: '23', why: 'This is the value for 40 percent.' },
          { right: '27' },
          { wrong: '31', why: 'This is more than at 60 percent.' },
        ],
        explain: md`50 percent is halfway between 40 and 60, so look between 23 and 30: $(23 + 30) \div 2 = 26.5$, about 27.`,
      },
      {
        stem: about(pondweed, 'At 10 °C, how many bubbles per minute are most likely at a brightness of 120 percent?'),
        rank: 1,
        choices: [
          { wrong: '12', why: 'Nothing in the column suggests a fall.' },
          { right: '14' },
          { wrong: '17', why: 'This continues an even rise from 5 to 14. The rise had ended by 60 percent.' },
          { wrong: '32', why: 'This is the value for 20 °C.' },
        ],
        explain:
          'From 60 percent on, more light brought no more bubbles: 14, 14, 14. Something else limits the plant there, so even more light should change nothing.',
      },
      {
        stem: about(pondweed, 'As the light gets brighter, the difference between the counts at 20 °C and at 10 °C'),
        rank: 2,
        choices: [
          { wrong: 'stays about the same.', why: 'It is 1 at first and 18 at the end.' },
          { wrong: 'gets smaller and smaller.', why: 'It grows from 1 to 18.' },
          { wrong: 'grows by the same amount at each step.', why: 'It grows by 2, 7, 6, 2, and 0.' },
          { right: 'grows and then stays the same.' },
        ],
        explain: md`Subtract in each row: 1, 3, 10, 16, 18, 18. In dim light the temperature hardly matters, and in bright light it matters a lot, until both counts stop rising.`,
      },
    ],
  },
} satisfies DemoSets;

export const trendsAndEstimates: DemoSubsubtopic = {
  title: 'Trends and estimates',
  skills: ['act.science.interpretation-of-data.trends-and-estimates'],
  sets: trendSets,
  sequence: sequence(trendSets, {
    slowestCup: {
      stem: about(
        cooling,
        'Which list orders the cups from the one that cooled slowest to the one that cooled fastest?',
      ),
      rank: 0,
      choices: [
        { wrong: 'Metal, glass, foam', why: 'This is the order from fastest to slowest.' },
        {
          wrong: 'Glass, foam, metal',
          why: 'The line for foam is above the line for glass, so foam cooled more slowly.',
        },
        { right: 'Foam, glass, metal' },
        { wrong: 'Foam, metal, glass', why: 'The line for metal is below the line for glass, so metal cooled faster.' },
      ],
      explain:
        'All lines start at 80 °C. The one that stays highest belongs to the cup that cooled slowest. After 40 minutes they are at 54, 33, and 24 °C.',
      onRight: { to: 'glassAt15' },
      onWrong: { to: 'fallOfGlass' },
    },
    fallOfGlass: {
      stem: about(cooling, 'In the first 10 minutes, the temperature in the glass cup fell by'),
      rank: 0,
      explainFirst: true,
      choices: [
        { wrong: '8 °C.', why: 'This is the fall in the foam cup, from 80 to 72.' },
        { right: '18 °C.' },
        { wrong: '30 °C.', why: 'This is the fall in the metal cup, from 80 to 50.' },
        { wrong: '62 °C.', why: 'This is the temperature after 10 minutes, not the fall.' },
      ],
      explain: md`A fall is the difference between 2 points of the same line. The line for glass starts at 80 °C and is at 62 °C after 10 minutes: $80 - 62 = 18$. The steeper the line, the larger the fall.`,
      onRight: { to: 'glassAt15' },
      onWrong: { set: 'wiresAndPondweed', then: 'glassAt15' },
    },
    glassAt15: {
      stem: about(cooling, 'What is the best estimate of the temperature in the glass cup after 15 minutes?'),
      rank: 1,
      choices: [
        { wrong: '42 °C', why: 'This is about right for the metal cup.' },
        { wrong: '48 °C', why: 'This is the temperature after 20 minutes.' },
        { right: '55 °C' },
        { wrong: '68 °C', why: 'This is about right for the foam cup.' },
      ],
      explain: md`15 minutes is halfway between 10 and 20. The line for glass falls from 62 to 48 there, and halfway is $(62 + 48) \div 2 = 55$.`,
      onRight: { to: 'metalAt50' },
      onWrong: { to: 'fallsOfMetal' },
    },
    fallsOfMetal: {
      stem: about(cooling, 'As time goes on, the fall of the temperature in the metal cup in each 10 minutes'),
      rank: 1,
      choices: [
        { wrong: 'gets larger.', why: 'It is 30 in the first 10 minutes and 3 in the last.' },
        { wrong: 'stays the same.', why: 'Then the line would be straight.' },
        { wrong: 'gets larger and then smaller.', why: 'It gets smaller from the start.' },
        { right: 'gets smaller.' },
      ],
      explain: md`Subtract neighbors: $80 - 50 = 30$, $50 - 35 = 15$, $35 - 27 = 8$, $27 - 24 = 3$. The closer the water comes to the temperature of the room, the more slowly it cools.`,
      onRight: { to: 'metalAt50' },
      onWrong: { set: 'wiresAndPondweed', then: 'metalAt50' },
    },
    metalAt50: {
      stem: about(cooling, 'What is the best estimate of the temperature in the metal cup after 50 minutes?'),
      rank: 2,
      choices: [
        {
          wrong: '10 °C',
          why: 'This takes off another 14 degrees, the average fall so far. The cup cannot become colder than the room by itself.',
        },
        { wrong: '21 °C', why: 'This takes off another 3 degrees. The falls get smaller, and the room is at 22 °C.' },
        { right: '23 °C' },
        { wrong: '27 °C', why: 'This is the temperature after 30 minutes. The cup would have to warm up again.' },
      ],
      explain:
        'The falls are 30, 15, 8, and 3 degrees, so the next is smaller than 3. And the water cannot cool below the 22 °C of the room. That leaves a value between 22 and 24.',
      onRight: { to: 'fourthCup' },
      onWrong: { set: 'wiresAndPondweed', then: 'fourthCup' },
    },
    fourthCup: {
      stem: about(
        cooling,
        'In a clay cup of the same size, the water cools from 80 °C to 56 °C in 10 minutes. If it follows the same kind of curve as the others, after 20 minutes its temperature is most likely',
      ),
      rank: 3,
      choices: [
        { right: 'between 35 °C and 48 °C.' },
        {
          wrong: 'between 48 °C and 54 °C.',
          why: 'After 10 minutes clay was below glass, so after 20 it should be below 48 °C.',
        },
        {
          wrong: 'between 54 °C and 65 °C.',
          why: 'These are values between glass and foam, but clay cools faster than glass.',
        },
        { wrong: 'below 35 °C.', why: 'After 10 minutes clay was above metal, so after 20 it should be above 35 °C.' },
      ],
      explain:
        'After 10 minutes clay, at 56 °C, lies between metal at 50 and glass at 62. A curve of the same kind stays between these lines, and after 20 minutes they are at 35 and 48 °C.',
      onRight: { set: 'wiresAndPondweed' },
      onWrong: { set: 'wiresAndPondweed' },
    },
  }),
};
