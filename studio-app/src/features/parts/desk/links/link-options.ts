import type { Question } from '@fourfold/core/contract/content';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { isEmptyDocument } from '@fourfold/core/rich-text/is-empty';
import { preview } from '@fourfold/core/rich-text/plain-text';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { hasTerms, matchRank, parseSearch, type TypedSearch } from './match-question.ts';
import type { LinkKind } from './outcomes.ts';

/** A target that a link can lead to. */
export type LinkTarget = { kind: LinkKind; id: string };

export type LinkOption = {
  /** Unique among the options. */
  id: string;
  /** Null: a question that is still to be written. */
  target: LinkTarget | null;
  label: string;
  note?: string | undefined;
  group?: string | undefined;
};

type SetTarget = { id: string; title: string; isPublish?: boolean; above?: readonly string[] };
type LinkSearch = {
  /** All questions of the location, in order. */
  questions: readonly QuestionText[];
  /** The problem sets of the location, and those of other locations that were found by the typed text. */
  sets: readonly SetTarget[];
  elsewhere: readonly SetTarget[];
  /** The question with the link, which is not offered (ALK-004). */
  except: string;
  /** The kinds of targets, in the order in which they are shown. */
  kinds: readonly LinkKind[];
  /** A new question can be written and linked. */
  canCreate: boolean;
  /** Ids of the targets that were chosen last, the newest first. */
  lastUsed: readonly string[];
  typed: string;
};

/** At most this many options of a kind are rendered. */
const maxShown = 50;
const maxLastUsed = 5;

export type QuestionText = { id: string; number: number; text: string; searchText: string; isHidden: boolean };

/** The texts of questions, prepared once for all searches. */
export function questionTexts(questions: readonly Pick<Question, 'id' | 'question' | 'is_hidden'>[]): QuestionText[] {
  return questions.map(({ id, question, is_hidden }, at) => {
    const text = textOf(readRichField(question));
    return { id, number: at + 1, text, searchText: text.toLowerCase(), isHidden: is_hidden };
  });
}

/** As the desk shows it: at most 400 characters, or what is said instead of a text. */
function textOf(document: RichDocument | null): string {
  if (document === null) return 'This text cannot be shown.';
  return isEmptyDocument(document) ? 'No text yet' : preview(document, 400) || 'Without text';
}

/**
 * The targets that match a typed text, best first: by the number of a question, or by text parts that all occur in it.
 * Without a text, those that were chosen last come first.
 */
export function linkOptions(search: LinkSearch): { options: LinkOption[]; status: string } {
  const { questions, sets, elsewhere, except, kinds, canCreate, lastUsed } = search;
  const typed = parseSearch(search.typed);
  const matches: Record<LinkKind, LinkOption[]> = {
    question: kinds.includes('question') ? matchingQuestions(questions, except, typed).map(questionOption) : [],
    problemset: kinds.includes('problemset')
      ? sets.filter(({ title }) => hasTerms(title.toLowerCase(), typed)).map((set) => setOption(set, setsHere))
      : [],
  };
  const all = [...matches.question, ...matches.problemset];
  const recent =
    typed.terms.length === 0 ? lastUsed.flatMap((id) => all.filter(({ target }) => target?.id === id)) : [];
  const first = recent.slice(0, maxLastUsed).map((option) => ({ ...option, group: 'Last used' }));
  const rest = kinds.flatMap((kind) =>
    matches[kind].filter(({ id }) => first.every((one) => one.id !== id)).slice(0, maxShown),
  );
  const shown = [...first, ...rest];
  const more = all.length - shown.length;
  const known = new Set(sets.map(({ id }) => id));
  const others = elsewhere.filter(({ id }) => !known.has(id)).map((set) => setOption(set, 'Problem sets elsewhere'));
  const options = [
    ...shown,
    ...(canCreate ? [newQuestionHere] : []),
    // Found later than the others: what is above them does not move.
    ...(kinds.includes('problemset') ? others : []),
  ];
  return { options, status: statusText(shown.length + others.length, more) };
}

const newQuestionHere: LinkOption = { id: 'new', target: null, label: 'New question here', group: 'New' };
const setsHere = 'Problem sets of this place';

function matchingQuestions(questions: readonly QuestionText[], except: string, typed: TypedSearch): QuestionText[] {
  return questions
    .flatMap((question) => {
      const rank = question.id === except ? null : matchRank(question.number, question.searchText, typed);
      return rank === null ? [] : [{ question, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ question }) => question);
}

function questionOption({ id, number, text, isHidden }: QuestionText): LinkOption {
  const note = isHidden ? 'Hidden' : undefined;
  return {
    id: `question:${id}`,
    target: { kind: 'question', id },
    label: `Question ${number}: ${text}`,
    note,
    group: 'Questions',
  };
}

function setOption({ id, title, isPublish, above = [] }: SetTarget, group: string): LinkOption {
  const note = [...above, isPublish === false && 'Not published'].filter(Boolean).join(', ') || undefined;
  return { id: `problemset:${id}`, target: { kind: 'problemset', id }, label: title, note, group };
}

const refine = 'type a number or more words';

function statusText(shown: number, more: number): string {
  if (shown === 0) return 'No record Found';
  const found = shown === 1 ? '1 found' : `${shown} found`;
  return more === 0 ? found : `${shown} of ${shown + more} shown: ${refine}`;
}
