import { type DemoExamQuestion, type DemoSets, md, sequence } from '../../format.ts';

const sets = {
  buildings: {
    title: 'Equations from sentences',
    questions: [
      {
        stem: md`Five more than twice a number is 19. What is the number?`,
        rank: 0,
        calculator: false,
        typed: { accept: ['7'] },
        explain: md`Twice a number $n$ is $2n$, and 5 more is $2n + 5$. From $2n + 5 = 19$ follows $2n = 14$ and $n = 7$.`,
      },
      {
        stem: md`Which equation says that 3 less than half of $x$ is 8?`,
        rank: 1,
        calculator: false,
        choices: [
          {
            wrong: md`$3 - \frac{x}{2} = 8$`,
            why: '“3 less than” takes 3 away from what follows. This takes half of x away from 3.',
          },
          { wrong: md`$\frac{x - 3}{2} = 8$`, why: 'This takes 3 away first and halves after.' },
          { wrong: md`$2x - 3 = 8$`, why: 'This doubles x.' },
          { right: md`$\frac{x}{2} - 3 = 8$` },
        ],
        explain: md`Half of $x$ is $\frac{x}{2}$. Three less than that is $\frac{x}{2} - 3$. “Less than” turns the order round.`,
      },
      {
        stem: md`The sum of 3 consecutive integers is 72. What is the greatest of them?`,
        rank: 2,
        calculator: false,
        typed: { accept: ['25'] },
        explain: md`Call the middle one $n$. The sum is $(n - 1) + n + (n + 1) = 3n = 72$, so $n = 24$. The greatest is 25.`,
      },
      {
        stem: md`A tutor charges \$30 for the first hour and \$22 for each hour after it. Which equation gives the cost $C$, in dollars, of $h$ hours, for $h$ of 1 or more?`,
        rank: 2,
        calculator: false,
        choices: [
          { wrong: md`$C = 30 + 22h$`, why: 'This charges the first hour twice: once as 30 and once in 22h.' },
          { right: md`$C = 30 + 22(h - 1)$` },
          { wrong: md`$C = 30h + 22$`, why: 'This charges 30 dollars for every hour.' },
          { wrong: md`$C = 52h$`, why: 'This adds the prices and charges both for every hour.' },
        ],
        explain: md`Of $h$ hours, 1 costs 30 dollars and the other $h - 1$ cost 22 dollars each. Check with $h = 1$: the cost is 30.`,
      },
      {
        stem: md`Ana is 4 years older than Ben. In 6 years their ages will add up to 40. How old is Ben now?`,
        rank: 2,
        calculator: false,
        choices: [
          { right: '12' },
          { wrong: '16', why: 'This is Ana’s age now.' },
          { wrong: '18', why: 'This is Ben’s age in 6 years.' },
          { wrong: '15', why: 'This adds 6 years for only one of them: 2b + 4 + 6 = 40.' },
        ],
        explain: md`With Ben’s age $b$, in 6 years they will be $b + 6$ and $b + 10$. From $2b + 16 = 40$ follows $b = 12$.`,
      },
    ],
  },
} satisfies DemoSets;

export const readingAnEquation: DemoExamQuestion = {
  title: 'Linear equations in one variable',
  skills: ['sat.math.algebra.linear-equations-one-variable'],
  sets,
  explained: md`Three friends rent a boat together, each adds \$8 for lunch, and each pays \$50 in all. Write that down in the order of the story: a third of the boat, then the lunch.

    $$\frac{b}{3} + 8 = 50$$

    Undo it from the end. The lunch came last, so it goes first, and $\frac{b}{3} = 42$. Then undo the sharing: $b = 3 \cdot 42 = 126$.`,
  explainedInMock: md`Three friends rent a boat together, each adds \$8 for lunch, and each pays \$50 in all. Without a calculator it can be quicker to try a choice from the middle. Were the boat \$120, each would pay $40 + 8 = 48$ dollars.

    That is less than 50, so the boat costs a little more, and every smaller choice is out.`,
  sequence: sequence(sets, {
    sharedCost: {
      stem: md`Four friends share the cost of a cabin equally. Each also pays \$15 for food, so that each pays \$70 in all. What does the cabin cost?`,
      rank: 1,
      calculator: false,
      choices: [
        { wrong: md`\$55`, why: 'This is what each pays for the cabin. It has to be multiplied by 4.' },
        { right: md`\$220` },
        { wrong: md`\$280`, why: 'This is what all pay together, food included.' },
        { wrong: md`\$340`, why: 'This adds the food to the 70 dollars before multiplying.' },
      ],
      explain: md`With the cost of the cabin $c$, each pays $\frac{c}{4} + 15 = 70$. So $\frac{c}{4} = 55$ and $c = 220$.`,
      onRight: { to: 'solveForK' },
      onWrong: { to: 'eachPays' },
    },
    eachPays: {
      stem: md`Three people share a bill of $b$ dollars equally, and each adds a tip of \$4. Which expression gives what each pays?`,
      rank: 0,
      calculator: false,
      explainFirst: true,
      choices: [
        { right: md`$\frac{b}{3} + 4$` },
        { wrong: md`$3b + 4$`, why: 'This multiplies the bill. To share is to divide.' },
        { wrong: md`$\frac{b + 4}{3}$`, why: 'This shares the 4 dollars among all. Each adds 4 dollars of their own.' },
        { wrong: md`$\frac{b}{3} + 12$`, why: 'This has each person pay all 3 tips.' },
      ],
      explain: md`Follow 1 person: a third of the bill, $\frac{b}{3}$, and then 4 dollars more.`,
      onRight: { to: 'solveForK' },
      onWrong: { set: 'buildings', then: 'solveForK' },
    },
    solveForK: {
      stem: md`If $\frac{2}{3}k + 5 = 17$, what is the value of $k$?`,
      rank: 1,
      calculator: false,
      typed: { accept: ['18'] },
      explain: md`Subtract 5: $\frac{2}{3}k = 12$. Multiply by $\frac{3}{2}$, the reciprocal: $k = 18$.`,
      onRight: 'end',
      onWrong: { set: 'buildings' },
    },
  }),
};
