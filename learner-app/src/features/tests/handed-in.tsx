import { type ReviewSetting, reviewOpensWords } from '@fourfold/core/exams/review';
import { clockWords } from '@fourfold/core/test-section/section-clock';
import type { SectionProgress } from '@fourfold/core/test-section/section-progress';
import { Notice } from './notice.tsx';

type HandedInProps = { back: string; review: ReviewSetting; progress: SectionProgress };

/**
 * A submitted section whose review is closed: when it opens, and the score if the exam shows it
 * before.
 */
export function HandedIn({ back, review, progress }: HandedInProps) {
  const { math_score: right, question_count: of, time_spent } = progress;
  return (
    <Notice title="Handed in." back={back}>
      <p>{reviewOpensWords(review, new Date())} Until then it is not shown which answers are right.</p>
      <p className="num">
        {right !== null && of !== null && `Score: ${right} of ${of} right. `}
        Time: {clockWords(time_spent)}.
      </p>
    </Notice>
  );
}
