import { type DemoSets, type DemoSubsubtopic, figure, md, sequence } from '../../format.ts';

const angleSets = {
  waves: {
    title: 'Waves',
    notes: md`The graph of $y = a\sin(bx) + d$, with $a$ and $b$ positive, goes up and down by $a$ around $y = d$. Its period is $\frac{2\pi}{b}$.`,
    questions: [
      {
        stem: md`What is the amplitude of the graph of $y = -4\cos(3x)$?`,
        rank: 0,
        typed: { accept: ['4'] },
        explain: md`The amplitude is the distance from the middle line to the highest point, so it is never negative: $\left|-4\right| = 4$. The minus sign turns the graph upside down, and the 3 changes its period.`,
      },
      {
        stem: md`What is the greatest value of $y = 2\sin x + 5$?`,
        rank: 1,
        choices: [
          { wrong: md`$2$`, why: 'This is the amplitude.' },
          { wrong: md`$3$`, why: 'This is the least value: −2 + 5.' },
          { right: md`$7$` },
          { wrong: md`$10$`, why: 'This multiplies 2 and 5. The 5 is added.' },
        ],
        explain: md`The sine is at most 1. So $2\sin x$ is at most 2, and $y$ at most $2 + 5 = 7$.`,
      },
      {
        stem: md`What is the period of $y = \cos\frac{x}{2}$, where $x$ is in radians?`,
        rank: 1,
        choices: [
          {
            wrong: md`$\frac{\pi}{2}$`,
            why: 'This divides by 4. The period gets longer, because x/2 grows more slowly than x.',
          },
          { right: md`$4\pi$` },
          { wrong: md`$\pi$`, why: md`This is the period of $\cos(2x)$.` },
          { wrong: md`$2\pi$`, why: md`This is the period of $\cos x$.` },
        ],
        explain: md`One full wave takes $\frac{x}{2}$ from 0 to $2\pi$, so $x$ goes from 0 to $4\pi$. The formula says the same: $\frac{2\pi}{1/2} = 4\pi$.`,
      },
      {
        stem: md`How is the graph of $y = \sin\left(x - \frac{\pi}{3}\right)$ obtained from the graph of $y = \sin x$?`,
        rank: 1,
        choices: [
          {
            wrong: md`By moving it $\frac{\pi}{3}$ to the left`,
            why: 'With the minus sign, x has to be greater to give the same value. The graph moves to the right.',
          },
          {
            wrong: md`By moving it $\frac{\pi}{3}$ upward`,
            why: 'That would be sin x + π/3. Here x itself is changed.',
          },
          {
            wrong: md`By moving it $\frac{\pi}{3}$ downward`,
            why: 'That would be sin x − π/3. Here π/3 is subtracted from x, before the sine is taken.',
          },
          { right: md`By moving it $\frac{\pi}{3}$ to the right` },
        ],
        explain: md`The wave starts where the argument of the sine is 0. That is at $x = 0$ for $\sin x$ and at $x = \frac{\pi}{3}$ for the other. So every point moves $\frac{\pi}{3}$ to the right.`,
      },
      {
        stem: md`Which function has an amplitude of 2 and a period of $\frac{\pi}{2}$?`,
        rank: 2,
        choices: [
          { right: md`$y = 2\cos(4x)$` },
          { wrong: md`$y = 2\cos\frac{x}{4}$`, why: md`Its period is $8\pi$.` },
          { wrong: md`$y = 4\cos(2x)$`, why: md`This swaps the numbers: its amplitude is 4 and its period is $\pi$.` },
          {
            wrong: md`$y = 2\cos\frac{\pi x}{2}$`,
            why: md`This writes the period into the argument. Its period is 4.`,
          },
        ],
        explain: md`The number in front gives the amplitude, 2. The period is $\frac{2\pi}{b}$. From $\frac{2\pi}{b} = \frac{\pi}{2}$ follows $b = 4$.`,
      },
    ],
  },
  unitCircle: {
    title: 'Around the unit circle',
    notes: md`A point on the unit circle at the angle $\theta$ has the coordinates $(\cos\theta, \sin\theta)$. A full turn is $360^\circ$ or $2\pi$ radians.`,
    questions: [
      {
        stem: md`What is the value of $\cos\pi$?`,
        rank: 0,
        choices: [
          { right: md`$-1$` },
          { wrong: md`$0$`, why: md`This is $\sin\pi$, the other coordinate of the point.` },
          { wrong: md`$\frac{1}{2}$`, why: md`This is $\cos\frac{\pi}{3}$.` },
          { wrong: md`$1$`, why: md`This is $\cos 0$.` },
        ],
        explain: md`After half a turn, $\pi$ radians, the point on the unit circle is at $(-1, 0)$. The cosine is its first coordinate, $-1$.`,
      },
      {
        stem: md`What is the value of $\sin 150^\circ$?`,
        rank: 1,
        typed: { accept: ['1/2', '0.5'] },
        explain: md`$150^\circ$ is $30^\circ$ short of half a turn. Its point on the unit circle is the mirror image of the point at $30^\circ$, at the same height. So $\sin 150^\circ = \sin 30^\circ = \frac{1}{2}$.`,
      },
      {
        stem: md`If $\sin\theta < 0$ and $\tan\theta > 0$, in which quadrant does the terminal side of $\theta$ lie?`,
        rank: 1,
        choices: [
          { wrong: 'Quadrant I', why: 'There the sine is positive.' },
          { wrong: 'Quadrant II', why: 'There the sine is positive and the tangent negative.' },
          { right: 'Quadrant III' },
          { wrong: 'Quadrant IV', why: 'There the sine is negative, but the tangent is negative too.' },
        ],
        explain: md`The sine is the height, so it is negative in quadrants III and IV. The tangent, $\frac{\sin\theta}{\cos\theta}$, is positive where sine and cosine have the same sign, in quadrants I and III. Both are true in quadrant III.`,
      },
      {
        stem: md`${figure(
          'c7-unit-circle',
          'A circle with radius 1 around the origin O. The angle θ goes from the positive x-axis counterclockwise to the radius that ends at the point (−3/5, 4/5).',
        )}

          In the figure, the radius of the unit circle at the angle $\theta$ ends at the point $\left(-\frac{3}{5}, \frac{4}{5}\right)$. What is the value of $\tan\theta$?`,
        rank: 1,
        choices: [
          { wrong: md`$-\frac{3}{4}$`, why: 'This divides the first coordinate by the second.' },
          { right: md`$-\frac{4}{3}$` },
          { wrong: md`$\frac{4}{5}$`, why: 'This is the sine of θ.' },
          {
            wrong: md`$\frac{4}{3}$`,
            why: 'The first coordinate is negative and the second positive, so the quotient is negative.',
          },
        ],
        explain: md`On the unit circle, $\cos\theta = -\frac{3}{5}$ and $\sin\theta = \frac{4}{5}$. So $\tan\theta = \frac{\sin\theta}{\cos\theta} = \frac{4}{5} \div \left(-\frac{3}{5}\right) = -\frac{4}{3}$.`,
      },
      {
        stem: md`For all values of $x$ for which it is defined, $\frac{1 - \cos^2 x}{\sin x}$ is equal to which of these?`,
        rank: 2,
        choices: [
          { wrong: md`$\cos x$`, why: md`This takes $1 - \cos^2 x$ to be $\sin x\cos x$.` },
          {
            wrong: md`$\tan x$`,
            why: md`The tangent is $\sin x$ divided by $\cos x$. The denominator here is $\sin x$.`,
          },
          {
            wrong: md`$\frac{1}{\sin x}$`,
            why: md`This takes $1 - \cos^2 x$ to be 1. It is 1 only where the cosine is 0.`,
          },
          { right: md`$\sin x$` },
        ],
        explain: md`From $\sin^2 x + \cos^2 x = 1$ follows $1 - \cos^2 x = \sin^2 x$. Dividing by $\sin x$ leaves $\sin x$.`,
      },
      {
        stem: md`If $0 \le x \le 2\pi$, which of these are solutions of $2\sin x = 1$? Choose all that apply.`,
        rank: 2,
        choices: [
          { right: md`$\frac{\pi}{6}$` },
          {
            wrong: md`$\frac{\pi}{3}$`,
            why: md`The sine of $\frac{\pi}{3}$ is $\frac{\sqrt{3}}{2}$. It is the cosine that is $\frac{1}{2}$ there.`,
          },
          { right: md`$\frac{5\pi}{6}$` },
          { wrong: md`$\frac{7\pi}{6}$`, why: md`There the sine is $-\frac{1}{2}$.` },
        ],
        explain: md`The sine has to be $\frac{1}{2}$. On the unit circle, two points have the height $\frac{1}{2}$: one at $\frac{\pi}{6}$ and its mirror image at $\pi - \frac{\pi}{6} = \frac{5\pi}{6}$.`,
      },
    ],
  },
} satisfies DemoSets;

export const trigonometricFunctions: DemoSubsubtopic = {
  title: 'Trigonometric functions',
  skills: ['act.math.functions.trigonometric-functions'],
  sets: angleSets,
  sequence: sequence(angleSets, {
    toRadians: {
      stem: md`Which of these is equal to $150^\circ$?`,
      rank: 1,
      choices: [
        { wrong: md`$\frac{2\pi}{3}$ radians`, why: md`This is $120^\circ$.` },
        { wrong: md`$\frac{3\pi}{4}$ radians`, why: md`This is $135^\circ$.` },
        { wrong: md`$\frac{5\pi}{12}$ radians`, why: 'This divides 150 by 360, as if a full turn were π radians.' },
        { right: md`$\frac{5\pi}{6}$ radians` },
      ],
      explain: md`Half a turn is $180^\circ$ or $\pi$ radians. $150^\circ$ is $\frac{150}{180} = \frac{5}{6}$ of it: $\frac{5\pi}{6}$ radians.`,
      onRight: { to: 'findCosine' },
      onWrong: { to: 'toDegrees' },
    },
    toDegrees: {
      stem: md`An angle measures $\frac{\pi}{4}$ radians. What is its measure in degrees?`,
      rank: 0,
      explainFirst: true,
      typed: { accept: ['45'], symbol: '°' },
      explain: md`On a circle with radius 1, half a turn is an arc of length $\pi$. So $\pi$ radians are $180^\circ$, and $\frac{\pi}{4}$ radians are a quarter of that: $45^\circ$.`,
      onRight: { to: 'findCosine' },
      onWrong: { set: 'unitCircle', then: 'findCosine' },
    },
    findCosine: {
      stem: md`If $\sin\theta = \frac{3}{5}$ and $\frac{\pi}{2} < \theta < \pi$, what is the value of $\cos\theta$?`,
      rank: 2,
      choices: [
        { right: md`$-\frac{4}{5}$` },
        { wrong: md`$-\frac{3}{4}$`, why: 'This is the tangent of θ.' },
        { wrong: md`$\frac{2}{5}$`, why: 'This is 1 − 3/5. The squares of sine and cosine add up to 1.' },
        {
          wrong: md`$\frac{4}{5}$`,
          why: 'Between π/2 and π the point on the unit circle lies to the left, so the cosine is negative.',
        },
      ],
      explain: md`From $\sin^2\theta + \cos^2\theta = 1$ follows $\cos^2\theta = 1 - \frac{9}{25} = \frac{16}{25}$, so the cosine is $\frac{4}{5}$ or $-\frac{4}{5}$. In the second quadrant it is negative.`,
      onRight: { to: 'period' },
      onWrong: { set: 'unitCircle', then: 'period' },
    },
    period: {
      stem: md`What is the period of $y = 5\sin(2x)$, where $x$ is in radians?`,
      rank: 1,
      choices: [
        { wrong: md`$\frac{2\pi}{5}$`, why: 'The 5 is the amplitude. The factor of x decides the period.' },
        { wrong: md`$2\pi$`, why: 'This is the period of sin x. Here the waves follow each other twice as fast.' },
        { right: md`$\pi$` },
        { wrong: md`$4\pi$`, why: 'With the factor 2 the wave repeats sooner, not later.' },
      ],
      explain: md`One full wave takes $2x$ from 0 to $2\pi$, so $x$ goes from 0 to $\pi$. The period is $\frac{2\pi}{2} = \pi$.`,
      onRight: { to: 'greenhouse' },
      onWrong: { to: 'readWave' },
    },
    readWave: {
      stem: md`${figure(
        'c7-wave',
        'The graph of a wave in a coordinate grid. It starts at (0, 0), rises to its highest point (1, 3), crosses the x-axis at 2, falls to its lowest point (3, −3), crosses the x-axis at 4, and then repeats: highest point (5, 3), lowest point (7, −3), x-axis at 6 and 8.',
      )}

        What is the period of the function in the graph?`,
      rank: 0,
      choices: [
        { wrong: '2', why: 'This is half a wave: from one crossing of the axis to the next.' },
        { right: '4' },
        { wrong: '3', why: 'This is the amplitude, the height of the wave.' },
        { wrong: '6', why: 'This is the distance from the lowest to the highest value.' },
      ],
      explain: md`The period is the distance along the $x$-axis after which the graph repeats, for example from one highest point to the next: from $x = 1$ to $x = 5$. That is 4.`,
      onRight: { to: 'greenhouse' },
      onWrong: { set: 'waves', then: 'greenhouse' },
    },
    greenhouse: {
      stem: md`The temperature in a greenhouse, in degrees Fahrenheit, is modeled by $T = 60 + 15\cos\frac{\pi t}{12}$, where $t$ is the time in hours after noon. After how many hours is the temperature first $52.5$ degrees?`,
      rank: 3,
      typed: { accept: ['8'] },
      explain: md`From $60 + 15\cos\frac{\pi t}{12} = 52.5$ follows $\cos\frac{\pi t}{12} = -\frac{7.5}{15} = -\frac{1}{2}$. The first angle with this cosine is $\frac{2\pi}{3}$. From $\frac{\pi t}{12} = \frac{2\pi}{3}$ follows $t = 8$.`,
      help: md`Solve for the cosine first.`,
      helpExplain: md`The cosine is $-\frac{1}{2}$, and $\cos\frac{\pi}{3} = \frac{1}{2}$.`,
      onRight: 'end',
      onWrong: { set: 'waves' },
    },
  }),
};
