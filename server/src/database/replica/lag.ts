/** How far a replica is behind its primary, by one clock: ours. */
export type LagMeter = {
  /** The primary stood there at that time. */
  mark(position: number, at: number): void;
  /** Seconds since the primary went beyond what the replica has replayed; null until one mark has been replayed. */
  behind(replayed: number, at: number): number | null;
};

/** Marks that are kept for a replica that is away: a quarter of an hour, one a second. */
const most = 900;

/**
 * Positions are bytes of the write-ahead log, times milliseconds. The time of the last transaction that was replayed
 * would not do: it grows old while nobody writes, and needs both machines' clocks to agree.
 */
export function lagMeter(): LagMeter {
  let marks: { position: number; at: number }[] = [];
  let known = false;
  return {
    mark(position, at) {
      const last = marks.at(-1);
      // The newest position with an older time: more lag than there is, never less.
      if (last && marks.length === most) last.position = position;
      else if (last?.position !== position) marks.push({ position, at });
    },
    behind(replayed, at) {
      const ahead = marks.filter(({ position }) => position > replayed);
      known ||= ahead.length < marks.length;
      marks = ahead;
      if (!known) return null;
      return marks[0] ? (at - marks[0].at) / 1000 : 0;
    },
  };
}
