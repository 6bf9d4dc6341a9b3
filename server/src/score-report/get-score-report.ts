import type { EarlierTest, ReportModule, ScoreReport } from '@fourfold/core/contract/score-report';
import { type ExamEdition, examEditions } from '@fourfold/core/exams/exam-editions';
import type { Variant } from '@fourfold/core/exams/section';
import { earlierTests } from '@fourfold/core/score-report/earlier-tests';
import type { ReportSkill } from '@fourfold/core/score-report/report-skill';
import { sharesOf, tallyOf, totalsByDomain, weakestSkills } from '@fourfold/core/score-report/totals';
import { isHandedInOverdue } from '@fourfold/core/test-entries/section-time';
import type { Handler, SessionContext } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import { readItems } from '../test-sections/part-forms.ts';
import { variantOf } from '../test-sections/test-section.ts';
import { findSkillWorks } from '../today/skill-work.ts';
import { type ReportAttempt, readFamilyAttempts } from './read-attempts.ts';
import { type ReportExam, readExams, requireExam } from './read-exams.ts';
import { readQuestions, readSkills, type TestQuestion } from './read-questions.ts';
import { isPractice, scoreTest } from './score-test.ts';

/** The caller's report of one test. It reads the entries of that test and of the earlier ones, and no others. */
export const getScoreReport: Handler<'GET /score_report'> = async ({ query: { exam_id, variant } }, context) => {
  const { db, session, now } = context;
  const [user_id, reader] = [session.account.id, readerOf(session)];
  const [exam, attempts] = await Promise.all([
    requireExam(db, reader, exam_id),
    readFamilyAttempts(db, { user_id, exam_id, reader, now: now() }),
  ]);
  const taken = takenTests(attempts);
  const own = taken.find((test) => test.exam_id === exam_id && test.variant === variant);
  const earlier = earlierTests(
    taken.filter(isScoreShown),
    own ?? { exam_id, variant, practice: false, at: now().getTime() },
  );
  const tests = [...(own ? [own] : []), ...earlier];
  const [others, questions] = await Promise.all([
    readExams(
      db,
      reader,
      earlier.map((test) => test.exam_id).filter((id) => id !== exam_id),
    ),
    readQuestions(db, { user_id, tests, now: now() }),
  ]);
  const skills = await readSkills(
    db,
    questions.map(({ skill }) => skill),
  );
  const ownQuestions = own ? questionsIn(questions, own) : [];
  const [scores, compared, practice] = await Promise.all([
    scoresIn(db, exam, own ?? { attempts: [] }),
    Promise.all(
      earlier.flatMap((test) => {
        const of = test.exam_id === exam_id ? exam : others.get(test.exam_id);
        return of ? [presentEarlier(db, { test, exam: of, questions, skills })] : [];
      }),
    ),
    findPractice(context, ownQuestions, skills),
  ]);
  return {
    ...{ exam_id, variant, title: exam.title, family: exam.family, edition: exam.edition },
    review: own?.attempts[0]?.review ?? null,
    review_opens: {
      opens: exam.review_opens,
      at: exam.review_opens_at?.toISOString() ?? null,
      shows_score: exam.review_shows_score,
    },
    ...scores,
    modules: own && isScoreShown(own) ? modulesOf(exam, own, ownQuestions) : [],
    total: tallyOf(ownQuestions),
    domains: totalsByDomain(ownQuestions, skills),
    earlier: compared,
    practice,
  };
};

type Db = SessionContext['db'];
type OneTest = {
  exam_id: string;
  is_real: boolean;
  variant: Variant;
  practice: boolean;
  at: number;
  attempts: ReportAttempt[];
};

/** The submitted sections of each exam and variant. */
function takenTests(attempts: readonly ReportAttempt[]): OneTest[] {
  const tests = Map.groupBy(attempts, ({ exam_id, is_real }) => `${exam_id} ${is_real}`);
  return [...tests.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const at = Math.max(...own.map(({ submitted_at }) => submitted_at.getTime()));
    return [
      {
        exam_id: first.exam_id,
        is_real: first.is_real,
        variant: variantOf(first),
        practice: isPractice(own),
        at,
        attempts: own,
      },
    ];
  });
}

function isScoreShown({ attempts }: OneTest): boolean {
  return attempts.some(({ review }) => review !== 'closed');
}

function questionsIn(questions: readonly TestQuestion[], { exam_id, is_real }: OneTest): TestQuestion[] {
  return questions.filter((question) => question.exam_id === exam_id && question.is_real === is_real);
}

async function scoresIn(db: Db, exam: ReportExam, { attempts }: Pick<OneTest, 'attempts'>) {
  return scoreTest(exam, attempts, await readItems(db, attempts));
}

/** In the order of the edition. */
function modulesOf(exam: ReportExam, { attempts }: OneTest, questions: readonly TestQuestion[]): ReportModule[] {
  const { sections }: ExamEdition = examEditions[exam.edition];
  return sections.flatMap(({ type, title, test }) => {
    const attempt = attempts.find(({ section }) => section === type);
    if (!attempt) return [];
    return [
      {
        ...{ section: type, title, key_seen: attempt.key_seen, practice: attempt.practice },
        submitted_at: attempt.submitted_at.toISOString(),
        is_overdue: test !== null && !attempt.practice && isHandedInOverdue(test, attempt),
        questions: questions
          .filter(({ section }) => section === type)
          .map(({ state, seconds }) => ({ state, seconds })),
      },
    ];
  });
}

type Compared = {
  test: OneTest;
  exam: ReportExam;
  questions: readonly TestQuestion[];
  skills: readonly ReportSkill[];
};

async function presentEarlier(db: Db, { test, exam, questions, skills }: Compared): Promise<EarlierTest> {
  return {
    ...{ exam_id: test.exam_id, variant: test.variant, title: exam.title },
    submitted_at: new Date(test.at).toISOString(),
    ...(await scoresIn(db, exam, test)),
    ...sharesOf(questionsIn(questions, test), skills),
  };
}

/** Weak skills for which work is offered, and sequences and sets of each. */
const mostSkills = 3;
const mostWorks = 3;

async function findPractice(
  context: SessionContext<'db' | 'content'>,
  questions: readonly TestQuestion[],
  skills: readonly ReportSkill[],
): Promise<ScoreReport['practice']> {
  const weakest = weakestSkills(questions, skills).slice(0, mostSkills);
  return await Promise.all(
    weakest.map(async (share) => ({
      ...share,
      title: skills.find(({ code }) => code === share.code)?.title ?? share.code,
      works: await findSkillWorks(context, share.code, mostWorks),
    })),
  );
}
