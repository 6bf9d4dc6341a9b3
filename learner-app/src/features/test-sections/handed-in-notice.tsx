import { type ReviewSetting, reviewOpensText } from '@fourfold/core/exams/exam-review';
import { formatClock } from '@fourfold/core/test-section/section-clock';
import type { SectionProgress } from '@fourfold/core/test-section/section-progress';
import { Notice } from './notice.tsx';

type HandedInNoticeProps = { back: string; review: ReviewSetting; progress: SectionProgress };

/** A submitted section whose review is closed: when it opens, and the score if the exam shows it before. */
export function HandedInNotice({ back, review, progress }: HandedInNoticeProps) {
  const { math_score: right, question_count: of, time_spent } = progress;
  return (
    <Notice title="Handed in." back={back}>
      <p>{reviewOpensText(review, new Date())} Until then it is not shown which answers are right.</p>
      <p className="num">
        {right !== null && of !== null && `Score: ${right} of ${of} right. `}
        Time: {formatClock(time_spent)}.{progress.practice && ' Practice mode.'}
      </p>
    </Notice>
  );
}
