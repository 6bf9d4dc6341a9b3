// The product as a child process: all three listeners of `run`, its log on stdout, and its heap
// size on request.
import { pino } from 'pino';
import { readConfig } from '../../src/config.ts';
import { run } from '../../src/run.ts';

const read = readConfig(process.env);
if ('errors' in read) throw new Error(read.errors.join('\n'));
const log = pino({ level: 'info', base: null });
const appsFolder = process.env.APPS ?? '';
const { signal } = new AbortController();
const running = await run({ config: read.config, log, say: () => {}, appsFolder, signal, checkReplies: true });

process.on('message', (command) => {
  if (command === 'memory') {
    globalThis.gc?.();
    process.send?.({ heap: process.memoryUsage().heapUsed });
  }
  if (command === 'stop') {
    running.stop().then(() => process.exit(0));
  }
});
// The parent process has ended.
process.on('disconnect', () => process.exit(1));
process.send?.('ready');
