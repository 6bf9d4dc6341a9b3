/** A question of a test section. */
type TestQuestion = { stem: readonly string[]; answers: readonly [string, string, string, string] };

/** The number of questions of SAT Math without a calculator. */
export const questionCount = 20;

const questions: readonly TestQuestion[] = [
  { stem: ['If 6(x − 2) = 4x + 10, what is the value of x?'], answers: ['−1', '6', '11', '22'] },
  {
    stem: [
      'A plumber charges a fixed fee for each visit and the same amount for each hour of work. A visit with 2 hours of work costs $90, and one with 5 hours costs $180.',
      'What is the fixed fee, in dollars?',
    ],
    answers: ['18', '30', '36', '45'],
  },
  { stem: ['Which of the following is a factor of x² − x − 20?'], answers: ['x − 5', 'x − 4', 'x + 5', 'x + 20'] },
  {
    stem: ['The function g is defined by g(x) = 3 − 2x. For which value of x is g(x) = g(−x) + 12?'],
    answers: ['−6', '−3', '3', '6'],
  },
  {
    stem: ['A line in the xy-plane passes through the points (0, 4) and (6, 1). What is its slope?'],
    answers: ['−2', '−1/2', '1/2', '2'],
  },
];

/** The question with a number from 1; the texts repeat. */
export const questionAt = (number: number) => questions[(number - 1) % questions.length];
