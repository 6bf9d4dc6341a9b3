/** A file that is no table we can read; the message is a sentence for whoever chose it. */
export class SheetRefused extends Error {
  override name = 'SheetRefused';
}
