import type { Difference } from '@fourfold/core/authoring/versions/differences';
import type { AuditEntry } from '@fourfold/core/contract/audit';
import { formatDateTime } from '@fourfold/core/day/format-day';
import { isRank, shownRank } from '@fourfold/core/ranks/ranks';
import { toAccepted } from '@fourfold/core/wire/authored-answer';
import { typedField } from '@fourfold/core/wire/chosen-kind';
import { capitalize, phraseOf } from '../parts/audit/action-text.ts';

/** One detail of an entry, with its label. */
export type DetailText = { name: string; value: string };

/** Details that mean nothing to users: the revision, the id that rows of one deletion share, and an answer's question. */
const hiddenDetails: ReadonlySet<string> = new Set(['rev', 'deletion', 'question_id', 'differences']);

/** The details of an entry, apart from its action, kind and title: first each changed field before and after. */
export function detailsOf({ detail, subject, title }: Pick<AuditEntry, 'detail' | 'subject' | 'title'>): DetailText[] {
  const differences = differencesIn(detail);
  // They have what the other details say without the values of before.
  const said = new Set(['changed', 'text', ...differences.map(({ field }) => field)]);
  const others = Object.entries(detail ?? {}).filter(([key]) => differences.length === 0 || !said.has(key));
  return [...differences.map((one) => differenceText(one, subject)), ...others.flatMap(toDetail)];

  function toDetail([key, value]: [string, unknown]): DetailText[] {
    if (hiddenDetails.has(key) || (key === 'title' && value === title)) return [];
    const text = formatValue(value);
    return text === '' ? [] : [{ name: detailName(key, subject), value: text }];
  }
}

/** The label of a detail. A question's kind is what its form calls the answer type. */
function detailName(key: string, subject: string): string {
  const isAnswerType = key === 'kind' && subject.endsWith('question');
  return capitalize(isAnswerType ? 'answer type' : (fieldLabels[key] ?? fieldLabel(key.replace(/_id$/, ''))));
}

/** Labels of fields whose names differ from what authors call them. */
const fieldLabels: Readonly<Record<string, string>> = {
  question_exp: 'explanation',
  help_exp: 'help explanation',
  exp_position_before_answer: 'explanation before the answers',
  ...toAccepted('typed answer'),
  skill_codes: 'skills',
  is_calc: 'calculator',
  is_math: 'mathematics',
  [typedField]: 'free response',
  is_hidden: 'hidden',
  is_exact_match: 'exact match',
  isPublish: 'published',
  key: 'right answer',
  order: 'order of answers',
  next_question: 'next question',
  link_problemset: 'problem set',
  link_right_question_id: 'question after a right answer',
  link_wrong_question_id: 'question after a wrong answer',
  link_right_problemset_id: 'problem set after a right answer',
  link_wrong_problemset_id: 'problem set after a wrong answer',
  isSequencePublish: 'sequence published',
  review_opens_at: 'review opens on',
  review_shows_score: 'score before the review',
};

/** A field before and after: "3 → 4". An answer's field has the answer's letter. */
function differenceText({ field, answer, before, after }: Difference, subject: string): DetailText {
  const format = field === 'rank' ? (value: unknown) => (isRank(value) ? `${shownRank(value)}` : '') : formatValue;
  const [was, is] = [before, after].map((value) => format(value) || 'empty');
  const name = detailName(field, subject);
  const label = answer === undefined ? name : field === 'answer' ? `Answer ${answer}` : `${name} of answer ${answer}`;
  return { name: label, value: `${was} → ${is}` };
}

/** The differences that the server has stored with an entry; entries of before have none. */
function differencesIn(detail: AuditEntry['detail']): Difference[] {
  const stored: unknown = detail?.differences;
  return Array.isArray(stored) ? (stored as Difference[]) : [];
}

function formatValue(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return formatText(value);
  if (Array.isArray(value)) return formatList(value);
  if (typeof value === 'object' && value !== undefined) {
    const parts = Object.entries(value).map(([key, one]) => `${fieldLabel(key)} ${formatValue(one)}`);
    return parts.join(', ');
  }
  return String(value);
}

const idPattern = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
const fieldNamePattern = /^[a-z]+([A-Z][a-z]+|_[a-z]+)+$/;
const timePattern = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Shortens ids to their start, which is enough to distinguish them; writes field names as words and
 * times in the user's time zone.
 */
function formatText(text: string): string {
  if (idPattern.test(text)) return `${text.slice(0, 8)}…`;
  if (timePattern.test(text)) return formatDateTime(new Date(text), new Date());
  return fieldNamePattern.test(text) ? fieldLabel(text) : text;
}

/** Several ids are shown as their number. */
function formatList(values: readonly unknown[]): string {
  if (values.length === 0) return 'none';
  if (values.length > 1 && values.every((value) => typeof value === 'string' && idPattern.test(value))) {
    return `${values.length}`;
  }
  return values.map(formatValue).join(', ');
}

function fieldLabel(text: string): string {
  return fieldLabels[text] ?? phraseOf(text);
}
