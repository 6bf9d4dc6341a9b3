/** Said of the result of a section that was taken in practice mode (Q342), in lists of notes. */
export const practiceNote = 'practice mode';

/** The same of a test, as a sentence; null if none of its sections was taken in practice mode. */
export function practiceText(sections: readonly { practice?: boolean | undefined }[]): string | null {
  const practised = sections.filter(({ practice }) => practice).length;
  if (practised === 0) return null;
  return practised === sections.length ? 'Practice mode.' : 'Partly in practice mode.';
}
