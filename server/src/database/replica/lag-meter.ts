/** Measures the lag of a replica by the clock of this process alone. */
export type LagMeter = {
  /** Records the position of the primary at a time. */
  mark(position: number, at: number): void;
  /** Seconds since the primary went beyond the replayed position; null until one mark was replayed. */
  secondsBehind(replayed: number, at: number): number | null;
};

/** Stored marks for an unreachable replica: a quarter of an hour, one per second. */
const maxMarks = 900;

/**
 * Positions are bytes of the write-ahead log, times are milliseconds. The time of the last replayed transaction cannot
 * be used: it gets older while nothing is written, and it requires synchronised clocks on both machines.
 */
export function lagMeter(): LagMeter {
  let marks: { position: number; at: number }[] = [];
  let hasReplayedMark = false;
  return {
    mark(position, at) {
      const last = marks.at(-1);
      // Gives the newest position an older time, so the lag may be overestimated but never
      // underestimated.
      if (last && marks.length === maxMarks) last.position = position;
      else if (last?.position !== position) marks.push({ position, at });
    },
    secondsBehind(replayed, at) {
      const ahead = marks.filter(({ position }) => position > replayed);
      hasReplayedMark ||= ahead.length < marks.length;
      marks = ahead;
      if (!hasReplayedMark) return null;
      return marks[0] ? (at - marks[0].at) / 1000 : 0;
    },
  };
}
