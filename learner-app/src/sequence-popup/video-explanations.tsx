import type { ExamQuestion } from '@fourfold/core/contract/content';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { RichText } from '@fourfold/ui-kit/rich-text';
import { useMemo } from 'react';
import css from './sequence-popup.module.css';

type VideoExplanationsProps = {
  of: Pick<ExamQuestion, 'video_explanation' | 'video_mock_explanation' | 'formulas'>;
  /** The mock's own comes first (Q26). */
  mock: boolean;
};

/** The video explanations of a SAT or ACT question: those that it has, titled. */
export function VideoExplanations({ of, mock }: VideoExplanationsProps) {
  const { video_explanation, video_mock_explanation, formulas } = of;
  const videos = useMemo(() => {
    const both = [
      { title: 'Video explanation', document: readRichField(video_explanation) },
      { title: 'Mock video explanation', document: readRichField(video_mock_explanation) },
    ];
    return (mock ? both.reverse() : both).filter(({ document }) => document !== null && !isEmptyDocument(document));
  }, [video_explanation, video_mock_explanation, mock]);
  if (videos.length === 0) return null;
  return (
    <div className={css.videos}>
      {videos.map(({ title, document }) => (
        <section key={title}>
          <h3>{title}</h3>
          {document && <RichText document={document} formulas={formulas} />}
        </section>
      ))}
    </div>
  );
}
