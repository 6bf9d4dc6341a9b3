import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ExamProgress } from '@fourfold/core/contract/exam-progress';
import type { ExamSection as Section } from '@fourfold/core/exams/section';
import { ExamSection } from '@fourfold/ui-kit/exam-list';
import { NumberGrid } from '@fourfold/ui-kit/number-grid';
import { type ReactNode, useState } from 'react';
import { gridNumber } from './exam-number.ts';
import type { Grade } from './grading/grade.ts';
import { questionTarget, topicTitle } from './question-target.ts';
import { anchorId } from './use-opened-exams.ts';

type SectionExtras = {
  /** Shown after the number of questions, such as "handed in". */
  notes?: readonly string[];
  tools?: ReactNode;
  /** Dims a section that the current mode does not apply to. */
  faint?: boolean;
  /** Rendered instead of the number grid. */
  instead?: ReactNode;
};

type ExamSectionsProps = {
  exam: string;
  sections: readonly Section[];
  topics: readonly ExamQuestion[];
  progress: ExamProgress | undefined;
  grade: Grade;
  /** The question in the URL; on a phone its section is unfolded. */
  target: string | null;
  sectionExtras(section: Section): SectionExtras;
  onOpen: (topic: ExamQuestion) => void;
};

/** The four sections of an exam with their question numbers. Numbers without content are disabled. */
export function ExamSections({
  exam,
  sections,
  topics,
  progress,
  grade,
  target,
  sectionExtras,
  onOpen,
}: ExamSectionsProps) {
  const first = topics.find(({ id }) => id === target)?.type ?? sections[0]?.type;
  const [unfolded, setUnfolded] = useState(first);
  return sections.map((section) => {
    const { type, title, questions } = section;
    const topicAt = new Map(topics.flatMap((topic) => (topic.type === type ? [[topic.position, topic] as const] : [])));
    const states = Array.from({ length: questions }, (_, position) => {
      const topic = topicAt.get(position);
      return {
        topic: topic ? topicTitle(topic) : null,
        opens: topic ? questionTarget(topic) : null,
        id: topic && anchorId(topic.id),
        percent: topic && progress?.questions[topic.id],
        wrong: grade.wrong[type]?.includes(position + 1),
        uncertain: grade.uncertain[type]?.includes(position + 1),
      };
    });
    const { notes = [], instead, ...rest } = sectionExtras(section);
    const practised = states.filter(({ opens }) => opens === 'practice').length;
    const open = practised === questions ? [] : [`${practised || 'none'} to practise`];
    return (
      <ExamSection
        key={type}
        {...rest}
        title={title}
        within={anchorId(exam)}
        note={[`${questions} questions`, ...open, ...notes].join(', ')}
        percent={progress?.sections[type]}
        open={unfolded === type || instead !== undefined}
        onToggle={() => setUnfolded(unfolded === type ? undefined : type)}
      >
        {instead ?? (
          <NumberGrid
            label={title}
            action="open"
            numbers={states.map(gridNumber)}
            onPress={(position) => {
              const topic = topicAt.get(position);
              if (topic) onOpen(topic);
            }}
          />
        )}
      </ExamSection>
    );
  });
}
