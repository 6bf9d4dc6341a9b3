import type { ReviewCard } from '@fourfold/core/contract/mistakes';
import { reviewDayText } from '@fourfold/core/reviews/review-day-text';
import { Progress } from '@fourfold/ui-kit/progress';
import { MarginNote } from '@fourfold/ui-kit/question/paper';
import css from './card-note.module.css';

type CardNoteProps = {
  card: ReviewCard;
  number: number;
  of: number;
  /** The day on which the card comes back; null before the answer. */
  comesBack: string | null;
  today: string;
};

/** Note in the margin: the position in the review, which question this is, and when it comes back. */
export function CardNote({ card, number, of, comesBack, today }: CardNoteProps) {
  const done = number - (comesBack === null ? 1 : 0);
  return (
    <MarginNote label="Review">
      <Progress label="Review" percent={(100 * done) / of} text={`${done} of ${of} answered`} />
      <p className={`small ${css.about}`}>{aboutCard(card)}</p>
      <p aria-live="polite">{comesBack !== null && `Comes back ${reviewDayText(comesBack, today)}.`}</p>
    </MarginNote>
  );
}

function aboutCard({ sibling, skill }: ReviewCard): string {
  if (!sibling) return 'You missed this question.';
  return skill === null ? 'A question of the same skill.' : `A question of the same skill: ${skill}.`;
}
