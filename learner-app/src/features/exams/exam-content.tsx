import type { ExamQuestion } from '@fourfold/core/contract/content';
import type { ExamProgress } from '@fourfold/core/contract/exam-progress';
import type { Exam } from '@fourfold/core/contract/exams';
import type { ActScore, SatScore } from '@fourfold/core/contract/grades';
import { type ExamEdition, editionOfExam, examEditions } from '@fourfold/core/exams/exam-editions';
import type { ExamSection } from '@fourfold/core/exams/section';
import { shownStates } from '@fourfold/core/grading/first-submitted';
import { keySeenNote } from '@fourfold/core/scores/score-state-text';
import { ErrorPanel } from '@fourfold/ui-kit/error-panel';
import { ExamContent as Inside } from '@fourfold/ui-kit/exam-list';
import type { TestProgress } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { ExamModes } from './exam-modes.tsx';
import { ExamScores } from './exam-scores.tsx';
import { ExamSections } from './exam-sections.tsx';
import { FocusWithinSection } from './focus-within-section.tsx';
import type { Grades } from './grading/use-grades.ts';
import { ScreenParts } from './screen-parts.tsx';
import { SectionGrading } from './section-grading.tsx';
import { SectionTestActions } from './section-test-actions.tsx';
import type { ExamModesState } from './use-exam-modes.ts';
import type { OpenedExams } from './use-opened-exams.ts';
import { usePaperGrading } from './use-paper-grading.ts';
import type { TestProgressState } from './use-test-progress.ts';

type ExamInsideProps = {
  list: ExamList;
  exam: Exam;
  topics: readonly ExamQuestion[];
  progress: ExamProgress | undefined;
  grades: Grades;
  score: SatScore | ActScore | undefined;
  modes: ExamModesState;
  tests: TestProgressState;
  opened: OpenedExams;
};

function isClosed(test: TestProgress | null | undefined): boolean {
  return test?.submitted === true && test.review !== 'open';
}

/** Note of a submitted test. */
function testNote({ math_score: right, question_count: of }: TestProgress): string {
  return right === null ? 'test: handed in' : `test: ${right} of ${of} right`;
}

function stageOf(test: TestProgress | null): 'new' | 'begun' | 'submitted' {
  if (test?.submitted) return 'submitted';
  return test?.started ? 'begun' : 'new';
}

/** Content of an expanded exam: its modes, sections and scores. */
export function ExamContent({ list, exam, topics, progress, grades, score, modes, tests, opened }: ExamInsideProps) {
  const { family } = list;
  const { sections, hasPaper }: ExamEdition = examEditions[editionOfExam(exam)];
  const { grade } = grades;
  const states = shownStates(grade, grade.first);
  const paper = usePaperGrading();
  const { shown } = paper;
  const test = modes.testing === null ? undefined : tests.score;

  const hasClosedReview = sections.some(({ type }) => grade.handedIn[type] || isClosed(tests.of(type)));

  const sectionExtras = (section: ExamSection) => {
    const { type } = section;
    const marking = shown?.kind === 'marking' && shown.section.type === type ? shown : null;
    const testProgress = modes.testing === null || section.test === null ? undefined : tests.of(type);
    const notes: string[] = [];
    const first = grade.first[type];
    if (grade.handedIn[type]) notes.push('handed in');
    if (grade.submitted[type]) notes.push(`${grade.wrong[type]?.length ?? 0} wrong`);
    if (first && states[type] === 'corrected') notes.push(`corrected, first ${first.wrong.length} wrong`);
    if (first?.key_seen) notes.push(keySeenNote);
    if (testProgress?.submitted) notes.push(testNote(testProgress));
    if (testProgress?.key_seen) notes.push(testProgress.submitted ? keySeenNote : `test: ${keySeenNote}`);
    return {
      notes,
      faint: modes.testing !== null && section.test === null && !modes.grading,
      tools: (
        <>
          {testProgress !== undefined && modes.testing !== null && (
            <SectionTestActions
              list={list}
              exam={exam.id}
              title={section.title}
              variant={modes.testing}
              stage={stageOf(testProgress)}
              at={type}
              submitted={[type]}
            />
          )}
          {modes.grading && <SectionGrading {...{ family, exam, section, grades, paper }} />}
        </>
      ),
      ...(marking && {
        instead: (
          <FocusWithinSection key={marking.marking}>
            <marking.Component
              kind={marking.marking}
              family={family}
              exam={exam}
              section={section}
              onDone={paper.end}
            />
          </FocusWithinSection>
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
        busy={shown?.kind === 'marking'}
        hasClosedReview={hasClosedReview}
        onScores={paper.openScores}
      />
      {tests.isFailed && (
        <ErrorPanel title="What was done of the tests could not be loaded." onRetry={tests.retry} busy={tests.isBusy} />
      )}
      <Inside aside={(score || test) && <ExamScores {...{ family, score, test }} exam={exam.id} />}>
        {hasPaper ? (
          <ExamSections
            {...{ sections, topics, progress, grade, sectionExtras }}
            exam={exam.id}
            target={opened.target.question}
            onOpen={(topic) => opened.open(exam.id, topic.id)}
          />
        ) : (
          <ScreenParts list={list} exam={exam} variant={modes.testing} tests={tests} />
        )}
      </Inside>
      {shown?.kind === 'sheet' && (
        <shown.Component family={family} exam={exam} section={shown.section} onClose={paper.end} />
      )}
      {shown?.kind === 'scores' && <shown.Component family={family} exam={exam} onClose={paper.end} />}
    </>
  );
}
