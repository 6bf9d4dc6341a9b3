/** Why the product cannot start; the message is a sentence for the operator. Any other error is a bug. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartFault';
  }
}
