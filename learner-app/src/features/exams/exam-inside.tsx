import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { Exam, ExamProgress } from '@fourfold/core/contract/exams';
import { type ExamSection, examFamilies } from '@fourfold/core/exams/families';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { ExamInside as Inside } from '@fourfold/ui-kit/exam-list';
import { ScoreSum } from '@fourfold/ui-kit/score-sum';
import type { ExamList } from './exam-lists.ts';
import { ExamModes } from './exam-modes.tsx';
import { ExamSections } from './exam-sections.tsx';
import { testScoreLines } from './score-lines.ts';
import { SectionTest } from './section-test.tsx';
import type { Modes } from './use-modes.ts';
import type { Opened } from './use-opened.ts';
import type { Tests } from './use-tests.ts';

type ExamInsideProps = {
  list: ExamList;
  exam: Exam;
  topics: readonly ExamQuestion[];
  progress: ExamProgress | undefined;
  modes: Modes;
  tests: Tests;
  opened: Opened;
};

/** What an exam expands to: its modes, its sections, and what they came to. */
export function ExamInside({ list, exam, topics, progress, modes, tests, opened }: ExamInsideProps) {
  const { sections } = examFamilies[list.family];
  const { testing } = modes;

  const more = (section: ExamSection) => {
    if (testing === null) return {};
    if (section.test === null) return { faint: !modes.grading };
    const done = tests.of(section.type);
    if (done === undefined) return {};
    return {
      note: done?.submitted ? `${done.math_score} of ${done.question_count} right` : undefined,
      tools: <SectionTest list={list} exam={exam.id} section={section} variant={testing} progress={done} />,
    };
  };
  const aside = testing !== null && tests.score && (
    <ScoreSum title={testing === 'real' ? 'Real test' : 'Mock test'} {...testScoreLines(sections, tests.score)} />
  );
  return (
    <>
      <ExamModes list={list} exam={exam} modes={modes} onScores={() => {}} />
      {tests.isFailed && (
        <ErrorPanel title="What was done of the tests could not be loaded." onRetry={tests.retry} busy={tests.isBusy} />
      )}
      <Inside aside={aside}>
        <ExamSections
          {...{ sections, topics, progress, more }}
          target={opened.target.question}
          onOpen={(topic) => opened.open(exam.id, topic.id)}
        />
      </Inside>
    </>
  );
}
