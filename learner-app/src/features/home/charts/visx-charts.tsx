// The only chunk that may contain visx (learner-app/build/forbidden-packages.ts). Import it with
// `import()` only.
export { axisEnd } from '@fourfold/ui-kit/chart/axis-end';
export { ColumnChart } from '@fourfold/ui-kit/chart/column-chart';
export { PeriodBars } from '@fourfold/ui-kit/chart/period-bars';
export { ScoreBars } from '@fourfold/ui-kit/chart/score-bars';
