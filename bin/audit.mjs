// npm run audit: lists the registry's advisories for all installed packages. Fails on any that is not explained.
import { runCommand } from './command.mjs';
import { pnpm } from './pnpm.mjs';

const { command, fault } = await pnpm();
if (fault) {
  console.error(`fourfold: ${fault}`);
  process.exit(1);
}
const code = await runCommand([...command, 'audit', ...process.argv.slice(2)]);
if (code !== 0)
  console.error(
    'fourfold: fix each advisory above, or explain it in docs/threats.md. If the registry did not answer, run this ' +
      'again.',
  );
process.exit(code);
