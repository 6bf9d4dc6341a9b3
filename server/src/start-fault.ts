/**
 * Why the product cannot start; the message is a sentence for the operator. Any other error is a
 * bug.
 */
export class StartFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartFault';
  }
}
