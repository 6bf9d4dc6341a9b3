/**
 * Milliseconds of processor time that this thread spends in `run`. Unlike a clock it does not run on while other
 * processes have the processor, so a test may bound it on a busy machine.
 */
export function cpuTimeOf(run: () => unknown): number {
  const start = process.threadCpuUsage();
  run();
  return cpuTimeSince(start);
}

/** Milliseconds of processor time of this thread since `start`, for what is not one synchronous function. */
export function cpuTimeSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}
