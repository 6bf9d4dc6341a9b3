import type { ExamQuestion } from '@fourfold/core/contract/content';
import { examElementIds } from './exam-element-ids.ts';
import css from './topic-grid.module.css';

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
    <ol className={css.grid} aria-label={label}>
      {questions.map((question) => (
        <li key={question.id}>
          <button
            type="button"
            id={examElementIds.number(question.id)}
            className={css.number}
            title={question.topic?.title ?? 'No topic yet'}
            aria-label={[question.position + 1, ...descriptionOf(question)].join(', ')}
            aria-haspopup="dialog"
            {...dataAttributesOf(question)}
            onClick={() => onOpen(question)}
          >
            {question.position + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}

type TopicState = Pick<ExamQuestion, 'topic' | 'isPublish'>;

/** Explains the signs of the numbers. */
export function TopicLegend() {
  return (
    <p className={css.legend} aria-hidden>
      {legendEntries.map(([said, of]) => (
        <span key={said}>
          <span className={css.number} {...dataAttributesOf(of)}>
            7
          </span>
          {said}
        </span>
      ))}
    </p>
  );
}

const topic = { title: '' };
const legendEntries: readonly (readonly [string, TopicState])[] = [
  ['published', { topic, isPublish: true }],
  ['not yet', { topic, isPublish: false }],
  ['no topic', { topic: null, isPublish: false }],
];

function dataAttributesOf({ topic: own, isPublish }: TopicState) {
  return { 'data-topic': own ? '' : undefined, 'data-published': own && isPublish ? '' : undefined };
}

function descriptionOf({ topic: own, isPublish }: TopicState): string[] {
  return own ? [own.title, isPublish ? 'published' : 'not published'] : ['no topic'];
}
