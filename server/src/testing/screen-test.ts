import type { EditionName } from '@fourfold/core/exams/exam-editions';
import { publishFlags } from '@fourfold/core/exams/open-variants';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { addExam } from './content.ts';
import type { TestPerson, TestServer } from './server.ts';
import { addSectionFixture, entryFor, type TestFixture, testClient } from './test-fixture.ts';

type ExamFields = Parameters<typeof addExam>[2];

/** A published test on screen with three choices and a typed question in each of its named sections. */
export async function addScreenTest<Name extends string>(
  server: TestServer,
  { family, edition }: { family: Family; edition: EditionName },
  names: readonly Name[],
  { exam: fields, person }: { exam?: ExamFields; person?: TestPerson } = {},
) {
  const student = person ?? (await server.as('student'));
  const exam = await addExam(server.db, family, { edition, published_tests: publishFlags(edition), ...fields });
  const open = async (section: Name): Promise<[Name, Module]> => {
    const test = await addSectionFixture(server.db, { family, exam, section, real: false });
    return [section, { test, at: testClient(server, student, test) }];
  };
  const modules = Object.fromEntries(await Promise.all(names.map(open))) as Record<Name, Module>;
  return { exam, student, modules };
}
type Module = { test: TestFixture; at: ReturnType<typeof testClient> };

export const math = ['Math1', 'Math2Easier', 'Math2Harder'] as const;
export const sat = { family: 'sat', edition: 'sat-digital' } as const;

/** Begins the module, answers so many of its choices right, and submits it. */
export async function take({ test, at }: Module, right: number) {
  await at.save([]);
  await at.save(Array.from({ length: right }, (_, index) => entryFor(test, index, true, { givenAfter: 1 })));
  return await at.submit();
}
