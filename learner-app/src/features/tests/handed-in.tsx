import { type ReviewSetting, reviewOpensWords } from '@fourfold/core/exams/review';
import { clockWords } from '@fourfold/core/test-section/section-clock';
import type { SectionProgress } from '@fourfold/core/test-section/section-progress';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { Paper } from '@fourfold/ui-kit/question/paper';
import { Link } from 'react-router-dom';
import css from './panel.module.css';

type HandedInProps = { back: string; review: ReviewSetting; progress: SectionProgress };

/** A submitted section whose review is closed: when it opens, and the score where the exam shows it before. */
export function HandedIn({ back, review, progress }: HandedInProps) {
  const { math_score: right, question_count: of, time_spent } = progress;
  return (
    <Paper head={<div />}>
      <div className={css.panel} role="status">
        <h2>Handed in.</h2>
        <p>{reviewOpensWords(review, new Date())} Until then it is not shown which answers are right.</p>
        <p className="num">
          {right !== null && of !== null && `Score: ${right} of ${of} right. `}
          Time: {clockWords(time_spent)}.
        </p>
      </div>
      <LinkButton as={Link} to={back}>
        Back to the list
      </LinkButton>
    </Paper>
  );
}
