import { type EditionName, partWith } from '@fourfold/core/exams/exam-editions';
import { testFlagOf } from '@fourfold/core/exams/open-variants';
import type { ExamPart } from '@fourfold/core/exams/section';
import { freeBlueprint } from '@fourfold/core/forms/blueprint';
import { writtenParts } from '@fourfold/core/forms/form-parts';
import type { CheckedPart } from '@fourfold/core/forms/form-problems';
import { domainsOfPart } from '@fourfold/core/forms/skill-domains';
import type { AuthoredQuestion, ContentPart } from '@fourfold/core/proofs/authored';
import { flagTitle } from '@fourfold/core/proofs/test-title';
import { conversionOf } from '@fourfold/core/scores/conversion';
import type { SkillDomain } from '@fourfold/core/skills/skill-list';
import { authoredItem } from '@fourfold/core/wire/authored-item';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { editionOf } from '../exams/exam-rows.ts';
import type { LoadedContent } from './content-nodes.ts';
import { type TestNode, testLocation } from './exam-nodes.ts';

/** The family whose skills the parts of tests on screen need; null without such a test. */
export function formFamily(tests: readonly TestNode[]): Family | null {
  return tests.find((test) => partOf(test) !== undefined)?.family ?? null;
}

/** The parts of tests on screen that these tests belong to, each whole, as parts for the rules. */
export function formParts(tests: readonly TestNode[], loaded: LoadedContent): ContentPart[] {
  const byPart = Map.groupBy(tests, (test) => `${test.exam} ${test.variant} ${partOf(test)?.type}`);
  return [...byPart.values()].flatMap(([test]) => (test ? formPart(test, loaded) : []));
}

function formPart(test: TestNode, { questionsAt, domains }: LoadedContent): ContentPart[] {
  const { family, exam, variant, row, section } = test;
  const edition = editionOf(family, row);
  const written = writtenParts(edition).find(({ modules }) => modules.some(({ type }) => type === section));
  const [first] = written?.modules ?? [];
  if (!written || !first) return [];
  const sources = { row, domains };
  return [
    {
      of: 'form',
      subject: { kind: `${family}_test`, id: exam, section: first.type, variant },
      title: flagTitle(family, testFlagOf(first, variant) ?? '') ?? first.title,
      family,
      variant,
      form: {
        entered: row.routes[first.type] ?? null,
        isEstimated: conversionOf(edition, row.score).kind === 'none',
        domains: domainsOfPart(family, written.part, domains),
        modules: written.modules.map(({ type, module }) => ({
          type,
          route: module?.route ?? null,
          blueprint: row.blueprint[type] ?? freeBlueprint,
          items: questionsAt(testLocation({ ...test, section: type })).map((question) => itemOf(question, sources)),
        })),
      },
    },
  ];
}

type Sources = Pick<TestNode, 'row'> & { domains: readonly SkillDomain[] };

function itemOf(
  question: AuthoredQuestion,
  { row, domains }: Sources,
): CheckedPart['modules'][number]['items'][number] {
  const { id, rank, is_hidden, skill_codes } = question;
  const skills = domains.flatMap(({ code: domain, skills: own }) =>
    own.flatMap(({ code }) => (skill_codes.includes(code) ? [{ domain }] : [])),
  );
  return { rank, kind: authoredItem(question).kind, is_hidden, is_tried: row.field_test.includes(id), skills };
}

function partOf({ family, row, section }: TestNode): ExamPart | undefined {
  const edition: EditionName = editionOf(family, row);
  return partWith(edition, section);
}
