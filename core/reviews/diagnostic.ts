/** An answer of the diagnostic. */
export type DiagnosticEvent = { kind: 'answered'; question_id: string; right: boolean };

/** The diagnostic: how many answers there were, and how many of them were right. */
export type DiagnosticState = { answered: number; right: number };

/** The diagnostic before its first answer. */
export const newDiagnostic: DiagnosticState = { answered: 0, right: 0 };

/** Returns the state after an answer. */
export function stepDiagnostic({ answered, right }: DiagnosticState, event: DiagnosticEvent): DiagnosticState {
  return { answered: answered + 1, right: right + (event.right ? 1 : 0) };
}
