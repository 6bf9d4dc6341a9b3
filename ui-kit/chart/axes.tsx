import { plotClasses } from './plot.tsx';

type AxesProps = {
  /** Left and right end of the base line, and its y. */
  left: number;
  right: number;
  base: number;
  /** From bottom to top. */
  ticks: readonly { y: number; text: string }[];
};

/** The axes of a chart: base line, value axis and tick labels, without grid or frame. */
export function Axes({ left, right, base, ticks }: AxesProps) {
  const top = Math.min(...ticks.map(({ y }) => y));
  return (
    <>
      <path className={plotClasses.axis} fill="none" d={`M${left} ${top}V${base}H${right}`} />
      {ticks.map(({ y, text }) => (
        <text key={text} x={left - 8} y={y + 4} textAnchor="end">
          {text}
        </text>
      ))}
    </>
  );
}
