/** A moment as the reader's clock has it. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}
