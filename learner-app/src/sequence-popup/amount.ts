/** What is counted for a question, with reading its explanation (Q262). */
const minutesEach = 1.5;

/** How much there is to practise: "12 questions, about 18 min". */
export function amountOf(questions: number): string {
  return `${questions} ${questions === 1 ? 'question' : 'questions'}, about ${roughly(questions * minutesEach)}`;
}

/** To a minute below ten, to five below an hour and a half, to half an hour from there. */
function roughly(minutes: number): string {
  if (minutes < 10) return `${Math.ceil(minutes)} min`;
  if (minutes < 90) return `${Math.round(minutes / 5) * 5} min`;
  return `${Math.round(minutes / 30) / 2} h`;
}
