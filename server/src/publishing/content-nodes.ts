import type { AuthoredQuestion, ContentPart, Explanations, FindingSubject } from '@fourfold/core/proofs/authored';
import type { SkillDomain } from '@fourfold/core/skills/skill-list';
import type { SetParentKind } from '../database/schema.ts';
import type { PublishableSet, SetLocation, SetRow } from './load-publishable-sets.ts';
import { documentOrEmpty, type QuestionLocation, type QuestionsAt } from './load-questions.ts';

type NodeKind = Extract<FindingSubject['kind'], 'topic' | 'subtopic' | 'subsubtopic' | 'sat_question' | 'act_question'>;

/** A record of the content tree to check, before its questions and sets are loaded. */
export type ContentNode = {
  subject: { kind: NodeKind; id: string };
  title: string;
  is_publish: boolean;
  /**
   * What the rules check besides questions and sets. `shows` is the number of things that the
   * record shows without its sequence and sets.
   */
  own:
    | { of: 'place'; shows: number }
    | { of: 'number'; section: string; number: number; active: boolean; explanations: Explanations }
    | null;
  /**
   * The parent of its sequence, and the publish switch of the sequence (`none`: it has no switch of
   * its own). An empty sequence is an error only if the switch is on.
   */
  sequence: { at: QuestionLocation; switch: 'on' | 'off' | 'none' } | null;
  sets: SetParentKind | null;
};
/** Lookups of the loaded questions and sets, by parent. */
export type LoadedContent = {
  questionsAt: QuestionsAt;
  setsAt(location: SetLocation): readonly PublishableSet[];
  /** The domains of skills; empty without a test on screen. */
  domains: readonly SkillDomain[];
};

/** Returns a record, its sequence and its sets as parts for the rules. */
export function partsOf(node: ContentNode, { questionsAt, setsAt }: LoadedContent): ContentPart[] {
  const { subject, title, own, sequence, sets } = node;
  const questions = sequence ? questionsAt(sequence.at) : [];
  const linkedSets = sets ? setsAt({ kind: sets, id: subject.id }) : [];
  const isShown = sequence !== null && (sequence.switch === 'on' || hasVisibleQuestion(questions));
  const countedSets = linkedSets.filter(({ id, is_publish }) => {
    // If the exam question is published, only its published sets count; otherwise all its sets do.
    return (is_publish || !node.is_publish) && hasVisibleQuestion(questionsAt({ kind: 'problem_set', id }));
  });
  const shows = (isShown ? 1 : 0) + (own?.of === 'number' ? countedSets : linkedSets).length;
  return [
    ...(own?.of === 'place' ? [{ subject, title, ...own, shows: own.shows + shows }] : []),
    ...(own?.of === 'number' ? [{ subject, title, ...own, shows }] : []),
    ...(isShown ? [{ subject, title, of: 'sequence' as const, questions }] : []),
    ...linkedSets.map((set) => setPart(set, questionsAt)),
  ];
}

function hasVisibleQuestion(questions: readonly AuthoredQuestion[]): boolean {
  return questions.some(({ is_hidden }) => !is_hidden);
}

/** Returns a problem set with its questions as a part for the rules. */
export function setPart({ id, title, notes }: SetRow, questionsAt: QuestionsAt): ContentPart {
  const questions = questionsAt({ kind: 'problem_set', id });
  return { of: 'set', subject: { kind: 'problem_set', id }, title, questions, notes: documentOrEmpty(notes) };
}
