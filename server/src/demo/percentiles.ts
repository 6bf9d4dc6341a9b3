/** Percentile tables for the demo, computed from normal distributions; they are not published numbers. */
export const demoPercentiles = { sat: satTable(), act: actTable() };

type Curve = { mean: number; deviation: number };

function satTable(): string[][] {
  const compared = (curve: Curve): [Curve, Curve] => [curve, { ...curve, mean: curve.mean + curve.deviation / 10 }];
  const total = compared({ mean: 1030, deviation: 215 });
  const section = compared({ mean: 515, deviation: 115 });
  const rows = Array.from({ length: 121 }, (_, at) => {
    const [score, part] = [1600 - 10 * at, 800 - 10 * at];
    const parts = part < 200 ? ['', '', ''] : group(part, section);
    return [...group(score, total), ...parts, ...parts];
  });
  const heads = ['Total Score', 'Evidence-Based Reading and Writing', 'Math'];
  return [heads.flatMap((head) => [head, 'Nationally Representative', 'SAT User']), ...rows];
}

function actTable(): string[][] {
  const curves = [19.4, 19.8, 20.6, 20.1, 20].map((mean) => ({ mean, deviation: 6 }));
  const rows = Array.from({ length: 36 }, (_, at) => curves.flatMap((curve) => group(36 - at, [curve])));
  const heads = ['English', 'Mathematics', 'Reading', 'Science', 'Composite'];
  return [heads.flatMap((head) => [head, 'Cumulative Percent']), ...rows];
}

function group(score: number, curves: readonly Curve[]): string[] {
  return [String(score), ...curves.map((curve) => String(percentile(score, curve)))];
}

/** 1 to 99, by the logistic function, which differs from the normal distribution by at most 1 %. */
function percentile(score: number, { mean, deviation }: Curve): number {
  const share = 1 / (1 + Math.exp((-1.702 * (score - mean)) / deviation));
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}
