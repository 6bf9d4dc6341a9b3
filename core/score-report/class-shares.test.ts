import fc from 'fast-check';
import { expect, it } from 'vitest';
import { classShares, type SkillShare } from './class-shares.ts';
import { type ReportQuestion, sharesOf } from './totals.ts';

const skills = ['a.1', 'a.2', 'b.1'].map((code) => ({
  ...{ code, title: `Skill ${code}`, domain_code: code.slice(0, 1), domain_title: `Domain ${code.slice(0, 1)}` },
}));
const codes = [...skills.map(({ code }) => code), 'unknown', null];
const anyShares = fc.uniqueArray(
  fc
    .record({ skill: fc.constantFrom(...codes), right: fc.nat(50), wrong: fc.nat(50) })
    .map(({ skill, right, wrong }): SkillShare => ({ skill, right, of: right + wrong })),
  { selector: ({ skill }) => skill },
);
const sum = (shares: readonly { right: number; of: number }[]) => [
  shares.reduce((all, { right }) => all + right, 0),
  shares.reduce((all, { of }) => all + of, 0),
];

it('the sums over the domains are those of all answers, and those over the skills of a domain its own', () => {
  fc.assert(
    fc.property(anyShares, (shares) => {
      const domains = classShares(shares, skills);
      expect(sum(domains)).toEqual(sum(shares));
      for (const { code, right, of, skills: own } of domains) if (code !== null) expect(sum(own)).toEqual([right, of]);
    }),
  );
});

it('of one student it is what the report of that student has', () => {
  const anyQuestion: fc.Arbitrary<ReportQuestion> = fc.record({
    state: fc.constantFrom('right', 'wrong', 'left_out'),
    seconds: fc.constant(1),
    skill: fc.constantFrom(...skills.map(({ code }) => code)),
  });
  fc.assert(
    fc.property(fc.array(anyQuestion), (questions) => {
      const own = sharesOf(questions, skills);
      const domains = classShares(
        own.skills.map(({ code, right, of }) => ({ skill: code, right, of })),
        skills,
      );
      expect(domains.map(({ code, right, of }) => ({ code, right, of }))).toEqual(own.domains);
    }),
  );
});
