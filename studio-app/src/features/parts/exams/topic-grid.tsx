import type { ExamQuestion } from '@fourfold/core/contract/content';
import { type GridNumber, NumberGrid, NumberLegend } from '@fourfold/ui-kit/number-grid';
import { examElementIds } from './exam-element-ids.ts';

type TopicGridProps = {
  /** Name of the list for screen readers. */
  label: string;
  /** The numbers of a section in order, including those without a topic. */
  questions: readonly ExamQuestion[];
  onOpen: (question: ExamQuestion) => void;
};

/** The numbers of a section as buttons; each shows whether it has a topic, and whether that is published. */
export function TopicGrid({ label, questions, onOpen }: TopicGridProps) {
  return (
    <NumberGrid
      label={label}
      action="open"
      numbers={questions.map((question) => ({
        ...styleOf(question),
        id: examElementIds.number(question.id),
        title: question.topic?.title ?? 'No topic yet',
        description: descriptionOf(question),
      }))}
      onPress={(at) => {
        const question = questions[at];
        if (question) onOpen(question);
      }}
    />
  );
}

type TopicState = Pick<ExamQuestion, 'topic' | 'isPublish'>;

/** Explains the signs of the numbers. */
export function TopicLegend() {
  return <NumberLegend entries={legendEntries} />;
}

const topic = { title: '' };
const legendEntries = [
  { text: 'published', number: styleOf({ topic, isPublish: true }) },
  { text: 'not yet', number: styleOf({ topic, isPublish: false }) },
  { text: 'no topic', number: styleOf({ topic: null, isPublish: false }) },
];

function styleOf({ topic: own, isPublish }: TopicState): GridNumber {
  return own ? { mark: isPublish ? 'published' : 'unpublished' } : { faint: true };
}

function descriptionOf({ topic: own, isPublish }: TopicState): string[] {
  return own ? [own.title, isPublish ? 'published' : 'not published'] : ['no topic'];
}
