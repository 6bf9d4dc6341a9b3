import { basename } from 'node:path';

/** The program that runs the commands of an unpacked archive (bin/bundle/fourfold.mjs). */
const launcher = 'fourfold.mjs';

/** The command line for a command: with npm in a clone, with its own program in an unpacked archive. */
export function commandLine(command: string, rest: string, startedBy: string = process.argv[1] ?? ''): string {
  return basename(startedBy) === launcher ? `bin/fourfold ${command} ${rest}` : `npm run ${command} -- ${rest}`;
}
