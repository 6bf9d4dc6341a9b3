import type { Answer, Question } from '@fourfold/core/contract/content';
import { AlertIcon, CheckIcon } from '@fourfold/ui-kit/icon';
import { useLeads } from '../links/use-leads.ts';
import css from './answers.module.css';

/**
 * Where an answer leads, with a check mark if by its own link (AAN-009). An error mark shows that
 * one of the links it depends on is broken (Q249).
 */
export function LinkMark({ question, answer }: { question: Question; answer: Answer }) {
  const { to, own, alone, faults } = useLeads(question, answer);
  const isFaulty = faults.length > 0;
  return (
    <span
      className={css.link}
      data-link={isFaulty ? 'faulty' : own ? 'own' : undefined}
      title={faults.join(' ') || undefined}
    >
      {isFaulty ? <AlertIcon /> : own && <CheckIcon />}
      {alone && 'Alone '}
      {own && 'Own link '}
      <span aria-hidden>→</span>
      <span className="vh">leads to </span>
      {to}
      {isFaulty && <span className="vh">. {faults.join(' ')}</span>}
    </span>
  );
}
