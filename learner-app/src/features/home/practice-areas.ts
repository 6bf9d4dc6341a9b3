/** The three areas of practice, with a description of each. */
export const practiceAreas = [
  { title: 'Math', path: '/home/math', about: 'Algebra, functions, geometry and data, with and without a calculator.' },
  { title: 'Grammar', path: '/home/grammar', about: 'Sentences, agreement and punctuation.' },
  { title: 'Reading', path: '/home/reading', about: 'Passages: what they say, and how they say it.' },
] as const;
