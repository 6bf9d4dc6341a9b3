/** The global variable that an attack sets when it runs. */
export const attackMark = 'fourfoldAttacked';
/** The host that an attack loads from; the project uses it nowhere else. */
export const attackHost = 'attack.example';

/** A script of one expression, without quotes, spaces or angle brackets, so that it survives in any context. */
export const attackScript = `globalThis.${attackMark}=1`;

/** One hostile field, and what must become of it. */
export type Attack = {
  /** Unique; names the attack in a failed test. */
  name: string;
  /** The field's value on the wire. */
  field: string;
  /** `refused`: 4xx with a sentence. `harmless`: stored, and shown as `shows`. */
  outcome: 'refused' | 'harmless';
  /** The exact text that a reader then sees. */
  shows?: string;
};
