import { useAccount } from '@fourfold/app-shell/session';
import type { Exam } from '@fourfold/core/contract/exams';
import type { ExamSection } from '@fourfold/core/exams/section';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { DownIcon } from '@fourfold/ui-kit/icon';
import { Menu } from '@fourfold/ui-kit/menu';
import { Switch } from '@fourfold/ui-kit/switch';
import { type Grades, saveTimed } from './grading/use-grades.ts';
import type { PaperGrading } from './use-paper-grading.ts';

type SectionGradingProps = { family: Family; exam: Exam; section: ExamSection; grades: Grades; paper: PaperGrading };

/** The controls that Grading mode adds to a section: the timed switch and the menu for marking its paper. */
export function SectionGrading({ family, exam, section, grades, paper }: SectionGradingProps) {
  const account = useAccount();
  const { type, title } = section;
  // Read-only for a tutor who is logged in as the student.
  const isImpersonated = account?.tutor_login.status;
  const isMarking = paper.shown?.kind === 'marking';
  const isClosed = isImpersonated || isMarking || grades.grade.handedIn[type];
  return (
    <>
      <Switch
        aria-label={`Timed: ${title}`}
        checked={grades.grade.timed[type] ?? false}
        disabled={!grades.ready || isImpersonated}
        onChange={({ target }) => saveTimed(family, exam.id, type, target.checked)}
      >
        Timed
      </Switch>
      <Menu
        kind="quiet"
        label={`Action: ${title}`}
        items={[
          { label: 'Open Sheet', disabled: isMarking, onSelect: () => paper.openSheet(section) },
          { label: 'Select Wrong', disabled: isClosed, onSelect: () => paper.mark('wrong', section) },
          { label: 'Select Uncertain', disabled: isClosed, onSelect: () => paper.mark('uncertain', section) },
        ]}
      >
        Action <DownIcon />
      </Menu>
    </>
  );
}
