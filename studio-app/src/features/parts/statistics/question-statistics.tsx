import type { ItemStatistics } from '@fourfold/core/contract/proofs';
import { dayAt } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';
import { Timestamp } from '../../../shared/timestamp.tsx';
import { formatPercent } from './format-figures.ts';
import { QuestionFigures } from './question-figures.tsx';
import css from './statistics.module.css';
import { useQuestionStatistics } from './use-item-statistics.ts';

/** In an open card: the figures of its question, why its key is doubted, and the most frequent wrong texts. */
export function QuestionStatistics({ questionId }: { questionId: string }) {
  const item = useQuestionStatistics(questionId);
  if (!item) return null;
  return (
    <article className={css.did} aria-label="What students did">
      <h2 className="label">What students did</h2>
      <QuestionFigures of={item} />
      {item.doubt !== null && <p>{item.doubt}</p>}
      <CountedTime of={item} />
      {item.wrong_texts.length > 0 && (
        <>
          <h3 className="label">Typed most, and wrong</h3>
          <ul className={css.texts}>
            {item.wrong_texts.map(({ text, count }) => (
              <li key={text}>
                <span>{text}</span>
                <span className="small">{count} students</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

/** Which answers the figures count: those of the present key, until the last count. */
function CountedTime({ of: { key_changed_at, counted_until } }: { of: ItemStatistics }) {
  const today = dayAt(new Date());
  return (
    <p className="small">
      {key_changed_at !== null && (
        <>Counted since the key was changed on {formatDay(dayAt(new Date(key_changed_at)), today)}. </>
      )}
      Answers until <Timestamp at={counted_until} /> are counted.
    </p>
  );
}

/** In a closed card, below its line. */
export function FiguresLine({ questionId }: { questionId: string }) {
  const item = useQuestionStatistics(questionId);
  return item ? <QuestionFigures of={item} /> : null;
}

type ChoiceShareProps = { questionId: string; answerId: string };

/** The share of students who chose an answer. */
export function ChoiceShare({ questionId, answerId }: ChoiceShareProps) {
  const item = useQuestionStatistics(questionId);
  const choice = item?.choices.find(({ answer_id }) => answer_id === answerId);
  if (!item || !choice) return null;
  return (
    <span className={css.taken} title={`${choice.count} of ${item.students} students chose it in their first answer`}>
      {formatPercent(choice.share)}
      <span className="vh"> of students chose it</span>
    </span>
  );
}
