/** A file that cannot be read as a document; the message is a sentence for the author. */
export class DocumentRefused extends Error {
  override name = 'DocumentRefused';
}
