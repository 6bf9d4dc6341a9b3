import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeSkillList, skillListChanges, type WantedDomain } from './change-skill-list.ts';
import { addDomain, addSkill, editSkill, moveSkill, removeSkill } from './edit-skill-list.ts';
import { editionNames } from './editions.ts';
import type { SkillDomain } from './skill-list.ts';
import { startingLists } from './starting-list.ts';

const aSkill = (code: string, title: string) => ({ code, title, retired: false });
const algebra = 'sat.math.algebra';
const current: readonly SkillDomain[] = [
  {
    ...aSkill(algebra, 'Algebra'),
    section: 'math',
    skills: [aSkill(`${algebra}.lines`, 'Lines'), aSkill(`${algebra}.systems`, 'Systems')],
  },
  { ...aSkill('sat.math.data', 'Data'), section: 'math', skills: [aSkill('sat.math.data.mean', 'Mean')] },
];

function change(wanted: readonly WantedDomain[], used: readonly string[] = []) {
  return changeSkillList({ edition: 'sat', current, wanted, used: new Set(used) });
}
function changed(wanted: readonly WantedDomain[], used: readonly string[] = []): SkillDomain[] {
  const outcome = change(wanted, used);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome.domains;
}
const codesOf = (domains: readonly SkillDomain[]) =>
  domains.flatMap((domain) => [domain.code, ...domain.skills.map(({ code }) => code)]);

describe('a change of the list of skills', () => {
  it('gives what is new a code by its title, and keeps every other code', () => {
    const renamed = editSkill(addSkill(current, algebra, 'Linear inequalities (x < 3)'), `${algebra}.lines`, {
      title: 'Straight lines',
    });
    expect(codesOf(changed(renamed))).toEqual([
      algebra,
      `${algebra}.lines`,
      `${algebra}.systems`,
      `${algebra}.linear-inequalities-x-3`,
      'sat.math.data',
      'sat.math.data.mean',
    ]);
    // The code of a skill that was renamed since is taken.
    const again = addSkill(removeSkill(current, `${algebra}.systems`), algebra, 'Systems');
    expect(codesOf(changed(again))).toContain(`${algebra}.systems-2`);
  });

  it('puts a new domain after those of its section, with its skills', () => {
    const domains = changed([
      ...addDomain(current, 'math', 'Функции'),
      { section: 'reading-and-writing', title: 'Ideas', skills: [{ title: 'Inferences' }] },
    ]);
    expect(domains.map(({ code }) => code)).toEqual([
      'sat.reading-and-writing.ideas',
      algebra,
      'sat.math.data',
      'sat.math.skill',
    ]);
    expect(domains[0]?.skills).toEqual([aSkill('sat.reading-and-writing.ideas.inferences', 'Inferences')]);
  });

  it.each<[string, WantedDomain[], string]>([
    ['an unknown section', [{ section: 'art', title: 'Colours', skills: [] }], 'The SAT has no section “art”.'],
    [
      'an unknown code',
      [{ section: 'math', title: 'Data', skills: [{ code: 'sat.math.data.mode', title: 'Mode' }] }],
      '“Mode” is not in the list any more.',
    ],
    ['a code twice', [...current, ...current.slice(0, 1)], '“Algebra” is in the list twice.'],
    [
      'another section for a domain',
      current.map((domain) => ({ ...domain, section: 'reading-and-writing' })),
      'The domain “Algebra” cannot move to another section.',
    ],
    [
      'two domains with one title',
      addDomain(current, 'math', 'ALGEBRA'),
      'The section has two domains with the title “ALGEBRA”.',
    ],
    [
      'two skills with one title',
      addSkill(current, algebra, 'lines'),
      'The domain “Algebra” has two skills with the title “lines”.',
    ],
  ])('is refused with a sentence for %s', (_, wanted, problem) => {
    expect(change(wanted)).toEqual({ problem });
  });

  it('deletes a skill only if no question has it; retiring it is always possible', () => {
    const used = [`${algebra}.systems`];
    const problem = 'Questions have the skill “Systems”: it can be retired, but not deleted.';
    expect(change(removeSkill(current, `${algebra}.systems`), used)).toEqual({ problem });
    expect(change(removeSkill(current, algebra), used)).toEqual({ problem });
    expect(codesOf(changed(removeSkill(current, `${algebra}.lines`), used))).not.toContain(`${algebra}.lines`);
    const retired = changed(editSkill(current, `${algebra}.systems`, { retired: true }), used);
    expect(retired[0]?.skills[1]).toEqual({ ...aSkill(`${algebra}.systems`, 'Systems'), retired: true });
  });

  it('moves a skill to another domain with its code', () => {
    const [first, second] = current as [SkillDomain, SkillDomain];
    const moved = changed([
      { ...first, skills: first.skills.slice(1) },
      { ...second, skills: [...second.skills, first.skills[0] ?? aSkill('', '')] },
    ]);
    expect(moved[1]?.skills.map(({ code }) => code)).toEqual(['sat.math.data.mean', `${algebra}.lines`]);
  });

  it('is described for the audit by titles, and not at all if nothing changed', () => {
    expect(skillListChanges(current, changed(current))).toEqual({});
    const edited = editSkill(addSkill(removeSkill(current, 'sat.math.data.mean'), algebra, 'Inequalities'), algebra, {
      title: 'Linear algebra',
      retired: true,
    });
    const after = changed(edited);
    expect(skillListChanges(current, after)).toEqual({
      added: ['Inequalities'],
      deleted: ['Mean'],
      renamed: ['Algebra → Linear algebra'],
      retired: ['Algebra'],
    });
    expect(skillListChanges(after, changed(current))).toMatchObject({ restored: ['Linear algebra'] });
    expect(skillListChanges(current, changed(moveSkill(current, algebra, 1)))).toEqual({ order: 'changed' });
  });
});

describe('any list', () => {
  const title = fc.string({ minLength: 1, maxLength: 20 });
  const wanted = fc.array(
    fc.record({
      section: fc.constantFrom('math', 'reading-and-writing'),
      title,
      skills: fc.array(fc.record({ title, retired: fc.boolean() }), { maxLength: 6 }),
    }),
    { maxLength: 6 },
  );

  it('has each code once, and saving it again changes nothing', () => {
    fc.assert(
      fc.property(wanted, (list) => {
        const first = changeSkillList({ edition: 'sat', current, wanted: list, used: new Set() });
        if ('problem' in first) {
          expect(first.problem).toMatch(/two (domains|skills) with the title/);
          return;
        }
        const codes = codesOf(first.domains);
        expect(new Set(codes).size).toBe(codes.length);
        const used = new Set(codes);
        const again = changeSkillList({ edition: 'sat', current: first.domains, wanted: first.domains, used });
        expect(again).toEqual({ domains: first.domains });
      }),
    );
  });

  it('is a valid change of itself where an installation starts', () => {
    expect(startingLists.map(({ edition }) => edition)).toEqual(editionNames);
    for (const { edition, domains } of startingLists) {
      expect(domains.length).toBeGreaterThan(0);
      expect(changeSkillList({ edition, current: domains, wanted: domains, used: new Set() })).toEqual({ domains });
    }
  });
});
