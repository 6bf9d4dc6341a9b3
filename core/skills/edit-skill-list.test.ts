import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveSkill } from './edit-skill-list.ts';
import { findSkill, isSkillCode, skillGroups, storedSkillCodes } from './skill-list.ts';
import { startingLists } from './starting-list.ts';

const [sat] = startingLists;
const domains = sat?.domains ?? [];
const codes = domains.flatMap(({ code, skills }) => [code, ...skills.map((skill) => skill.code)]);

describe('moving by one', () => {
  it('and back leaves the list as it was, except at the end of a domain or section', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom<1 | -1>(1, -1), (code, by) => {
        const moved = moveSkill(domains, code, by);
        const back = moveSkill(moved, code, by === 1 ? -1 : 1);
        const stays = JSON.stringify(moved) === JSON.stringify(domains);
        if (!stays) expect(back).toEqual(domains);
      }),
    );
  });

  it('keeps a domain in its section', () => {
    const last = 'sat.reading-and-writing.expression-of-ideas';
    expect(moveSkill(domains, last, 1)).toEqual(domains);
    expect(
      moveSkill(domains, last, -1)
        .map(({ title }) => title)
        .slice(2, 4),
    ).toEqual(['Expression of Ideas', 'Standard English Conventions']);
  });
});

describe('the skills to choose from', () => {
  const lines = 'sat.math.algebra.linear-functions';
  const retired = startingLists.map((list) => ({
    ...list,
    domains: list.domains.map((domain) => ({
      ...domain,
      retired: domain.code === 'sat.math.advanced-math',
      skills: domain.skills.map((skill) => ({ ...skill, retired: skill.code === lines })),
    })),
  }));
  const offered = (chosen: readonly string[]) =>
    skillGroups(retired, chosen).flatMap(({ skills }) => skills.map(({ code }) => code));

  it('are those that are not retired, and those that the question has', () => {
    expect(offered([])).not.toContain(lines);
    expect(offered([])).not.toContain('sat.math.advanced-math.nonlinear-functions');
    expect(offered([])).toContain('sat.math.algebra.linear-inequalities');
    expect(offered([lines, 'sat.math.advanced-math.nonlinear-functions'])).toEqual(
      expect.arrayContaining([lines, 'sat.math.advanced-math.nonlinear-functions']),
    );
    expect(skillGroups(retired, []).map(({ domain }) => domain.title)).not.toContain('Advanced Math');
  });

  it('are found by code, with their domain and edition', () => {
    expect(findSkill(startingLists, lines)).toMatchObject({
      edition: 'sat',
      domain: { title: 'Algebra' },
      skill: { title: 'Linear functions' },
    });
    expect(findSkill(startingLists, 'sat.math.algebra.unknown')).toBeNull();
  });

  it('are stored once each, in one order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...codes)), (chosen) => {
        const stored = storedSkillCodes(chosen);
        expect(storedSkillCodes(chosen.toReversed())).toEqual(stored);
        expect(new Set(stored)).toEqual(new Set(chosen));
        expect(stored).toHaveLength(new Set(chosen).size);
      }),
    );
    expect(isSkillCode(lines)).toBe(true);
    for (const code of ['', 'sat.math.algebra', 'gre.math.algebra.lines', `${lines}.x`, 'sat.math.algebra.Lines']) {
      expect([code, isSkillCode(code)]).toEqual([code, false]);
    }
  });
});
