import type { ReviewCard } from '@fourfold/core/contract/mistakes';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { endAlertSubject, endState } from '../../../end/end-summary.ts';
import { focusQuestion } from '../../../question/use-focus-on-new-question.ts';
import type { Redo } from '../../../reviews/mistake-filters.ts';
import { takeTrail, useTrail } from '../answer-trail.ts';
import { QuestionScreen } from '../question-screen.tsx';
import { usePractice } from '../use-practice.ts';
import { CardNote } from './card-note.tsx';
import { type AnsweredCard, reviewSummary } from './review-summary.ts';
import { useComesBack } from './use-comes-back.ts';
import type { Review } from './use-review.ts';

type ReviewPracticeProps = { account: string; redo: Redo | null; back: string; review: Review };

/** Asks one card after the other; a card that another tab or device has answered is skipped. */
export function ReviewPractice({ account, redo, back, review }: ReviewPracticeProps) {
  const { cards } = review;
  const navigate = useNavigate();
  const [at, setAt] = useState(0);
  const [answered, setAnswered] = useState<readonly AnsweredCard[]>([]);
  const card = cards[at];
  const next = cards.findIndex((one, index) => index > at && !review.isAnswered(one));
  const onContinue = (done: AnsweredCard) => {
    const all = [...answered, done];
    setAnswered(all);
    if (next >= 0) return setAt(next);
    showAlert('success', redo ? 'Redo Finished' : 'Review Finished', { subject: endAlertSubject });
    const summary = reviewSummary({ answered: all, redo, today: review.day, back });
    navigate(back, { replace: true, state: endState(summary) });
  };
  return (
    card && (
      <CardPractice key={card.card} {...{ account, review, card, onContinue }} number={at + 1} isLast={next < 0} />
    )
  );
}

type CardPracticeProps = {
  account: string;
  review: Review;
  card: ReviewCard;
  /** Position in this visit, from 1. */
  number: number;
  isLast: boolean;
  onContinue(done: AnsweredCard): void;
};

/** One card. It is a practice of its own with one question: each card has its history (decision 0011). */
function CardPractice({ account, review, card, number, isLast, onContinue }: CardPracticeProps) {
  const { question } = card;
  const trailKey = account + card.card;
  const trail = useTrail(trailKey);
  // A redo may ask a card again that was answered in this visit.
  const [earlier] = useState(trail.length);
  const practice = usePractice({
    account,
    reference: { reference_type: 'HomeReview', reference_id: card.card },
    questions: [question],
    seq: review.seqOf(card),
    isCounting: false,
    next: trail.length > earlier ? null : question.id,
    onContinue: () => onContinue({ number, comesBack, answers: takeTrail(trailKey) }),
  });
  const comesBack = useComesBack(card, trail[earlier], review);
  useFocusOnCard(number);
  return (
    <QuestionScreen practice={practice} numberOf={() => number} nextLabel={isLast ? 'Finish' : 'Next'}>
      <CardNote {...{ card, number, comesBack }} of={review.cards.length} today={review.day} />
    </QuestionScreen>
  );
}

/** Moves the focus to the question of each further card: its screen is a new one. */
function useFocusOnCard(number: number): void {
  useEffect(() => {
    if (number === 1) return;
    focusQuestion();
    scrollTo(0, 0);
  }, [number]);
}
