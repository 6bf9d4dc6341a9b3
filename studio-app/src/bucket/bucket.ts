import type { Answer, ProblemSet, Question } from '@fourfold/core/contract/content';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { createStore } from 'zustand';

/** Copies of records as they were when they were put here. */
export type Bucket = {
  questions: readonly Question[];
  answers: readonly Answer[];
  problemSets: readonly ProblemSet[];
};

export const bucket = createStore<Bucket>(() => ({ questions: [], answers: [], problemSets: [] }));

/** Puts a question, with its answers, into the bucket, once. */
export function addQuestion(question: Question): void {
  const { questions } = bucket.getState();
  if (questions.some(({ id }) => id === question.id)) {
    showAlert('warning', 'Question already added in bucket');
    return;
  }
  bucket.setState({ questions: [...questions, question] });
  showAlert('success', 'Question added to Bucket');
}

/** Puts an answer into the bucket, once. */
export function addAnswer(answer: Answer): void {
  const { answers } = bucket.getState();
  if (answers.some(({ id }) => id === answer.id)) {
    showAlert('warning', 'Answer already added in bucket');
    return;
  }
  bucket.setState({ answers: [...answers, answer] });
  showAlert('success', 'Answer added to Bucket');
}

/** Puts a problem set into the bucket, once. */
export function addProblemSet(set: ProblemSet): void {
  const { problemSets } = bucket.getState();
  if (problemSets.some(({ id }) => id === set.id)) {
    showAlert('warning', `ProblemSet '${set.title}' already added in bucket`);
    return;
  }
  bucket.setState({ problemSets: [...problemSets, set] });
  showAlert('success', `ProblemSet '${set.title}' added to bucket`);
}
