import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionStates } from './question-states.ts';
import type { ReportSkill } from './report-skill.ts';
import { type ReportQuestion, sharesOf, tallyOf, totalsByDomain, weakestSkills } from './totals.ts';

const skills: ReportSkill[] = ['a.1', 'a.2', 'b.1', 'c.1'].map((code) => ({
  ...{ code, title: `Skill ${code}`, domain_code: code.slice(0, 1), domain_title: `Domain ${code.slice(0, 1)}` },
}));
const anyQuestion: fc.Arbitrary<ReportQuestion> = fc.record({
  state: fc.constantFrom(...questionStates),
  seconds: fc.integer({ min: 0, max: 5_000 }),
  skill: fc.constantFrom(...skills.map(({ code }) => code), 'unknown', null),
});
const anyQuestions = fc.array(anyQuestion, { maxLength: 120 });

type Tally = ReturnType<typeof tallyOf>;
const sum = (tallies: readonly Tally[]): Tally => ({
  right: tallies.reduce((all, { right }) => all + right, 0),
  wrong: tallies.reduce((all, { wrong }) => all + wrong, 0),
  left_out: tallies.reduce((all, { left_out }) => all + left_out, 0),
  seconds: tallies.reduce((all, { seconds }) => all + seconds, 0),
});
const counted = ({ right, wrong, left_out }: Tally) => right + wrong + left_out;

it('the sums over the domains are the totals, and those over the skills of a domain its own', () => {
  fc.assert(
    fc.property(anyQuestions, (questions) => {
      const domains = totalsByDomain(questions, skills);
      expect(sum(domains)).toEqual(tallyOf(questions));
      for (const { code, skills: own, right, wrong, left_out, seconds } of domains) {
        if (code !== null) expect(sum(own)).toEqual({ right, wrong, left_out, seconds });
      }
    }),
  );
});

it('counts each question once, and none that is tried out', () => {
  fc.assert(
    fc.property(anyQuestions, (questions) => {
      const tried = questions.filter(({ state }) => state === 'tried').length;
      expect(counted(tallyOf(questions))).toBe(questions.length - tried);
      const codes = totalsByDomain(questions, skills).flatMap((domain) => domain.skills.map(({ code }) => code));
      expect(new Set(codes).size).toBe(codes.length);
    }),
  );
});

it('is the same in whatever order the questions come', () => {
  fc.assert(
    fc.property(anyQuestions, (questions) => {
      expect(totalsByDomain(questions.toReversed(), skills)).toEqual(totalsByDomain(questions, skills));
    }),
  );
});

it('the shares are those of the totals, without questions that have no skill', () => {
  fc.assert(
    fc.property(anyQuestions, (questions) => {
      const shares = sharesOf(questions, skills);
      const known = questions.filter(({ skill }) => skills.some(({ code }) => code === skill));
      for (const level of [shares.domains, shares.skills]) {
        expect(level.reduce((all, { of }) => all + of, 0)).toBe(counted(tallyOf(known)));
        expect(level.reduce((all, { right }) => all + right, 0)).toBe(tallyOf(known).right);
      }
    }),
  );
});

it('lists domains and skills in the order of the list, and questions without a skill last', () => {
  const of = (skill: string | null): ReportQuestion => ({ state: 'right', seconds: 1, skill });
  const domains = totalsByDomain([of(null), of('b.1'), of('a.2'), of('unknown'), of('a.1')], skills);
  expect(domains.map(({ code, right }) => [code, right])).toEqual([
    ['a', 2],
    ['b', 1],
    [null, 2],
  ]);
  expect(domains[0]?.skills.map(({ code }) => code)).toEqual(['a.1', 'a.2']);
});

it('the weakest skill is surely weak; a low share of a single question is not enough', () => {
  const questions = [
    { state: 'wrong', seconds: 1, skill: 'a.1' },
    ...Array.from({ length: 4 }, () => ({ state: 'wrong', seconds: 1, skill: 'b.1' })),
    ...Array.from({ length: 3 }, () => ({ state: 'left_out', seconds: 0, skill: 'c.1' })),
    { state: 'right', seconds: 1, skill: 'c.1' },
  ] as ReportQuestion[];
  expect(weakestSkills(questions, skills)).toEqual([
    { code: 'b.1', right: 0, of: 4 },
    { code: 'c.1', right: 1, of: 4 },
  ]);
});
