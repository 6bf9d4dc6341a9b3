// The one chunk that may hold visx (learner-app/build/guard.ts): opened by `import()` alone.
export { axisEnd } from '@fourfold/ui-kit/chart/axis-end';
export { PeriodBars } from '@fourfold/ui-kit/chart/period-bars';
export { ScoreBars } from '@fourfold/ui-kit/chart/score-bars';
export { Uprights } from '@fourfold/ui-kit/chart/uprights';
