import { type ExamEdition, examEditions } from '@fourfold/core/exams/exam-editions';
import { startingLists } from '@fourfold/core/skills/starting-list';
import { describe, expect, it } from 'vitest';
import type { DemoFormQuestion, DemoQuestion } from './format.ts';
import { demoPack } from './pack.ts';
import { isPublished, subtopicsOf } from './pack-items.ts';

const modules = demoPack.forms.flatMap(({ title, edition, modules }) => {
  const { sections }: ExamEdition = examEditions[edition];
  return sections.map(({ type, questions: wanted }) => ({
    ...{ at: `${title} / ${type}`, type, wanted, questions: modules[type] ?? [] },
  }));
});

/** How often each domain of skills occurs, by the first skill of each question. */
function domainsOf(questions: readonly DemoFormQuestion[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { skills } of questions) {
    const domain = skills[0].split('.')[2] ?? '';
    counts[domain] = (counts[domain] ?? 0) + 1;
  }
  return counts;
}

describe('a form', () => {
  it.each(modules)('has all questions, of which two to ten are tried out: $at', ({ questions, wanted }) => {
    expect(questions).toHaveLength(wanted);
    const tried = questions.filter(({ fieldTest }) => fieldTest).length;
    expect(tried).toBeGreaterThanOrEqual(2);
    expect(tried).toBeLessThanOrEqual(10);
  });

  it.each(modules.filter(({ type }) => type.startsWith('ReadingWriting')))(
    'has the domains of reading and writing in the order of a module: $at',
    ({ questions }) => {
      const order = [
        'craft-and-structure',
        'information-and-ideas',
        'standard-english-conventions',
        'expression-of-ideas',
      ];
      const domains = questions.map(({ skills: [skill] }) => order.indexOf(skill.split('.')[2] ?? ''));
      expect(domains).toEqual(domains.toSorted((a, b) => a - b));
      for (const domain of order) expect(domainsOf(questions)[domain], domain).toBeGreaterThanOrEqual(4);
    },
  );

  it.each(modules.filter(({ type }) => type.startsWith('Math')))(
    'has the domains of math, and a quarter of typed answers: $at',
    ({ questions }) => {
      const of = domainsOf(questions);
      expect(of.algebra).toBeGreaterThanOrEqual(7);
      expect(of['advanced-math']).toBeGreaterThanOrEqual(7);
      expect(of['problem-solving-and-data-analysis']).toBeGreaterThanOrEqual(3);
      expect(of['geometry-and-trigonometry']).toBeGreaterThanOrEqual(3);
      const typed = questions.filter((question) => 'typed' in question).length;
      expect(typed).toBeGreaterThanOrEqual(5);
      expect(typed).toBeLessThanOrEqual(6);
    },
  );

  it('has an easier second module that is easier, and a harder one that is harder', () => {
    const meanRank = (type: string) => {
      const ranks = modules.find((module) => module.type === type)?.questions.map(({ rank }) => Number(rank)) ?? [];
      return ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
    };
    for (const part of ['ReadingWriting', 'Math']) {
      expect(meanRank(`${part}2Easier`)).toBeLessThan(meanRank(`${part}1`));
      expect(meanRank(`${part}2Harder`)).toBeGreaterThan(meanRank(`${part}1`));
    }
  });
});

it('every skill has at least twelve published questions of practice, so that a report leads to some', () => {
  const counts = new Map<string, number>();
  const add = ({ skills: own }: DemoQuestion, skills: readonly string[]) => {
    for (const code of own ?? skills) counts.set(code, (counts.get(code) ?? 0) + 1);
  };
  const published = demoPack.topics
    .filter(isPublished)
    .flatMap((topic) => subtopicsOf(topic).filter(isPublished))
    .flatMap(({ subsubtopics }) => subsubtopics.filter(isPublished));
  for (const { sequence, sets, skills } of published) {
    const inSets = Object.values(sets).filter(isPublished);
    for (const question of Object.values(sequence)) add(question, skills);
    for (const question of inSets.flatMap(({ questions }) => questions)) add(question, skills);
  }
  const codes = startingLists.flatMap(({ domains }) => domains.flatMap(({ skills }) => skills.map(({ code }) => code)));
  expect(codes.filter((code) => (counts.get(code) ?? 0) < 12)).toEqual([]);
});
