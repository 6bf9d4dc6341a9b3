import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ExamFamily } from '@fourfold/core/exams/families';
import { ExamSection } from '@fourfold/ui-kit/exam-list';
import { NumberGrid } from '@fourfold/ui-kit/number-grid';
import { isActive } from './is-active.ts';
import { placeId } from './use-opened.ts';

type ExamSectionsProps = {
  sections: ExamFamily['sections'];
  topics: readonly ExamQuestion[];
  onOpen: (topic: ExamQuestion) => void;
};

/** The four sections of an exam, each with its official numbers; those without an open topic are inactive. */
export function ExamSections({ sections, topics, onOpen }: ExamSectionsProps) {
  return sections.map((section) => {
    const own = topics.filter((topic) => topic.type === section.type && isActive(topic));
    const at = new Map(own.map((topic) => [topic.position, topic]));
    const numbers = Array.from({ length: section.questions }, (_, position) => {
      const topic = at.get(position);
      return { topic: topic?.topic?.title ?? null, id: topic && placeId(topic.id) };
    });
    const open = own.length === section.questions ? '' : `, ${own.length || 'none'} open`;
    return (
      <ExamSection key={section.type} title={section.title} note={`${section.questions} questions${open}`}>
        <NumberGrid
          label={section.title}
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
