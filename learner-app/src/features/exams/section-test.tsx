import type { ExamSection, Variant } from '@fourfold/core/exams/families';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { Button } from '@fourfold/ui-kit/button';
import { LinkButton } from '@fourfold/ui-kit/link-button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirm } from '../../app/confirm.tsx';
import { during } from '../../app/waiting.ts';
import { queryClient } from '../../data/query-client.ts';
import { attempt } from '../../session/attempt.ts';
import { useAccount } from '../../session/session.ts';
import { testAddress } from './addresses.ts';
import { examCalls, type TestProgress } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';

type SectionTestProps = {
  list: ExamList;
  exam: string;
  section: ExamSection;
  variant: Variant;
  /** null where it was never begun. */
  progress: TestProgress | null;
};

/** The way into a section's test: begun, going on, or over. */
export function SectionTest({ list, exam, section, variant, progress }: SectionTestProps) {
  const account = useAccount();
  const [busy, setBusy] = useState(false);
  const at = standing(progress);
  const to = testAddress(list, { exam, variant, section: section.type });
  const name = `${words[at]}: ${section.title}`;

  async function reset() {
    if (!(await confirm('Are you sure you want to reset whole test?'))) return;
    setBusy(true);
    const place = { exam, section: section.type, variant };
    const anew = await attempt(during(examCalls[list.family].resetTest(place)));
    setBusy(false);
    if (!anew) return;
    queryClient.setQueryData<{ data: TestProgress[] }>([...list.tests(exam)], (listed) =>
      listed && { data: listed.data.map((one) => (isOf(one, section.type, variant) ? anew : one)) },
    );
    // The test's own page, and what the sections come to.
    for (const key of [list.tests(exam), list.testScores(exam)]) queryClient.invalidateQueries({ queryKey: [key[0]] });
    showAlert('success', 'Test reset');
  }

  return (
    <>
      {account?.is_admin && at === 'submitted' && (
        <Button kind="quiet" busy={busy} aria-label={`Reset Test: ${section.title}`} onClick={reset}>
          Reset Test
        </Button>
      )}
      <LinkButton as={Link} to={to} kind={at === 'begun' ? 'primary' : 'plain'} aria-label={name}>
        {words[at]}
      </LinkButton>
    </>
  );
}

type Standing = 'new' | 'begun' | 'submitted';

const words: Record<Standing, string> = { new: 'Take Test', begun: 'Continue', submitted: 'Review Test' };

function standing(progress: TestProgress | null): Standing {
  if (progress?.submitted) return 'submitted';
  return progress?.started ? 'begun' : 'new';
}

/** Whether a progress is that of a section's test of one variant. */
export function isOf(progress: TestProgress, section: string, variant: Variant): boolean {
  const type = 'sat_type' in progress ? progress.sat_type : progress.act_type;
  return type === section && progress.real_test === (variant === 'real');
}
