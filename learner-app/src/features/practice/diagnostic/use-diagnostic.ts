import { callQuery } from '@fourfold/app-shell/call-query';
import { isAnswer } from '@fourfold/core/client/outbox/outbox-entry';
import type { Question } from '@fourfold/core/contract/content';
import type { Reply } from '@fourfold/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePendingAfterPaint } from '../../../outbox/use-pending-answers.ts';
import { type LoadState, useLoadState } from '../../../question/use-load-state.ts';
import { useStableQuestions } from '../../../question/use-stable-questions.ts';
import { diagnosticCall } from '../../../study-plan/plan-calls.ts';

type DiagnosticQuestion = Reply<'GET /diagnostic'>['data'][number];

/** The first run's questions, with pending answers. */
export type Diagnostic = {
  listed: readonly DiagnosticQuestion[];
  questions: readonly Question[];
  /** Counts pending answers. */
  seq: number;
  /** The first question without an answer; null after the last. */
  next: string | null;
  answered: number;
};

/** Loads the questions; answers that were not sent yet count as given. */
export function useDiagnostic(account: string): LoadState<Diagnostic> {
  const query = useQuery({
    ...callQuery(diagnosticCall),
    staleTime: Number.POSITIVE_INFINITY,
    throwOnError: false,
    meta: { main: true, keep: true },
  });
  const pending = usePendingAfterPaint(account);
  const loaded = useLoadState([query]);
  const fetched = useMemo(() => query.data?.data.map(({ question }) => question), [query.data]);
  const questions = useStableQuestions(fetched);
  if (loaded.kind !== 'come') return loaded;
  if (!query.data || !pending) return { kind: 'loading' };
  const { data, seq } = query.data;
  const unsent = pending
    .filter(isAnswer)
    .filter(({ body, after_seq }) => body.reference_type === 'HomeDiagnostic' && after_seq >= seq);
  const given = new Map(unsent.map(({ body }) => [body.question_id, body.is_correct === true]));
  const listed = data.map((one) => ({ ...one, right: given.get(one.question.id) ?? one.right }));
  const next = listed.find(({ right }) => right === null)?.question.id ?? null;
  const answered = listed.filter(({ right }) => right !== null).length;
  return { kind: 'ready', data: { listed, questions, seq: seq + given.size, next, answered } };
}
