import { type DemoTopic, md, sequence } from '../format.ts';
import { countSolutions } from './linear-equations/count-solutions.ts';
import { lineSets, slopeAndIntercept } from './linear-equations/slope-and-intercept.ts';
import { solveOneVariable } from './linear-equations/solve-one-variable.ts';
import { systemSets, systems } from './linear-equations/systems.ts';

const checkIn = sequence(
  { ...lineSets, ...systemSets },
  {
    slopeFromGraph: {
      stem: md`A line crosses the $y$-axis at 3 and passes through $(4, 1)$. What is its slope?`,
      rank: 1,
      skills: ['sat.math.algebra.linear-equations-two-variables'],
      calculator: false,
      choices: [
        {
          wrong: md`$\frac{1}{2}$`,
          why: 'The line falls from 3 to 1 as x goes from 0 to 4, so the slope is negative.',
        },
        {
          wrong: md`$-2$`,
          why: 'This is either the change in y alone or run over rise. The slope is −2 divided by 4.',
        },
        { right: md`$-\frac{1}{2}$` },
        {
          wrong: md`$\frac{1}{4}$`,
          why: 'This divides the coordinates of the second point. The line does not start at the origin.',
        },
      ],
      explain: md`From $(0, 3)$ to $(4, 1)$ the value of $y$ changes by $-2$ while $x$ changes by 4: $\frac{-2}{4} = -\frac{1}{2}$.`,
      onRight: { to: 'meetingPoint' },
      onWrong: { set: 'lines', then: 'meetingPoint' },
    },
    meetingPoint: {
      stem: md`At what point do the lines $y = x + 1$ and $y = 7 - x$ meet?`,
      rank: 1,
      skills: ['sat.math.algebra.systems-of-linear-equations'],
      calculator: false,
      choices: [
        { right: md`$(3, 4)$` },
        { wrong: md`$(4, 3)$`, why: 'These are the right numbers in the wrong order: the first coordinate is x.' },
        { wrong: md`$(6, 7)$`, why: 'This stops at 2x = 6 and reads 6 as x. On the second line, x = 6 gives y = 1.' },
        { wrong: md`$(4, 5)$`, why: 'This comes from adding 1 to 7 instead of subtracting: 2x = 8.' },
      ],
      explain: md`Set the two expressions for $y$ equal: $x + 1 = 7 - x$. Then $2x = 6$, $x = 3$ and $y = 3 + 1 = 4$.`,
      onRight: { to: 'drainingPool' },
      onWrong: { set: 'pairs', then: 'drainingPool' },
    },
    drainingPool: {
      stem: md`A pool holds 500 liters and drains at 20 liters a minute. Which equation gives the volume $V$, in liters, after $t$ minutes?`,
      rank: 1,
      skills: ['sat.math.algebra.linear-functions'],
      calculator: false,
      choices: [
        { wrong: md`$V = 500 + 20t$`, why: 'The pool loses water, so the volume falls as t rises.' },
        { wrong: md`$V = 20 - 500t$`, why: 'This swaps the volume at the start and the rate.' },
        {
          wrong: md`$V = 480t$`,
          why: 'This subtracts 20 once and then multiplies by the time. At t = 0 it gives an empty pool.',
        },
        { right: md`$V = 500 - 20t$` },
      ],
      explain: md`A quantity that changes at a constant rate is linear: its value at the start plus the rate times the time. Here that is $500 + (-20)t = 500 - 20t$.`,
      onRight: { to: 'twoPlans' },
      onWrong: { to: 'howLong' },
    },
    howLong: {
      stem: md`The volume of a tank, in liters, after $t$ minutes is $V = 300 - 15t$. After how many minutes is the tank empty?`,
      rank: 1,
      skills: ['sat.math.algebra.linear-functions'],
      calculator: false,
      typed: { accept: ['20'] },
      explain: md`Empty means $V = 0$. From $0 = 300 - 15t$ follows $15t = 300$ and $t = 20$: at 15 liters a minute, 300 liters last 20 minutes.`,
      onRight: { to: 'twoPlans' },
      onWrong: { set: 'lines', then: 'twoPlans' },
    },
    twoPlans: {
      stem: md`A gym offers 2 plans. Plan A costs \$21 plus \$2 a visit. Plan B costs \$5 a visit. For how many visits do the plans cost the same?`,
      rank: 2,
      skills: ['sat.math.algebra.linear-equations-one-variable'],
      calculator: true,
      typed: { accept: ['7'] },
      explain: md`For $v$ visits plan A costs $21 + 2v$ and plan B costs $5v$. From $21 + 2v = 5v$ follows $21 = 3v$ and $v = 7$.`,
      onRight: 'end',
      onWrong: { set: 'pairs' },
    },
  },
);

export const linearEquations: DemoTopic = {
  kind: 'math',
  title: 'Linear Equations',
  subtopics: [
    { title: 'Equations in one variable', subsubtopics: [solveOneVariable, countSolutions] },
    { title: 'Lines and systems', sequence: checkIn, subsubtopics: [slopeAndIntercept, systems] },
  ],
};
