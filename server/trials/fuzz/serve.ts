// The product as the trial's child: all three listeners of `run`, its log on stdout, and how much it holds when asked.
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { run } from '../../src/run.ts';

const read = readConfig(process.env);
if ('faults' in read) throw new Error(read.faults.join('\n'));
const log = pino({ level: 'info', base: null });
const appsFolder = process.env.APPS ?? '';
const running = await run({ config: read.config, log, say: () => {}, appsFolder, checkReplies: true });

process.on('message', (asked) => {
  if (asked === 'memory') {
    globalThis.gc?.();
    process.send?.({ heap: process.memoryUsage().heapUsed });
  }
  if (asked === 'stop') {
    running.stop().then(() => process.exit(0));
  }
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
