import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ExamProgress } from '@fourfold/core/contract/exams';
import type { ExamFamily, ExamSection as Section } from '@fourfold/core/exams/families';
import { ExamSection } from '@fourfold/ui-kit/exam-list';
import { NumberGrid } from '@fourfold/ui-kit/number-grid';
import { type ReactNode, useState } from 'react';
import type { Grade } from './grading/grade.ts';
import { opensTo, titleOf } from './opens-to.ts';
import { placeId } from './use-opened.ts';

type More = {
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
  sections: ExamFamily['sections'];
  topics: readonly ExamQuestion[];
  progress: ExamProgress | undefined;
  grade: Grade;
  /** The question in the URL; on a phone its section is unfolded. */
  target: string | null;
  more(section: Section): More;
  onOpen: (topic: ExamQuestion) => void;
};

/**
 * The four sections of an exam with their question numbers. Numbers without content are disabled.
 */
export function ExamSections({ exam, sections, topics, progress, grade, target, more, onOpen }: ExamSectionsProps) {
  const first = topics.find(({ id }) => id === target)?.type ?? sections[0]?.type;
  const [unfolded, setUnfolded] = useState(first);
  return sections.map((section) => {
    const { type, title, questions } = section;
    const at = new Map(topics.flatMap((topic) => (topic.type === type ? [[topic.position, topic] as const] : [])));
    const numbers = Array.from({ length: questions }, (_, position) => {
      const topic = at.get(position);
      return {
        topic: topic ? titleOf(topic) : null,
        opens: topic ? opensTo(topic) : null,
        id: topic && placeId(topic.id),
        percent: topic && progress?.questions[topic.id],
        wrong: grade.wrong[type]?.includes(position + 1),
        uncertain: grade.uncertain[type]?.includes(position + 1),
      };
    });
    const { notes = [], instead, ...rest } = more(section);
    const practised = numbers.filter(({ opens }) => opens === 'practice').length;
    const open = practised === questions ? [] : [`${practised || 'none'} to practise`];
    return (
      <ExamSection
        key={type}
        {...rest}
        title={title}
        within={placeId(exam)}
        note={[`${questions} questions`, ...open, ...notes].join(', ')}
        percent={progress?.sections[type]}
        open={unfolded === type || instead !== undefined}
        onToggle={() => setUnfolded(unfolded === type ? undefined : type)}
      >
        {instead ?? (
          <NumberGrid
            label={title}
            numbers={numbers}
            onOpen={(position) => {
              const topic = at.get(position);
              if (topic) onOpen(topic);
            }}
          />
        )}
      </ExamSection>
    );
  });
}
