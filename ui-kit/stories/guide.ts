import type { ReactNode } from 'react';

/** A small live example, and what it shows. */
export type DrawnExample = { example: ReactNode; text: string };

/** When, how and why not: the text of a component's page. */
export type Guide = {
  /** When to use it: one situation each. */
  use: readonly string[];
  /** When to take something else: `take` is the name of another component of the kit. */
  instead: readonly { when: string; take: string }[];
  /** Its visible parts. */
  anatomy: readonly { part: string; what: string }[];
  dos: readonly DrawnExample[];
  donts: readonly DrawnExample[];
  /** Keys and what they do; empty if it takes no focus. */
  keys: readonly { key: string; effect: string }[];
  /** What a screen reader says, and when. */
  screenReader: string;
  /** Rules for its text. */
  content: readonly string[];
};
