export type IconProps = {
  /** Side in CSS pixels. */
  size?: number;
  /** Stroke width on the 16-unit grid. */
  weight?: number;
};

/** An icon of strokes on a 16-unit grid; hidden from screen readers, because the text beside it has the meaning. */
export function StrokeIcon({ size = 16, weight = 1.6, path }: IconProps & { path: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
