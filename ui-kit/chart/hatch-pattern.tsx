import { PatternLines } from '@visx/pattern';

/** SVG pattern for bars of timed tests: lines at 45°. */
export function HatchPattern({ id }: { id: string }) {
  return (
    <PatternLines
      id={id}
      width={5}
      height={5}
      orientation={['diagonal']}
      stroke="var(--ink)"
      strokeWidth={1.6}
      background="var(--paper)"
    />
  );
}
