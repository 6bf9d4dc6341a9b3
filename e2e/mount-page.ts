import {
  linkRows,
  type PlantedPerson,
  type PlantedRole,
  personRows,
  sessionRows,
  tutorLoginRows,
} from '@fourfold/server/testing/planting/person';
import { plantRows, type Row } from '@fourfold/server/testing/planting/rows';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { openWithSession } from './enter.ts';
import type { RunningServer } from './server.ts';

type Site = 'learner' | 'studio';
type Options<As> = {
  /**
   * The user: a role creates a new one; a planted person is reused. Without it nobody is logged in.
   */
  as?: As;
  /**
   * The tutor who is logged in as the student `as`: a planted tutor with a link to the student, or
   * a new one.
   */
  by?: PlantedPerson | 'tutor';
  /** Rows to insert: the return values of the planting functions. */
  planted?: Planted | readonly Planted[];
  /**
   * By default derived from the route: `/admin` and below is the studio. Required for the studio's
   * root.
   */
  site?: Site;
  /** The page to use instead of the test's `page`. */
  page?: Page;
};
type Planted = { rows: readonly Row[] };
type Somebody = PlantedRole | PlantedPerson;

export type Mount = {
  (route: string, options: Options<Somebody> & { as: Somebody }): Promise<PlantedPerson>;
  (route: string, options?: Options<undefined>): Promise<undefined>;
};

type House = { app: RunningServer; db: pg.Client; page: Page };

/**
 * Opens a page of either app at its route. The planted rows, the user and the session are inserted
 * in one round trip. The session is in the browser before the page's first script runs.
 */
export async function mountPage(
  house: House,
  route: string,
  options: Options<Somebody> & { as: Somebody },
): Promise<PlantedPerson>;
export async function mountPage(house: House, route: string, options?: Options<undefined>): Promise<undefined>;
export async function mountPage(
  { app, db, page: own }: House,
  route: string,
  options: Options<Somebody | undefined> = {},
): Promise<PlantedPerson | undefined> {
  const { as, by, planted = [], page = own } = options;
  const site = options.site ?? (route.startsWith('/admin') ? 'studio' : 'learner');
  const person = typeof as === 'string' ? personRows(as) : as;
  const session = person && sessionOf(person, by, site);
  await plantRows(db, [
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

function sessionOf(person: PlantedPerson, by: PlantedPerson | 'tutor' | undefined, site: Site) {
  if (by === undefined) return { ...sessionRows(person.account.id, site), account: person.account };
  if (by !== 'tutor') return tutorLoginRows(person, by, site);
  const tutor = personRows('tutor');
  const login = tutorLoginRows(person, tutor, site);
  return { ...login, rows: [...tutor.rows, ...linkRows(tutor, person).rows, ...login.rows] };
}
