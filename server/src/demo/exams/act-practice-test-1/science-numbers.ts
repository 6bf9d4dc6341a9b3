import type { DemoExamQuestion } from '../../format.ts';

/** Question topics 1 to 15 of Science, each with its explanation. */
export const scienceNumbers: readonly DemoExamQuestion[] = [
  {
    title: 'Reading a table',
    explained:
      'Find the row and the column that the question names, and read where they meet. Check the unit in the heading.',
  },
  {
    title: 'Reading a line graph',
    explained:
      'Go up from the value on the horizontal axis to the line, then across. With several lines, look at the legend first.',
  },
  {
    title: 'Trends between variables',
    explained: 'Follow one variable from small to large and say what the other does: it rises, falls, or turns around.',
  },
  {
    title: 'Design of an experiment',
    explained:
      'Ask what was changed on purpose and what was kept the same. The answer to “why” is nearly always to make a comparison fair.',
  },
  {
    title: 'Controls',
    explained:
      'A control is treated like all the others but for the one thing that is studied. It shows what would have happened anyway.',
  },
  {
    title: 'Interpolation',
    explained:
      'The value lies between two that were measured. Find both, and see how far along the way the question asks.',
  },
  {
    title: 'Extrapolation',
    explained:
      'Continue the trend past the last value by one more step of the same size. If the curve flattens, so does your answer.',
  },
  {
    title: 'Conflicting viewpoints',
    explained: 'Note for each scientist the one claim that the other would deny. Most questions turn on just that.',
  },
  {
    title: 'Evidence for a hypothesis',
    explained:
      'Evidence supports a hypothesis if it would be surprising were the hypothesis false. Ask what each choice would lead one to expect.',
  },
  {
    title: 'Combining two figures',
    explained: 'Look for the variable that both figures have. Read it off the first and carry it over to the second.',
  },
  {
    title: 'Units and scales',
    explained:
      'Compare the units of the question with those of the figure. An axis may begin at another value than 0, or grow by factors of 10.',
  },
  {
    title: 'Independent and dependent variables',
    explained:
      'The one that the scientists set is independent, the one that they measure depends on it. Graphs have the first one below.',
  },
  {
    title: 'Sources of error',
    explained:
      'Ask whether the fault would make all results too large or too small, or scatter them. Only the first kind shifts the mean.',
  },
  {
    title: 'Predicting a result',
    explained:
      'Find the trial that is most like the new one and change one thing at a time. The trend says in which direction to go.',
  },
  {
    title: 'Strength of a claim',
    explained:
      'Few trials, one place or one species support a narrow claim only. Words such as “may” and “in this study” keep to what was shown.',
  },
];
