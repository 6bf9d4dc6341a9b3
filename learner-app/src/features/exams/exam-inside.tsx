import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { Exam, ExamProgress } from '@fourfold/core/contract/exams';
import { type ExamSection, examFamilies } from '@fourfold/core/exams/families';
import { ExamInside as Inside } from '@fourfold/ui-kit/exam-list';
import type { ExamList } from './exam-lists.ts';
import { ExamModes } from './exam-modes.tsx';
import { ExamScores } from './exam-scores.tsx';
import { ExamSections } from './exam-sections.tsx';
import { SectionTest } from './section-test.tsx';
import type { Modes } from './use-modes.ts';
import type { Opened } from './use-opened.ts';
import { useTests } from './use-tests.ts';

type ExamInsideProps = {
  list: ExamList;
  exam: Exam;
  topics: readonly ExamQuestion[];
  progress: ExamProgress | undefined;
  modes: Modes;
  opened: Opened;
};

/** What an exam expands to: its modes, its sections, and what they came to. */
export function ExamInside({ list, exam, topics, progress, modes, opened }: ExamInsideProps) {
  const { sections } = examFamilies[list.family];
  const { testing } = modes;
  const tests = useTests(list, exam.id, testing);

  const more = (section: ExamSection) => {
    if (testing === null || !tests) return {};
    if (section.test === null) return { faint: !modes.grading };
    const done = tests.of(section.type);
    const note = done?.submitted ? `${done.math_score} of ${done.question_count} right` : undefined;
    return {
      note,
      tools: <SectionTest list={list} exam={exam.id} section={section} variant={testing} progress={done} />,
    };
  };
  return (
    <>
      <ExamModes list={list} exam={exam} modes={modes} onScores={() => {}} />
      <Inside aside={null}>
        <ExamSections
          {...{ sections, topics, progress, more }}
          target={opened.target.question}
          onOpen={(topic) => opened.open(exam.id, topic.id)}
        />
      </Inside>
    </>
  );
}
