// Provides the pinned pnpm that installs this workspace and runs the audit. JavaScript for Node 20 and newer.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from './command.mjs';

const toolchain = fileURLToPath(new URL('../toolchain', import.meta.url));
const nodeMajor = Number(process.versions.node.split('.')[0]);

/**
 * Returns the command of the pnpm that toolchain/package-lock.json pins; on platforms without a binary, npx with the
 * same version. Otherwise an error message.
 * @returns {Promise<{ command: string[] } | { fault: string, code: number }>}
 */
export async function pnpm() {
  const [[exe, version]] = Object.entries(manifest(toolchain).optionalDependencies);
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = join(toolchain, 'node_modules', exe);
    if (!existsSync(folder) || manifest(folder).version !== version) {
      const command = ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'];
      const code = await runCommand(command, { cwd: toolchain, quiet: true });
      if (code !== 0) return { fault: 'npm could not install the toolchain (folder toolchain/)', code };
    }
    return { command: [join(folder, 'pnpm')] };
  }
  if (nodeMajor < 24) {
    const fault =
      `On ${process.platform} ${process.arch} Fourfold needs Node 24 or newer; this is Node ${process.versions.node}. ` +
      'Install it from nodejs.org. (On Linux x64 it brings its own.)';
    return { fault, code: 1 };
  }
  return { command: ['npx', '-y', `pnpm@${version}`] };
}

function manifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
