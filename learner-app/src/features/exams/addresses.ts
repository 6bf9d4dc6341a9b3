import type { ExamList } from './exam-lists.ts';

type Family = Pick<ExamList, 'family'>;

/** Where the sequence of a question is practised; the mock flag goes along (2§2). */
export function sequenceAddress({ family }: Family, question: string, mock: boolean): string {
  return `/home/${family}/${question}${mock ? '?mock=true' : ''}`;
}

type SetPlace = { set: string; exam: string; question: string; mock: boolean };

/** Where a problem set of a question is practised, with the way back in the query. */
export function setAddress({ family }: Family, { set, exam, question, mock }: SetPlace): string {
  const back = new URLSearchParams({
    page: `${family}s`,
    [family]: exam,
    [`${family}_question`]: question,
    ...(mock && { mock: 'true' }),
  });
  return `/home/problemset/${set}/${question}?${back}`;
}

type TestPlace = { exam: string; variant: string; section: string };

/** Where a section is taken as a test. */
export function testAddress({ family }: Family, { exam, variant, section }: TestPlace): string {
  return `/home/${family}-test/${exam}/${variant}/${section}`;
}
