import type { DomainTotals, Share } from '../contract/score-report.ts';
import { weakSkills } from '../today/weak-skills.ts';
import type { QuestionState } from './question-states.ts';
import { type ReportSkill, withoutSkill } from './report-skill.ts';

/** A question of a submitted test. */
export type ReportQuestion = {
  state: QuestionState;
  /** Seconds in view. */
  seconds: number;
  /** The code of its first skill: a question with several counts once. Null without a skill. */
  skill: string | null;
};

type Tally = Pick<DomainTotals, 'right' | 'wrong' | 'left_out' | 'seconds'>;

/** Counts the questions that are not tried out. */
export function tallyOf(questions: readonly ReportQuestion[]): Tally {
  const counted = questions.filter(({ state }) => state !== 'tried');
  const count = (of: QuestionState) => counted.filter(({ state }) => state === of).length;
  return {
    right: count('right'),
    wrong: count('wrong'),
    left_out: count('left_out'),
    seconds: counted.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/** The questions by domain and by skill within it, in the order of `skills`. A skill that is not in it is none. */
export function totalsByDomain(questions: readonly ReportQuestion[], skills: readonly ReportSkill[]): DomainTotals[] {
  const { bySkill, without } = groupBySkill(questions, skills);
  const domains = new Map<string, { title: string; skills: DomainTotals['skills']; questions: ReportQuestion[] }>();
  for (const { code, title, domain_code, domain_title } of skills) {
    const own = bySkill.get(code);
    if (!own) continue;
    const domain = domains.get(domain_code) ?? { title: domain_title, skills: [], questions: [] };
    domains.set(domain_code, domain);
    domain.skills.push({ code, title, ...tallyOf(own) });
    domain.questions.push(...own);
  }
  return [
    ...[...domains].map(([code, domain]) => ({
      ...{ code, title: domain.title, skills: domain.skills },
      ...tallyOf(domain.questions),
    })),
    ...(without.length > 0 ? [{ code: null, title: withoutSkill, skills: [], ...tallyOf(without) }] : []),
  ];
}

/** The right answers of each domain and of each skill that has a question. */
export function sharesOf(
  questions: readonly ReportQuestion[],
  skills: readonly ReportSkill[],
): { domains: Share[]; skills: Share[] } {
  const totals = totalsByDomain(questions, skills);
  return {
    domains: totals.flatMap(({ code, ...tally }) => (code === null ? [] : [shareOf(code, tally)])),
    skills: totals.flatMap((domain) => domain.skills.map(({ code, ...tally }) => shareOf(code, tally))),
  };
}

/** The skills that are surely weak in this test, the weakest first. A question that was left out is not right. */
export function weakestSkills(questions: readonly ReportQuestion[], skills: readonly ReportSkill[]): Share[] {
  const shares = sharesOf(questions, skills).skills;
  return weakSkills(shares.map(({ code, right, of }) => ({ code, right, total: of }))).map(
    ({ code, right, total }) => ({ code, right, of: total }),
  );
}

function shareOf(code: string, { right, wrong, left_out }: Tally): Share {
  return { code, right, of: right + wrong + left_out };
}

/** Each question that counts, once. */
function groupBySkill(questions: readonly ReportQuestion[], skills: readonly ReportSkill[]) {
  const known = new Set(skills.map(({ code }) => code));
  const bySkill = new Map<string, ReportQuestion[]>();
  const without: ReportQuestion[] = [];
  for (const question of questions) {
    const { state, skill } = question;
    if (state === 'tried') continue;
    if (skill === null || !known.has(skill)) without.push(question);
    else bySkill.set(skill, [...(bySkill.get(skill) ?? []), question]);
  }
  return { bySkill, without };
}
