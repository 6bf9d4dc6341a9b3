/** One letter, as plain text. A repeated letter has the same id, so that mail servers can detect duplicates. */
export type Letter = { id: string; at: Date; to: string; subject: string; text: string };

/** How letters leave the product. */
export type Carrier = {
  /** Sends a letter. Throws an Undeliverable if no later try can succeed. */
  carry(letter: Letter): Promise<void>;
  /** Throws an error if no letter can be sent now. */
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
