import { momentWords } from '@fourfold/core/day/words';

/** A date and time in the user's time zone, relative to now where it is recent. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentWords(new Date(at), new Date())}</time>;
}
