/** One letter, as plain text. The same letter again has the same id: it is one for mail servers and for people. */
export type Letter = { id: string; at: Date; to: string; subject: string; text: string };

/** How letters leave the product. */
export type Carrier = {
  /** Hands a letter on. Throws an Undeliverable where no later try helps. */
  carry(letter: Letter): Promise<void>;
  /** Throws why no letter could leave now. */
  check(): Promise<void>;
  close(): void;
};

/** A letter that its mail server refuses for good. */
export class Undeliverable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'Undeliverable';
  }
}
