import { callQuery } from '@fourfold/app-shell/call-query';
import type { Variant } from '@fourfold/core/exams/section';
import { useQuery } from '@tanstack/react-query';
import type { TestProgress } from './exam-calls.ts';
import type { ExamList } from './exam-lists.ts';
import { useWasTrue } from './use-was-true.ts';

/**
 * The test progress of an exam. It is loaded when test mode is entered, once while the list is on
 * the page (TST-010), and again when the user comes back from a test.
 */
export function useTestProgress(list: ExamList, exam: string, testing: Variant | null) {
  const tests = useQuery({
    ...callQuery(list.tests(exam)),
    enabled: useWasTrue(testing !== null),
    staleTime: 0,
    refetchOnWindowFocus: false,
    throwOnError: false,
  });
  const variantProgress = tests.data?.data.filter(({ real_test }) => real_test === (testing === 'real'));
  const scores = useQuery({
    ...callQuery(list.testScores(exam)),
    enabled: testing !== null && variantProgress?.some(({ submitted }) => submitted) === true,
    throwOnError: false,
  });
  return {
    isFailed: testing !== null && tests.isError && !tests.data,
    isBusy: tests.isFetching,
    retry: tests.refetch,
    /** Progress of the section's test in that variant; null if it was not begun, undefined while loading. */
    of: (section: string) =>
      variantProgress && (variantProgress.find((progress) => typeOf(progress) === section) ?? null),
    score: scores.data?.data.find(({ real_test }) => real_test === (testing === 'real')),
  };
}

export type TestProgressState = ReturnType<typeof useTestProgress>;

export function typeOf(progress: TestProgress): string {
  return 'sat_type' in progress ? progress.sat_type : progress.act_type;
}
