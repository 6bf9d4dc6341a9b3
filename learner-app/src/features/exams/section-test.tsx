import type { ExamSection, Variant } from '@fourfold/core/exams/families';
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
import { typeOf } from './use-tests.ts';

type SectionTestProps = {
  list: ExamList;
  exam: string;
  section: ExamSection;
  variant: Variant;
  /** null if it was not begun. */
  progress: TestProgress | null;
};

/** The buttons of a section's test: take, continue or review it, and reset it for admins. */
export function SectionTest({ list, exam, section, variant, progress }: SectionTestProps) {
  const account = useAccount();
  const [busy, setBusy] = useState(false);
  const isWatched = account?.tutor_login.status;
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
    queryClient.setQueryData<{ data: TestProgress[] }>(
      [...list.tests(exam)],
      (listed) => listed && { data: listed.data.map((one) => (isSame(one, anew) ? anew : one)) },
    );
    // The section scores and the test page's data.
    queryClient.invalidateQueries({ queryKey: [list.testScores(exam)[0]] });
    queryClient.removeQueries({ queryKey: [list.test] });
    queryClient.removeQueries({ queryKey: ['GET /questions'] });
  }

  return (
    <>
      {account?.is_admin && at === 'submitted' && (
        <Button
          kind="quiet"
          disabled={isWatched}
          busy={busy}
          aria-label={`Reset Test: ${section.title}`}
          onClick={reset}
        >
          Reset Test
        </Button>
      )}
      {isWatched ? (
        // A tutor who is logged in as the student cannot take the test.
        <Button disabled aria-label={name}>
          {words[at]}
        </Button>
      ) : (
        <LinkButton as={Link} to={to} kind={at === 'begun' ? 'primary' : 'plain'} aria-label={name}>
          {words[at]}
        </LinkButton>
      )}
    </>
  );
}

function isSame(one: TestProgress, other: TestProgress): boolean {
  return typeOf(one) === typeOf(other) && one.real_test === other.real_test;
}

type Standing = 'new' | 'begun' | 'submitted';

const words: Record<Standing, string> = { new: 'Take Test', begun: 'Continue', submitted: 'Review Test' };

function standing(progress: TestProgress | null): Standing {
  if (progress?.submitted) return 'submitted';
  return progress?.started ? 'begun' : 'new';
}
