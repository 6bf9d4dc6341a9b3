import type pg from 'pg';
import type { Db } from '../../src/database/db.ts';
import { migrate } from '../../src/database/migrate.ts';
import { between } from '../../src/seed/demo-chance.ts';
import { seedDemo } from '../../src/seed/seed-demo.ts';
import { clientOf } from '../../src/testing/client.ts';
import { aPerson, linkStudents, type Person } from '../../src/testing/people.ts';
import type { Library, PracticeWork } from './library.ts';
import type { Student, TabLayout } from './student.ts';

/** Students of one tutor. */
const classSize = 40;
/** The number of assigned sequences, and of assigned sets, of a student. */
const assignedOfEach = 2;

export type Class = { tutor: Person; students: Person[] };

/** Seeds the demo content, and adds people of the trial. */
export async function makePeople(pool: pg.Pool, db: Db, count: number): Promise<Class[]> {
  await migrate(pool);
  await seedDemo(db);
  const classes: Class[] = [];
  for (let created = 0; created < count; created += classSize) {
    const size = Math.min(classSize, count - created);
    const tutor = await aPerson(db, 'tutor');
    const students: Person[] = [];
    for (let at = 0; at < size; at += 1) students.push(await aPerson(db, 'student'));
    await linkStudents(db, tutor.account.id, ...students.map(({ account }) => account.id));
    classes.push({ tutor, students });
  }
  return classes;
}

/** Each tutor assigns work to each student. Returns the students with their work. */
export async function assignWork(
  classes: readonly Class[],
  { sequences, sets }: Library,
  { url, chance }: { url: string; chance(): number },
): Promise<Student[]> {
  const all: Student[] = [];
  for (const { tutor, students } of classes) {
    const work = new Map<PracticeWork, string[]>();
    for (const { account, token } of students) {
      const assigned = [...drawWork(sets, chance), ...drawWork(sequences, chance)];
      for (const one of assigned) work.set(one, [...(work.get(one) ?? []), account.id]);
      const name = `student ${all.length + 1}`;
      all.push({
        account_id: account.id,
        token,
        name,
        assigned,
        tabLayout: tabLayoutOf(all.length),
        takesSection: all.length % 5 === 0,
      });
    }
    const call = clientOf(url, tutor.token);
    for (const [{ assigned }, user_ids] of work) {
      const body = { ...assigned, type: 'assign', assignment_date: dateInAWeek(), user_ids } as const;
      const { data } = await call('POST /assignments/for_students', { body });
      const refused = data.find((one) => !one.assigned);
      if (refused) throw new Error(`${assigned.reference_id} could not be assigned: ${refused.reason}`);
    }
  }
  return all;
}

/** A tutor reassigns work over the same network. A failure is not repeated. */
export async function reassign(
  { tutor, students }: Class,
  { sequences, sets }: Library,
  { url, chance }: { url: string; chance(): number },
): Promise<void> {
  const candidates = chance() < 0.5 ? sequences : sets;
  const [work, student] = [
    candidates[between(chance, 0, candidates.length - 1)],
    students[between(chance, 0, students.length - 1)],
  ];
  if (!work || !student) return;
  const again = { ...work.assigned, type: 'reassign', assignment_date: dateInAWeek() } as const;
  const body = { ...again, user_ids: [student.account.id] };
  await clientOf(url, tutor.token)('POST /assignments/for_students', { body }).catch(() => {});
}

function drawWork(works: readonly PracticeWork[], chance: () => number): PracticeWork[] {
  const first = between(chance, 0, works.length - 1);
  return works.slice(first).concat(works).slice(0, assignedOfEach);
}

function tabLayoutOf(at: number): TabLayout {
  if (at % 4 === 1) return 'two tabs';
  return at % 7 === 2 ? 'two devices' : 'one tab';
}

function dateInAWeek(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
}
