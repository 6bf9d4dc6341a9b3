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

type AskContext = SessionContext<'db' | 'now' | 'content'>;
type SkillQuestion = Omit<Candidate, 'answered_at'> & { skill_codes: readonly string[] };
type TaggedQuestion = SkillQuestion & Candidate;

/** What can be shown for cards: questions of the same skills, and their own questions as far as they are open. */
export type Askable = {
  cards: readonly Card[];
  siblingsOf(card: Card): readonly TaggedQuestion[];
  open: ReadonlySet<string>;
};

/** Finds the cards for which there is a question to show, in their order. */
export async function findAskable(context: AskContext, cards: readonly Card[]): Promise<Askable> {
  const codes = [...new Set(cards.flatMap(({ skill_codes }) => skill_codes))];
  const lists = new Map<string, readonly SkillQuestion[]>();
  // One after the other: with an empty cache they would take all connections.
  for (const code of codes) lists.set(code, await readOfSkill(context, code));
  const listed = new Set([...lists.values()].flatMap((list) => list.map(({ id }) => id)));
  const [answered, others] = await Promise.all([
    readAnswered(context, [...listed]),
    openIds(
      context,
      cards.flatMap(({ card }) => (listed.has(card) ? [] : [card])),
    ),
  ]);
  const open = new Set([...others, ...listed]);
  const siblingsOf = ({ card, skill_codes }: Card) =>
    skill_codes.flatMap((code) =>
      (lists.get(code) ?? []).flatMap((one) =>
        one.id === card ? [] : [{ ...one, answered_at: answered.get(one.id) ?? null }],
      ),
    );
  const hasSibling = ({ card, skill_codes }: Card) =>
    skill_codes.some((code) => lists.get(code)?.some(({ id }) => id !== card));
  return { cards: cards.filter((one) => open.has(one.card) || hasSibling(one)), siblingsOf, open };
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

/**
 * The open questions of practice of a skill. The same for all students, so it is cached until content changes, as one
 * value: a row of it needs a hundredth of a question.
 */
async function readOfSkill({ db, session, content }: AskContext, code: string): Promise<readonly SkillQuestion[]> {
  const reader = readerOf(session);
  const { data } = await content<{ data: readonly (readonly SkillQuestion[])[] }>(
    `questions of ${code} for a ${reader}`,
    async () => {
      const { rows } = await sql<SkillQuestion>`
        with tagged as materialized (
          select q.id, q.rank, q.skill_codes, q.parent_kind, q.parent_id from questions q
           where q.skill_codes && ${[code]}::text[] and q.parent_kind = any (${practised}::text[])
             and q.deleted_at is null and not q.is_hidden
        ), parents as materialized (
          select p.parent_kind, p.parent_id from (select distinct parent_kind, parent_id from tagged) p
           where case p.parent_kind ${sql.join(
             practised.map((kind) => sql`when ${kind} then ${canSee(reader, parentViews[kind], 'p.parent_id')}`),
             sql` `,
           )} end
        )
        select t.id, t.rank, t.skill_codes from tagged t join parents using (parent_kind, parent_id)
      `.execute(db);
      return { content: { data: [rows] }, roots: 'any' };
    },
  );
  return data[0] ?? [];
}

/** Milliseconds since 1970 of the caller's last answer to each question that was answered. */
async function readAnswered({ db, session }: AskContext, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; at: number }>`
    select question_id as id, (extract(epoch from max(at)) * 1000)::float8 as at from practice_events
     where user_id = ${session.account.id} and question_id = any (${[...ids]}::uuid[]) and kind = 'answered'
     group by question_id
  `.execute(db);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
