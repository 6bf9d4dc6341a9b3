import { describe, expect, it } from 'vitest';
import { editionNames, examEditions } from '../exams/exam-editions.ts';
import { startingLists } from '../skills/starting-list.ts';
import { domainsOfPart } from './skill-domains.ts';

describe('the domains of a part', () => {
  it.each(editionNames)('are those of its section, for each part of %s', (edition) => {
    const { family, parts } = examEditions[edition];
    const domains = startingLists.find((list) => list.edition === family)?.domains ?? [];
    const found = parts.map((part) => domainsOfPart(family, part, domains));
    expect(found.every((one) => one.length > 0)).toBe(true);
    if (parts.length > 0) expect(found.flat()).toHaveLength(domains.length);
  });

  it('are without those that are retired', () => {
    const domain = { section: 'math', retired: true };
    expect(domainsOfPart('sat', { title: 'Math' }, [domain, { ...domain, retired: false }])).toHaveLength(1);
  });
});
