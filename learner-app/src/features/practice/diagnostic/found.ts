type ListedAnswer = { area: string; right: boolean | null };

/** What the first questions have shown, by area: "Right throughout: Circles. With a miss: Algebra, Boundaries." */
export function foundText(listed: readonly ListedAnswer[]): string {
  const answered = listed.filter(({ right }) => right !== null);
  const areas = [...new Set(answered.map(({ area }) => area))];
  const [missed, right] = [true, false].map((isMissed) =>
    areas.filter((area) => answered.some((one) => one.area === area && one.right === false) === isMissed),
  );
  return [sentence('Right throughout', right), sentence('With a miss', missed)].filter(Boolean).join(' ');
}

function sentence(label: string, areas: readonly string[] = []): string {
  return areas.length === 0 ? '' : `${label}: ${areas.join(', ')}.`;
}
