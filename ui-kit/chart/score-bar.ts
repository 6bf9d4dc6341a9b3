import { plotClasses } from './plot.tsx';

export type ScoreBar = {
  /** Unique among the scores. */
  key: string;
  /** The exam. */
  title: string;
  /** The score, from 0. */
  value: number;
  /** Hatched: every counted section was timed. */
  timed: boolean;
  /** Dashed outline: the key had been opened before. */
  seen?: boolean;
};

/** Returns the attributes of a score bar and the tooltip that describes it. */
export function scoreBarStyle({ title, value, timed, seen }: ScoreBar, hatch: string) {
  const filled = timed ? plotClasses.hatched : seen ? plotClasses.hollow : plotClasses.solid;
  return {
    tooltip: `${title}: ${value}, ${timed ? 'timed' : 'not timed'}${seen ? ', answers seen before' : ''}`,
    bar: {
      className: seen ? `${filled} ${plotClasses.dashed}` : filled,
      fill: timed ? `url(#${hatch})` : undefined,
    },
  };
}
