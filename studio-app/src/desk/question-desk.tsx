import { type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { QuestionList } from './question-list.tsx';

type QuestionDeskProps = {
  place: QuestionPlace;
  questions: readonly Question[];
  /** The problem sets that questions of the place may lead to, in their order. */
  sets: readonly ProblemSet[];
};

/** The questions of a place, to be read and written. */
export function QuestionDesk({ place, questions, sets }: QuestionDeskProps) {
  return <QuestionList questions={questions} {...(sectionSpecs[place.section].leads && { sets })} />;
}
