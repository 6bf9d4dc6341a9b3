import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import css from './ways.module.css';

type WaysProps = { of: Question; questions: readonly Question[]; sets: readonly ProblemSet[] };

/** Where a question leads: a solid line after a right answer, a dotted one after a wrong one. */
export function Ways({ of, questions, sets }: WaysProps) {
  return (
    <dl className={css.ways}>
      {(['right', 'wrong'] as const).map((outcome) => (
        <div key={outcome}>
          <dt className="label">{outcome === 'right' ? 'After a right answer' : 'After a wrong answer'}</dt>
          <dd>
            <i data-way={outcome} />
            {wayOf(of, outcome, { questions, sets })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** In words: the set comes first, then the question (Q33). */
function wayOf(question: Question, outcome: 'right' | 'wrong', { questions, sets }: Omit<WaysProps, 'of'>): string {
  const set = question[`link_${outcome}_problemset_id`];
  const next = question[`link_${outcome}_question_id`];
  const at = questions.findIndex(({ id }) => id === next);
  const names = [
    set && (sets.find(({ id }) => id === set)?.title ?? 'A problem set'),
    next && (at >= 0 ? `Question ${at + 1}` : 'A question elsewhere'),
  ].filter((name) => typeof name === 'string');
  return names.length > 0 ? names.join(', then ') : 'End of the sequence';
}
