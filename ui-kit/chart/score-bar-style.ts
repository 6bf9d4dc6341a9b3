import { plotClasses } from './plot.tsx';
import type { ScoreBar } from './score-bars.tsx';

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
