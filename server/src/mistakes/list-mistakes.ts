import type { Mistake } from '@fourfold/core/contract/mistakes';
import type { Given } from '@fourfold/core/kinds/registry';
import { mistakePage } from '@fourfold/core/reviews/limits';
import { toRecord } from '@fourfold/core/wire/given-of';
import type { Handler, SessionContext } from '../call/handler.ts';
import { findSkillWork } from '../today/skill-work.ts';
import { findAskable } from './ask-cards.ts';
import { filterMisses } from './filter-misses.ts';
import { loadCards } from './load-cards.ts';
import { loadGiven, loadLocations, presentLocation } from './load-details.ts';
import { cardOf, type Miss } from './miss.ts';
import { loadQuestions, openIds } from './open-questions.ts';
import { readMisses } from './read-misses.ts';
import { skillTitles } from './skill-titles.ts';

/** Returns a page of the notebook. Only the rows of the page are read with their content. */
export const listMistakes: Handler<'GET /mistakes'> = async ({ query: { after, ...filters } }, context) => {
  const { misses } = await readMisses(context.db, { user_id: context.session.account.id, now: context.now() });
  const titles = await skillTitles(
    context.db,
    misses.flatMap(({ skill_codes }) => skill_codes),
  );
  const matching = filterMisses(misses, filters);
  const rest = after === undefined ? matching : matching.filter((miss) => isAfter(miss, after));
  const page = rest.slice(0, mistakePage);
  const last = page.at(-1);
  return {
    data: await present(context, page, titles),
    next: last && rest.length > page.length ? cursorOf(last) : null,
    count: matching.length,
    skills: countSkills(misses, titles),
  };
};

/** A time that sorts as text, and the key: added rows do not move the page. */
function cursorOf({ at, key }: Miss): string {
  return `${at.toISOString()} ${key}`;
}

/** The order is the latest first, and of one time by key. */
function isAfter({ at, key }: Miss, cursor: string): boolean {
  const [time, last] = [cursor.slice(0, cursor.indexOf(' ')), cursor.slice(cursor.indexOf(' ') + 1)];
  const own = at.toISOString();
  return own === time ? key > last : own < time;
}

async function present(
  context: SessionContext<'db' | 'now' | 'content'>,
  page: readonly Miss[],
  titles: ReadonlyMap<string, string>,
): Promise<Mistake[]> {
  const user_id = context.session.account.id;
  const ids = page.flatMap(({ question_id }) => question_id ?? []);
  const cardIds = [...new Set(page.map(cardOf))].filter((id) => id !== null);
  const [open, given, locations, cards] = await Promise.all([
    openIds(context, ids),
    loadGiven(context.db, user_id, page),
    loadLocations(context, ids),
    loadCards(context.db, user_id, cardIds),
  ]);
  const [questions, askable, practice] = await Promise.all([
    loadQuestions(context, [...open]),
    findAskable(context, cards),
    practiceOfSkills(context, new Set(page.flatMap(skillOnPaper))),
  ]);
  const dueOf = new Map(askable.cards.map(({ card, due }) => [card, due]));
  return page.map((miss) => {
    const location = locations.get(miss.question_id ?? '');
    return {
      ...{ key: miss.key, question_id: miss.question_id, source: miss.source, left_out: miss.left_out },
      ...{ missed_at: miss.at.toISOString(), day: miss.day, times: miss.times },
      ...toRecord(given.get(miss.key) ?? nothing),
      ...{ letter: miss.paper?.letter ?? null, right_letter: miss.paper?.right_letter ?? null },
      number: miss.paper?.number ?? location?.number ?? null,
      question: questions.get(miss.question_id ?? '') ?? null,
      changed: isChanged(miss.question_revision, location?.revision ?? null),
      location: presentLocation(miss, location, open.has(miss.question_id ?? '')),
      skills: miss.skill_codes.map((code) => ({ code, title: titles.get(code) ?? code })),
      practice: practice.get(skillOnPaper(miss)[0] ?? '') ?? null,
      ...{ cause: miss.cause, suggested_cause: miss.suggested_cause, note: miss.note },
      noted_at: miss.noted_at?.toISOString() ?? null,
      comes_back: dueOf.get(cardOf(miss) ?? '') ?? null,
    };
  });
}

/** A number on paper is practised by its first skill. */
function skillOnPaper({ paper, skill_codes }: Miss): string[] {
  return paper ? skill_codes.slice(0, 1) : [];
}

async function practiceOfSkills(context: SessionContext<'db' | 'content'>, codes: ReadonlySet<string>) {
  const found = await Promise.all([...codes].map((code) => findSkillWork(context, code)));
  return new Map([...codes].map((code, at) => [code, found[at]]));
}

const nothing: Given = { answerIds: [] };

function isChanged(then: number | null, now: number | null): boolean {
  return then !== null && now !== null && then !== now;
}

function countSkills(misses: readonly Miss[], titles: ReadonlyMap<string, string>) {
  const counts = new Map<string, number>();
  for (const code of misses.flatMap(({ skill_codes }) => skill_codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, title: titles.get(code) ?? code, count }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}
