import { basename } from 'node:path';

/** What starts every command of an unpacked archive (bin/bundle/fourfold.mjs). */
const launcher = 'fourfold.mjs';

/** A command as a person types it here: of a clone by npm, of an unpacked archive by its own program. */
export function typed(command: string, rest: string, startedBy: string = process.argv[1] ?? ''): string {
  return basename(startedBy) === launcher ? `bin/fourfold ${command} ${rest}` : `npm run ${command} -- ${rest}`;
}
