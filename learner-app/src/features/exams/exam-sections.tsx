import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ExamProgress } from '@fourfold/core/contract/exams';
import type { ExamFamily, ExamSection as Section } from '@fourfold/core/exams/families';
import { ExamSection } from '@fourfold/ui-kit/exam-list';
import { NumberGrid } from '@fourfold/ui-kit/number-grid';
import { type ReactNode, useState } from 'react';
import { isActive } from './is-active.ts';
import { placeId } from './use-opened.ts';

type ExamSectionsProps = {
  sections: ExamFamily['sections'];
  topics: readonly ExamQuestion[];
  progress: ExamProgress | undefined;
  /** The question that the address named; on a phone its section is unfolded. */
  target: string | null;
  /** What else there is to say and to do about a section. */
  more(section: Section): { note?: string | undefined; tools?: ReactNode; faint?: boolean };
  onOpen: (topic: ExamQuestion) => void;
};

/** The four sections of an exam, each with its official numbers; those without an open topic are inactive. */
export function ExamSections({ sections, topics, progress, target, more, onOpen }: ExamSectionsProps) {
  const first = topics.find(({ id }) => id === target)?.type ?? sections[0]?.type;
  const [unfolded, setUnfolded] = useState(first);
  return sections.map((section) => {
    const { type, title, questions } = section;
    const own = topics.filter((topic) => topic.type === type && isActive(topic));
    const at = new Map(own.map((topic) => [topic.position, topic]));
    const numbers = Array.from({ length: questions }, (_, position) => {
      const topic = at.get(position);
      return {
        topic: topic?.topic?.title ?? null,
        id: topic && placeId(topic.id),
        percent: topic && progress?.questions[topic.id],
      };
    });
    const open = own.length === questions ? undefined : `${own.length || 'none'} open`;
    const { note, ...rest } = more(section);
    return (
      <ExamSection
        key={type}
        {...rest}
        title={title}
        note={[`${questions} questions`, open, note].filter(Boolean).join(', ')}
        percent={progress?.sections[type]}
        open={unfolded === type}
        onToggle={() => setUnfolded(unfolded === type ? undefined : type)}
      >
        <NumberGrid
          label={title}
          numbers={numbers}
          onOpen={(position) => {
            const topic = at.get(position);
            if (topic) onOpen(topic);
          }}
        />
      </ExamSection>
    );
  });
}
