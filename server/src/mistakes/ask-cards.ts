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

/** What can be shown for cards: questions of the same skills, and their own questions as far as they are open. */
export type Askable = {
  cards: readonly Card[];
  siblingsOf(card: Card): readonly TaggedQuestion[];
  open: ReadonlySet<string>;
};

/** Finds the cards for which there is a question to show, in their order. */
export async function findAskable(context: AskContext, cards: readonly Card[]): Promise<Askable> {
  const [bySkill, open] = await Promise.all([
    readTagged(context, [...new Set(cards.flatMap(({ skill_codes }) => skill_codes))]),
    openIds(
      context,
      cards.map(({ card }) => card),
    ),
  ]);
  const siblingsOf = ({ card, skill_codes }: Card) =>
    skill_codes.flatMap((code) => (bySkill.get(code) ?? []).filter(({ id }) => id !== card));
  return { cards: cards.filter((one) => open.has(one.card) || siblingsOf(one).length > 0), siblingsOf, open };
}

/** Chooses a question for each card. `first`: a question of the same skill, or the card's own one. */
export async function askCards(
  context: AskContext,
  { cards, siblingsOf, open }: Askable,
  first: 'sibling' | 'own',
): Promise<ReviewCard[]> {
  const taken = new Set<string>();
  const chosen = cards.flatMap((card) => {
    const { card: id, rank } = card;
    const choose = (without: ReadonlySet<string>) =>
      chooseQuestion({ id, rank }, siblingsOf(card), without)?.id ?? null;
    const own = open.has(id) && !taken.has(id) ? id : null;
    const sibling = choose(taken);
    // With less questions than cards, one is shown twice.
    const question = (first === 'own' ? (own ?? sibling) : (sibling ?? own)) ?? choose(new Set());
    if (question === null) return [];
    taken.add(question);
    return [{ card, question }];
  });
  const [titles, questions] = await Promise.all([
    skillTitles(
      context.db,
      cards.flatMap(({ skill_codes }) => skill_codes),
    ),
    loadQuestions(
      context,
      chosen.map(({ question }) => question),
    ),
  ]);
  return chosen.flatMap(({ card, question: id }) => {
    const question = questions.get(id);
    if (!question) return [];
    const sibling = siblingsOf(card).find((one) => one.id === id);
    const code = card.skill_codes.find((one) => sibling === undefined || sibling.skill_codes.includes(one));
    const { seq, state } = card;
    return [
      { card: card.card, seq, state, skill: titles.get(code ?? '') ?? null, sibling: id !== card.card, question },
    ];
  });
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
