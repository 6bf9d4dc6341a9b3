import type { Answer, Question } from '@fourfold/core/contract/content';
import { AlertIcon, CheckIcon } from '@fourfold/ui-kit/icon';
import { useAnswerTarget } from '../links/use-answer-target.ts';
import css from './answers.module.css';

/**
 * Where an answer leads, with a check mark if by its own link (AAN-009). An error mark shows that
 * one of the links it depends on is broken (Q249).
 */
export function LinkMark({ question, answer }: { question: Question; answer: Answer }) {
  const { targetText, isOwnLink, isWrongAlone, errors } = useAnswerTarget(question, answer);
  const hasErrors = errors.length > 0;
  return (
    <span
      className={css.link}
      data-link={hasErrors ? 'faulty' : isOwnLink ? 'own' : undefined}
      title={errors.join(' ') || undefined}
    >
      {hasErrors ? <AlertIcon /> : isOwnLink && <CheckIcon />}
      {isWrongAlone && 'Alone '}
      {isOwnLink && 'Own link '}
      <span aria-hidden>→</span>
      <span className="vh">leads to </span>
      {targetText}
      {hasErrors && <span className="vh">. {errors.join(' ')}</span>}
    </span>
  );
}
