import { dueCards, openReviews } from '@fourfold/core/reviews/due-cards';
import { redoSize } from '@fourfold/core/reviews/limits';
import { questionsLeft } from '../assignments/mistake-sets.ts';
import type { Handler } from '../call/handler.ts';
import { studentDay } from '../practice/student-day.ts';
import { readReviewLimit } from '../today/study-plan.ts';
import { askCards, findAskable } from './ask-cards.ts';
import { filterMisses } from './filter-misses.ts';
import { loadCards } from './load-cards.ts';
import { cardOf } from './miss.ts';
import { readMisses, readUsualSeconds } from './read-misses.ts';

/** Returns the reviews of a day, the longest overdue first. The others wait, so that a long absence is no mountain. */
export const listDue: Handler<'GET /mistakes/due'> = async ({ query }, context) => {
  const { db, session, now } = context;
  const day = studentDay(query.day, now());
  const [cards, usual_seconds, limit] = await Promise.all([
    loadCards(db, session.account.id),
    readUsualSeconds(db, session.account.id),
    readReviewLimit(db, session.account.id),
  ]);
  const done = cards.filter(({ reviewed_on }) => reviewed_on === day).length;
  const askable = await findAskable(context, dueCards(cards, day));
  const today = askable.cards.slice(0, openReviews(limit, done));
  const data = await askCards(context, { ...askable, cards: today }, 'sibling');
  return { day, due: data.length, waiting: askable.cards.length - data.length, done, limit, usual_seconds, data };
};

/** Returns missed questions to answer again, due or not: their own questions, as far as they are open. */
export const listRedo: Handler<'GET /mistakes/redo'> = async ({ query }, context) => {
  const { db, session, now } = context;
  const day = studentDay(query.day, now());
  const user_id = session.account.id;
  const { misses, usual_seconds } = await readMisses(db, { user_id, now: now() });
  const matching = [...new Set(filterMisses(misses, query).map(cardOf))].filter((id) => id !== null);
  const ids = query.set === undefined ? matching : await questionsLeft(db, { user_id, set: query.set });
  const cards = new Map((await loadCards(db, user_id, ids)).map((card) => [card.card, card]));
  const inOrder = ids.flatMap((id) => cards.get(id) ?? []);
  const askable = await findAskable(context, inOrder);
  const data = await askCards(context, { ...askable, cards: askable.cards.slice(0, redoSize) }, 'own');
  return { day, usual_seconds, data };
};
