/** Right answers in a row that master a problem set (1§9): the one place that says so. */
export const masteryThreshold = 4;
