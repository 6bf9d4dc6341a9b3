import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { Exam, ExamProgress } from '@fourfold/core/contract/exams';
import type { ActScore, SatScore } from '@fourfold/core/contract/grades';
import { type ExamSection, examFamilies } from '@fourfold/core/exams/families';
import { shownStates } from '@fourfold/core/grading/first-submitted';
import { seenNote } from '@fourfold/core/scores/state-words';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { ExamInside as Inside } from '@fourfold/ui-kit/exam-list';
import type { TestProgress } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { ExamModes } from './exam-modes.tsx';
import { ExamScores } from './exam-scores.tsx';
import { ExamSections } from './exam-sections.tsx';
import type { Grades } from './grading/use-grades.ts';
import { InPlace } from './in-place.tsx';
import { SectionGrading } from './section-grading.tsx';
import { SectionTest } from './section-test.tsx';
import type { Modes } from './use-modes.ts';
import type { Opened } from './use-opened.ts';
import { usePaper } from './use-paper.ts';
import type { Tests } from './use-tests.ts';

type ExamInsideProps = {
  list: ExamList;
  exam: Exam;
  topics: readonly ExamQuestion[];
  progress: ExamProgress | undefined;
  grades: Grades;
  score: SatScore | ActScore | undefined;
  modes: Modes;
  tests: Tests;
  opened: Opened;
};

function isClosed(test: TestProgress | null | undefined): boolean {
  return test?.submitted === true && test.review !== 'open';
}

/** Note of a submitted test. */
function testNote({ math_score: right, question_count: of }: TestProgress): string {
  return right === null ? 'test: handed in' : `test: ${right} of ${of} right`;
}

/** Content of an expanded exam: its modes, sections and scores. */
export function ExamInside({ list, exam, topics, progress, grades, score, modes, tests, opened }: ExamInsideProps) {
  const { family } = list;
  const { sections } = examFamilies[family];
  const { grade } = grades;
  const states = shownStates(grade, grade.first);
  const paper = usePaper();
  const { shown } = paper;
  const test = modes.testing === null ? undefined : tests.score;

  const waits = sections.some(({ type }) => grade.handedIn[type] || isClosed(tests.of(type)));

  const more = (section: ExamSection) => {
    const { type } = section;
    const marking = shown?.at === 'marking' && shown.section.type === type ? shown : null;
    const done = modes.testing === null || section.test === null ? undefined : tests.of(type);
    const notes: string[] = [];
    const first = grade.first[type];
    if (grade.handedIn[type]) notes.push('handed in');
    if (grade.submitted[type]) notes.push(`${grade.wrong[type]?.length ?? 0} wrong`);
    if (first && states[type] === 'corrected') notes.push(`corrected, first ${first.wrong.length} wrong`);
    if (first?.key_seen) notes.push(seenNote);
    if (done?.submitted) notes.push(testNote(done));
    if (done?.key_seen) notes.push(done.submitted ? seenNote : `test: ${seenNote}`);
    return {
      notes,
      faint: modes.testing !== null && section.test === null && !modes.grading,
      tools: (
        <>
          {done !== undefined && modes.testing !== null && (
            <SectionTest list={list} exam={exam.id} section={section} variant={modes.testing} progress={done} />
          )}
          {modes.grading && <SectionGrading {...{ family, exam, section, grades, paper }} />}
        </>
      ),
      ...(marking && {
        instead: (
          <InPlace key={marking.kind}>
            <marking.Part kind={marking.kind} family={family} exam={exam} section={section} onDone={paper.end} />
          </InPlace>
        ),
      }),
    };
  };
  return (
    <>
      <ExamModes
        list={list}
        exam={exam}
        modes={modes}
        busy={shown?.at === 'marking'}
        waits={waits}
        onScores={paper.openScores}
      />
      {tests.isFailed && (
        <ErrorPanel title="What was done of the tests could not be loaded." onRetry={tests.retry} busy={tests.isBusy} />
      )}
      <Inside aside={(score || test) && <ExamScores {...{ family, score, test }} />}>
        <ExamSections
          {...{ sections, topics, progress, grade, more }}
          exam={exam.id}
          target={opened.target.question}
          onOpen={(topic) => opened.open(exam.id, topic.id)}
        />
      </Inside>
      {shown?.at === 'sheet' && <shown.Part family={family} exam={exam} section={shown.section} onClose={paper.end} />}
      {shown?.at === 'scores' && <shown.Part family={family} exam={exam} onClose={paper.end} />}
    </>
  );
}
