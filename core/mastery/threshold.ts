/** Right answers in a row that master a problem set: the one shared constant (PBS-006). */
export const masteryThreshold = 4;
