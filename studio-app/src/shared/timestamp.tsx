import { formatDateTime } from '@fourfold/core/day/format-day';

/** A date and time in the user's time zone, relative to now where it is recent. */
export function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(new Date(at), new Date())}</time>;
}
