import { type EditionName, examEditions } from './exam-editions.ts';
import type { ExamPart } from './section.ts';

/** What is known of a student's attempt at one section or module. */
type Taken = { started: boolean; submitted: boolean; next_section?: string | null | undefined };

/** How far a student is in a part of a test on screen. */
export type PartState = {
  stage: 'new' | 'begun' | 'submitted';
  /** The type of the section or module to take next; of a submitted part its first one. */
  at: string;
  /** The types of its submitted modules, in order. */
  submitted: readonly string[];
};

/** Returns how far a student is in a part. `attemptAt`: the attempt at a module; null if it was not begun. */
export function partState({ modules }: ExamPart, attemptAt: (type: string) => Taken | null): PartState {
  const submitted: string[] = [];
  const [[first = ''] = []] = modules;
  let at: string | null = first;
  while (at !== null) {
    const taken = attemptAt(at);
    if (!taken?.submitted) return { stage: taken?.started || submitted.length > 0 ? 'begun' : 'new', at, submitted };
    submitted.push(at);
    at = taken.next_section ?? null;
  }
  return { stage: 'submitted', at: first, submitted };
}

/** What follows a submitted section in a test on screen. */
export type NextSection = {
  section: string;
  /** Minutes of the break before it; 0 for none. */
  breakMinutes: number;
};

/**
 * Returns what follows a submitted section: the module that its result chose, or the next part; null at the end of the
 * test, and for a section of a test on paper.
 */
export function nextSection(edition: EditionName, section: string, chosen: string | null): NextSection | null {
  if (chosen !== null) return { section: chosen, breakMinutes: 0 };
  const parts: readonly ExamPart[] = examEditions[edition].parts;
  const at = parts.findIndex(({ modules }) => modules.some((stage) => stage.includes(section)));
  const following = at < 0 ? undefined : parts[at + 1]?.modules[0]?.[0];
  return following === undefined ? null : { section: following, breakMinutes: parts[at]?.breakAfter ?? 0 };
}
