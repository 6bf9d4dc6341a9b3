/** Minutes per question, including its explanation (Q262). */
const minutesPerQuestion = 1.5;

/** Returns the amount of practice: "12 questions, about 18 min". */
export function practiceAmount(questions: number): string {
  return `${questions} ${questions === 1 ? 'question' : 'questions'}, about ${roughDuration(questions * minutesPerQuestion)}`;
}

/** Rounds to 1 minute below ten, to 5 below 90, then to half hours. */
function roughDuration(minutes: number): string {
  if (minutes < 10) return `${Math.ceil(minutes)} min`;
  if (minutes < 90) return `${Math.round(minutes / 5) * 5} min`;
  return `${Math.round(minutes / 30) / 2} h`;
}
