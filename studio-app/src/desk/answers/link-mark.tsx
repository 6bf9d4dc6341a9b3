import type { Answer } from '@fourfold/core/contract/content';
import { AlertIcon, CheckIcon } from '@fourfold/ui-kit/icon';
import { useDesk } from '../desk-state.ts';
import css from './answers.module.css';

/** Whether an answer leads somewhere by itself, and where (3§4). */
export function LinkMark({ answer }: { answer: Answer }) {
  const { questions } = useDesk();
  const { next_question_id: next, link_problemset: set } = answer;
  if (next === null && set === null) {
    return (
      <span className={css.link} data-linked="no">
        <AlertIcon />
        Not linked
      </span>
    );
  }
  const at = questions.findIndex(({ id }) => id === next);
  const names = [set?.title, next && (at < 0 ? 'A question elsewhere' : `Question ${at + 1}`)];
  return (
    <span className={css.link} data-linked="yes">
      <CheckIcon />
      <span className="vh">Linked to </span>
      {names.filter(Boolean).join(', then ')}
    </span>
  );
}
