/** A file that cannot be read; the message is a sentence for the author. */
export class FileRefused extends Error {
  override name = 'FileRefused';
}
