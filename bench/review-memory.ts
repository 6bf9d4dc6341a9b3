/**
 * A simulated memory, for comparing orders of review. It is the two-component model of Woźniak, Gorzelańczyk and
 * Murakowski ("Two components of long-term memory", 1995; its formula in "Building memory stability through rehearsal",
 * 2005): retrievability falls exponentially, and a successful review multiplies stability by a·S^-b·e^(-cR) + d. Nothing
 * of it is from FSRS, whose forgetting curve is a power, and which has a third component.
 */
export type SimulatedMemory = {
  /** Days until recall has fallen to 90 %. */
  stability: number;
  /** After a miss, when the explanation was read. */
  firstStability: number;
  /** How much of the usual increase a review brings. */
  learnability: number;
  /** The day of the last answer. */
  day: number;
};

/** Of the formula of 2005, with retrievability from 0 to 1. */
const [a, b, c, d] = [76, 0.023, 3.1, -2];

/** Returns the memory of a question that was missed on a day: some are forgotten within hours, some after weeks. */
export function missedQuestion(day: number, random: () => number): SimulatedMemory {
  const firstStability = 0.7 * Math.exp(0.8 * normal(random));
  const learnability = Math.exp(0.5 * normal(random) - 0.5);
  return { stability: firstStability, firstStability, learnability, day };
}

/** The probability of a right answer on a day. */
export function recallOn({ stability, day }: SimulatedMemory, now: number): number {
  return 0.9 ** ((now - day) / stability);
}

/** Returns the memory after an answer. A wrong one begins again, with the explanation. */
export function afterAnswer(memory: SimulatedMemory, right: boolean, now: number): SimulatedMemory {
  if (!right) return { ...memory, stability: memory.firstStability, day: now };
  const increase = a * memory.stability ** -b * Math.exp(-c * recallOn(memory, now)) + d;
  const factor = 1 + Math.max(0, increase - 1) * memory.learnability;
  return { ...memory, stability: memory.stability * factor, day: now };
}

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normally distributed, by Box and Muller. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
