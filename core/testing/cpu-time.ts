/**
 * Milliseconds of processor time that this thread spends in `run`. Unlike a clock it does not run on while other
 * processes have the processor, so a test may bound it on a busy machine.
 */
export function cpuTimeOf(run: () => unknown): number {
  const before = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
