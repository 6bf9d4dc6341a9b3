import type { ReviewCard } from '@fourfold/core/contract/mistakes';
import { type Candidate, chooseQuestion } from '@fourfold/core/reviews/choose-question';
import { sql } from 'kysely';
import type { SessionContext } from '../call/handler.ts';
import { parentViews } from '../content/load-questions-of.ts';
import { canSee, readerOf } from '../content/reader.ts';
import { parentKindOf } from '../practice/reference.ts';
import type { Card } from './load-cards.ts';
import { loadQuestions, openIds } from './open-questions.ts';
import { skillTitles } from './skill-titles.ts';

type AskContext = SessionContext<'db' | 'now'>;
type TaggedQuestion = Candidate & { skill_codes: string[] };
type CardQuestion = { rank: number; skill_codes: string[] };

/** What can be shown for cards: questions of the same skills, and their own questions as far as they are open. */
export type Askable = {
  cards: readonly Card[];
  siblingsOf(card: string): readonly TaggedQuestion[];
  skillsOf(card: string): readonly string[];
  rankOf(card: string): number;
};

/** Finds the cards for which there is a question to show, in their order. */
export async function findAskable(context: AskContext, cards: readonly Card[]): Promise<Askable> {
  const own = await readOwn(context, cards);
  const skillsOf = (card: string) => own.get(card)?.skill_codes ?? [];
  const bySkill = await readTagged(context, [...new Set(cards.flatMap(({ card }) => skillsOf(card)))]);
  const siblingsOf = (card: string) =>
    skillsOf(card).flatMap((code) => (bySkill.get(code) ?? []).filter(({ id }) => id !== card));
  const alone = cards.filter(({ card }) => siblingsOf(card).length === 0).map(({ card }) => card);
  const open = await openIds(context, alone);
  const isAlone = new Set(alone);
  return {
    cards: cards.filter(({ card }) => !isAlone.has(card) || open.has(card)),
    siblingsOf,
    skillsOf,
    rankOf: (card) => own.get(card)?.rank ?? 0,
  };
}

/** Chooses a question for each card. `first`: a question of the same skill, or the card's own one. */
export async function askCards(
  context: AskContext,
  { cards, siblingsOf, skillsOf, rankOf }: Askable,
  first: 'sibling' | 'own',
): Promise<ReviewCard[]> {
  const ids = cards.map(({ card }) => card);
  const [open, titles] = await Promise.all([openIds(context, ids), skillTitles(context.db, ids.flatMap(skillsOf))]);
  const taken = new Set<string>();
  const chosen = cards.flatMap((card) => {
    const id = card.card;
    const choose = (without: ReadonlySet<string>) =>
      chooseQuestion({ id, rank: rankOf(id) }, siblingsOf(id), without)?.id ?? null;
    const own = open.has(id) && !taken.has(id) ? id : null;
    const sibling = choose(taken);
    // With less questions than cards, one is shown twice.
    const question = (first === 'own' ? (own ?? sibling) : (sibling ?? own)) ?? choose(new Set());
    if (question === null) return [];
    taken.add(question);
    return [{ card, question }];
  });
  const questions = await loadQuestions(
    context,
    chosen.map(({ question }) => question),
  );
  return chosen.flatMap(({ card: { card, seq, state }, question: id }) => {
    const question = questions.get(id);
    if (!question) return [];
    const sibling = siblingsOf(card).find((one) => one.id === id);
    const code = skillsOf(card).find((one) => sibling === undefined || sibling.skill_codes.includes(one));
    return [{ card, seq, state, skill: titles.get(code ?? '') ?? null, sibling: id !== card, question }];
  });
}

async function readOwn({ db }: AskContext, cards: readonly Card[]): Promise<ReadonlyMap<string, CardQuestion>> {
  const { rows } = await sql<CardQuestion & { id: string }>`
    select id, rank, skill_codes from questions where id = any (${cards.map(({ card }) => card)}::uuid[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The kinds of parents whose questions are practised; those of a test are sealed, or were seen in it. */
const practised = [...new Set(Object.values(parentKindOf))];

/** The open questions of practice by skill, with the time of the caller's last answer. */
async function readTagged(
  { db, session }: AskContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly TaggedQuestion[]>> {
  const bySkill = new Map<string, TaggedQuestion[]>();
  if (codes.length === 0) return bySkill;
  const reader = readerOf(session);
  const { rows } = await sql<TaggedQuestion>`
    with tagged as materialized (
      select q.id, q.rank, q.skill_codes, q.parent_kind, q.parent_id from questions q
       where q.skill_codes && ${[...codes]}::text[] and q.parent_kind = any (${practised}::text[])
         and q.deleted_at is null and not q.is_hidden
    ), parents as materialized (
      select p.parent_kind, p.parent_id from (select distinct parent_kind, parent_id from tagged) p
       where case p.parent_kind ${sql.join(
         practised.map((kind) => sql`when ${kind} then ${canSee(reader, parentViews[kind], 'p.parent_id')}`),
         sql` `,
       )} end
    )
    select t.id, t.rank, t.skill_codes, (
             select (extract(epoch from max(e.at)) * 1000)::float8 from practice_events e
              where e.user_id = ${session.account.id} and e.question_id = t.id and e.kind = 'answered') as answered_at
      from tagged t join parents using (parent_kind, parent_id)
  `.execute(db);
  for (const row of rows) {
    for (const code of row.skill_codes) {
      const list = bySkill.get(code);
      if (list) list.push(row);
      else bySkill.set(code, [row]);
    }
  }
  return bySkill;
}
