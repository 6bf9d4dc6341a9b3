import { momentWords } from '@fourfold/core/day/words';

/** A moment as the reader's clock has it. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentWords(new Date(at), new Date())}</time>;
}
