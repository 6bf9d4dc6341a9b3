/**
 * The formulas of the reference sheet in speech, by their LaTeX, as the server's engine speaks them: the server has only
 * the formulas of content.
 */
export const sheetSpeech: Readonly<Record<string, string>> = {
  'A=\\pi r^2': 'A equals pi r squared',
  'C=2\\pi r': 'C equals 2 pi r',
  'A=\\ell w': 'A equals l w',
  'A=\\frac{1}{2}bh': 'A equals one half b h',
  'a^2+b^2=c^2': 'a squared plus b squared equals c squared',
  'x,\\ x\\sqrt{3},\\ 2x': 'x comma x the square root of 3 comma 2 x',
  's,\\ s,\\ s\\sqrt{2}': 's comma s comma s the square root of 2',
  'V=\\ell wh': 'V equals l w h',
  'V=\\pi r^2h': 'V equals pi r squared h',
  'V=\\frac{4}{3}\\pi r^3': 'V equals four thirds pi r cubed',
  'V=\\frac{1}{3}\\pi r^2h': 'V equals one third pi r squared h',
  'V=\\frac{1}{3}\\ell wh': 'V equals one third l w h',
  '360': '360',
  '2\\pi': '2 pi',
  '180': '180',
};
