import { drawn } from './plot.tsx';
import type { ScoreBar } from './score-bars.tsx';

/** Returns the attributes of a score bar and the tooltip that describes it. */
export function drawnAs({ title, value, timed, seen }: ScoreBar, hatch: string) {
  const filled = timed ? drawn.hatched : seen ? drawn.hollow : drawn.solid;
  return {
    said: `${title}: ${value}, ${timed ? 'timed' : 'not timed'}${seen ? ', answers seen before' : ''}`,
    bar: {
      className: seen ? `${filled} ${drawn.dashed}` : filled,
      fill: timed ? `url(#${hatch})` : undefined,
    },
  };
}
