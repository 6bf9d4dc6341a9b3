import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** CPU milliseconds since an arbitrary moment; NaN if the system does not report it per process. */
export type CpuTime = { servers: number; database: number; all: number };

/** Returns the CPU time used by the servers, by PostgreSQL with its backends, and by the whole machine. */
export function cpuTimeOf(servers: readonly number[], postmaster: number): CpuTime {
  const all = cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
  const stats = processStats();
  const sum = (isCounted: (pid: number, parent: number) => boolean) =>
    stats === null
      ? Number.NaN
      : stats.reduce((used, one) => used + (isCounted(one.pid, one.parent) ? one.used : 0), 0);
  return {
    servers: sum((pid) => servers.includes(pid)),
    database: sum((pid, parent) => pid === postmaster || parent === postmaster),
    all,
  };
}

export function cpuTimeSince(before: CpuTime, now: CpuTime): CpuTime {
  return {
    servers: now.servers - before.servers,
    database: now.database - before.database,
    all: now.all - before.all,
  };
}

type ProcessStat = { pid: number; parent: number; used: number };

/** Reads the CPU time of all processes; null except on Linux. A clock tick is a hundredth of a second. */
function processStats(): ProcessStat[] | null {
  if (process.platform !== 'linux') return null;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid): ProcessStat[] => {
    try {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      return [{ pid: Number(pid), parent: Number(fields[1]), used: 10 * (Number(fields[11]) + Number(fields[12])) }];
    } catch {
      // The process has ended.
      return [];
    }
  });
}
