// npm run audit: the registry's advisories of everything that is installed. Fails on any that is not explained.
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
    'fourfold: an advisory named above is to be mended, or explained in docs/threats.md; a registry that gave no ' +
      'answer is to be asked again.',
  );
process.exit(code);
