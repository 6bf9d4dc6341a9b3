type WrappedTextProps = { lines: readonly string[]; x: number; y: number };

/** Centred lines of text; `y` is the baseline of the first. */
export function WrappedText({ lines, x, y }: WrappedTextProps) {
  return (
    <text textAnchor="middle" y={y}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no identity of their own
        <tspan key={at} x={x} dy={at === 0 ? 0 : 15}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
