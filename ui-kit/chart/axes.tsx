import { drawn } from './plot.tsx';

type AxesProps = {
  /** Where the base line begins and ends, and where it lies. */
  left: number;
  right: number;
  base: number;
  /** From the base upwards. */
  ticks: readonly { y: number; text: string }[];
};

/** No grid and no frame: the base line, the line that values are measured along, and its ends in figures. */
export function Axes({ left, right, base, ticks }: AxesProps) {
  const top = Math.min(...ticks.map(({ y }) => y));
  return (
    <>
      <path className={drawn.axis} fill="none" d={`M${left} ${top}V${base}H${right}`} />
      {ticks.map(({ y, text }) => (
        <text key={text} x={left - 8} y={y + 4} textAnchor="end">
          {text}
        </text>
      ))}
    </>
  );
}
