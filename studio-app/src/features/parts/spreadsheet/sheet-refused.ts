/** A file that cannot be read as a table; the message is a sentence for the user. */
export class SheetRefused extends Error {
  override name = 'SheetRefused';
}
