import {
  type FixtureRole,
  linkRows,
  type PersonFixture,
  personRows,
  sessionRows,
  tutorLoginRows,
} from '@fourfold/server/testing/fixtures/person';
import { insertRows, type Row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import type { RunningServer } from '../server.ts';
import { openWithSession } from './log-in-by-call.ts';

type Site = 'learner' | 'studio';
type Options<As> = {
  /** The user: a role creates a new one; a planted person is reused. Without it nobody is logged in. */
  as?: As;
  /** The tutor who is logged in as the student `as`: a planted tutor with a link to the student, or a new one. */
  tutor?: PersonFixture | 'tutor';
  /** Rows to insert: the return values of the planting functions. */
  planted?: Planted | readonly Planted[];
  /** By default derived from the route: `/admin` and below is the studio. Required for the studio's root. */
  site?: Site;
  /** The page to use instead of the test's `page`. */
  page?: Page;
};
type Planted = { rows: readonly Row[] };
type UserSpec = FixtureRole | PersonFixture;

export type MountPage = {
  (route: string, options: Options<UserSpec> & { as: UserSpec }): Promise<PersonFixture>;
  (route: string, options?: Options<undefined>): Promise<undefined>;
};

type PageFixtures = { app: RunningServer; db: pg.Client; page: Page };

/**
 * Opens a page of either app at its route. The planted rows, the user and the session are inserted
 * in one round trip. The session is in the browser before the page's first script runs.
 */
export async function mountPage(
  fixtures: PageFixtures,
  route: string,
  options: Options<UserSpec> & { as: UserSpec },
): Promise<PersonFixture>;
export async function mountPage(
  fixtures: PageFixtures,
  route: string,
  options?: Options<undefined>,
): Promise<undefined>;
export async function mountPage(
  { app, db, page: testPage }: PageFixtures,
  route: string,
  options: Options<UserSpec | undefined> = {},
): Promise<PersonFixture | undefined> {
  const { as, tutor, planted = [], page = testPage } = options;
  const site = options.site ?? (route.startsWith('/admin') ? 'studio' : 'learner');
  const person = typeof as === 'string' ? personRows(as) : as;
  const session = person && sessionOf(person, tutor, site);
  await insertRows(db, [
    ...[planted].flat().flatMap(({ rows }: Planted) => rows),
    ...(typeof as === 'string' ? (person?.rows ?? []) : []),
    ...(session?.rows ?? []),
  ]);
  if (!person || !session) {
    await page.goto(app[site] + route);
    return undefined;
  }
  await openWithSession(page, app[site] + route, session);
  return person;
}

function sessionOf(person: PersonFixture, by: PersonFixture | 'tutor' | undefined, site: Site) {
  if (by === undefined) return { ...sessionRows(person.account.id, site), account: person.account };
  if (by !== 'tutor') return tutorLoginRows(person, by, site);
  const tutor = personRows('tutor');
  const login = tutorLoginRows(person, tutor, site);
  return { ...login, rows: [...tutor.rows, ...linkRows(tutor, person).rows, ...login.rows] };
}
