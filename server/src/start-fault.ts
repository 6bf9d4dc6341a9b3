/** Why the product cannot start, as a sentence for whoever started it; anything else that is thrown is a fault of ours. */
export class StartFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartFault';
  }
}
