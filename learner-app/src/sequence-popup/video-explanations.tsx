import type { ExamQuestion } from '@fourfold/core/contract/content';
import { hasContent, RichField } from '../question/rich-field.tsx';
import css from './sequence-popup.module.css';

type VideoExplanationsProps = {
  question: Pick<ExamQuestion, 'video_explanation' | 'video_mock_explanation' | 'formulas'>;
  /** Shows the mock's video first (Q26). */
  mock: boolean;
};

/** The video explanations of a SAT or ACT question, each with its title. */
export function VideoExplanations({ question, mock }: VideoExplanationsProps) {
  const both = [
    { title: 'Video explanation', field: question.video_explanation },
    { title: 'Mock video explanation', field: question.video_mock_explanation },
  ];
  const videos = (mock ? both.reverse() : both).filter(({ field }) => hasContent(field));
  if (videos.length === 0) return null;
  return (
    <div className={css.videos}>
      {videos.map(({ title, field }) => (
        <section key={title}>
          <h3>{title}</h3>
          <RichField field={field} formulas={question.formulas} />
        </section>
      ))}
    </div>
  );
}
