type ScoreValueProps = {
  /** null if not available. */
  value: number | null;
  /** The maximum. */
  of: number;
  className: string | undefined;
};

/** A score with its maximum; a dash if it is not available. */
export function ScoreValue({ value, of, className }: ScoreValueProps) {
  if (value === null)
    return (
      <>
        <span aria-hidden>–</span>
        <span className="vh">not available</span>
      </>
    );
  return (
    <>
      <span className={className}>{value}</span> <small>of {of}</small>
    </>
  );
}
