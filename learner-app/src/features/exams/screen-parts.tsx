import type { Exam } from '@fourfold/core/contract/exams';
import { type EditionName, editionOfExam, examEditions, sectionsTaken } from '@fourfold/core/exams/exam-editions';
import { isSectionOpen } from '@fourfold/core/exams/open-variants';
import { partState } from '@fourfold/core/exams/part-state';
import type { ExamPart, Variant } from '@fourfold/core/exams/section';
import { keySeenNote } from '@fourfold/core/scores/score-state-text';
import { practiceNote } from '@fourfold/core/test-entries/practice-note';
import { ExamSection } from '@fourfold/ui-kit/exam-list';
import { useState } from 'react';
import type { ExamList } from './exam-lists.ts';
import { SectionTestActions } from './section-test-actions.tsx';
import { anchorId } from './use-opened-exams.ts';
import type { TestProgressState } from './use-test-progress.ts';

type ScreenPartsProps = { list: ExamList; exam: Exam; variant: Variant | null; tests: TestProgressState };

/** The parts of a test on screen, each with the button that takes, continues or reviews it. */
export function ScreenParts({ list, exam, variant, tests }: ScreenPartsProps) {
  const edition = editionOfExam(exam);
  const parts: readonly ExamPart[] = examEditions[edition].parts;
  const [unfolded, setUnfolded] = useState(parts[0]?.type);
  return parts.map((part) => {
    const sections = sectionsTaken(edition, part);
    const [first] = sections;
    const isOpen = variant !== null && first !== undefined && isSectionOpen(exam, first.type, variant);
    const attempts = part.modules.flat().map(tests.of);
    const isLoaded = attempts.every((attempt) => attempt !== undefined);
    const state = partState(part, (type) => tests.of(type) ?? null);
    const questions = sections.reduce((sum, one) => sum + one.questions, 0);
    const right = attempts.reduce<number | null>(addRight, 0);
    const notes = [
      `${questions} questions`,
      ...(variant !== null && !isOpen ? ['not published yet'] : []),
      ...(state.stage === 'submitted' ? [right === null ? 'handed in' : `${right} right`] : []),
      ...(attempts.some((attempt) => attempt?.practice && attempt.started) ? [practiceNote] : []),
      ...(attempts.some((attempt) => attempt?.key_seen) ? [keySeenNote] : []),
    ];
    return (
      <ExamSection
        key={part.type}
        title={part.title}
        within={anchorId(exam.id)}
        note={notes.join(', ')}
        faint={!isOpen}
        open={unfolded === part.type}
        onToggle={() => setUnfolded(unfolded === part.type ? undefined : part.type)}
        tools={
          isOpen &&
          isLoaded && <SectionTestActions {...{ list, variant, ...state }} exam={exam.id} title={part.title} />
        }
      >
        <p className="small">{clockText(edition, part)}</p>
      </ExamSection>
    );
  });
}

function addRight(sum: number | null, attempt: { submitted: boolean; math_score: number | null } | null | undefined) {
  if (sum === null || !attempt?.submitted) return sum;
  return attempt.math_score === null ? null : sum + attempt.math_score;
}

/** "Two modules of 35 minutes. In test mode each is handed in when its time is over." */
function clockText(edition: EditionName, part: ExamPart): string {
  const sections = sectionsTaken(edition, part);
  const minutes = sections[0]?.test?.minutes;
  const pause = part.breakAfter > 0 ? ` A break of ${part.breakAfter} minutes follows.` : '';
  return sections.length > 1
    ? `Two modules of ${minutes} minutes. Which second one you get depends on the first. In test mode each is handed in when its time is over.${pause}`
    : `${minutes} minutes. In test mode the section is handed in when its time is over.${pause}`;
}
