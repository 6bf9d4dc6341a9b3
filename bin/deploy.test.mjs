import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
/** The variables that a server reads, and its default ports. */
const config = read('server/src/config.ts');
const variables = [...config.matchAll(/take\('(\w+)'/g)].map(([, name]) => name);
const ports = [...config.matchAll(/take\('\w+_PORT', port, (\d+)\)/g)].map(([, port]) => port).sort();
const dockerfile = read('deploy/Dockerfile').replaceAll('\\\n', ' ');
/** The arguments of an instruction, for each of its occurrences. */
const argumentsOf = (instruction) =>
  dockerfile
    .split('\n')
    .filter((line) => line.startsWith(`${instruction} `))
    .map((line) => line.slice(instruction.length + 1));
const named = (text) => [...text.matchAll(/^(?:Environment=)?([A-Z]\w*)=/gm)].map(([, name]) => name);
const { services, volumes } = parse(read('deploy/compose.yaml'));
const { database, fourfold } = services;
// biome-ignore lint/suspicious/noTemplateCurlyInString: Docker fills it in
const archive = 'fourfold-${RELEASE}';

describe('the image', () => {
  it('uses the name under which the archive is written, and runs files of the archive', () => {
    expect(argumentsOf('ADD')).toEqual([`${archive}.tar.gz /opt/`]);
    expect(argumentsOf('WORKDIR')).toEqual([`/opt/${archive}`]);
    expect(read('bin/bundle.mjs')).toMatch(/const name = `fourfold-\$\{release\}`;/);
    expect(JSON.parse(argumentsOf('ENTRYPOINT')[0])).toEqual(['bin/node', 'bin/fourfold.mjs']);
    expect(JSON.parse(argumentsOf('CMD')[0])).toEqual(['start']);
    for (const file of ['fourfold', 'fourfold.mjs']) {
      expect(existsSync(new URL(`bundle/${file}`, import.meta.url))).toBe(true);
    }
  });

  it('runs as its own user, whose only folder is DATA_DIR', () => {
    const [user] = argumentsOf('USER');
    const [uid, gid] = user.split(':');
    expect(Number(uid)).toBeGreaterThan(0);
    const [make] = argumentsOf('RUN');
    expect(make).toContain(`groupadd --system --gid ${gid} fourfold`);
    expect(make).toContain(`useradd --system --uid ${uid} `);
    const [, DATA_DIR] = /DATA_DIR=(\S+)/.exec(argumentsOf('ENV')[0]);
    expect(make).toContain(`install --directory --owner=fourfold --group=fourfold --mode=0700 ${DATA_DIR}`);
    expect(argumentsOf('VOLUME')).toEqual([DATA_DIR]);
    expect(dockerfile.indexOf('USER ')).toBeLessThan(dockerfile.indexOf('ENTRYPOINT'));
  });

  it('sets only variables that the server reads, exposes its ports, and checks the health of the API', () => {
    const set = argumentsOf('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=')[0]));
    expect(set.filter((name) => !variables.includes(name))).toEqual([]);
    expect(argumentsOf('EXPOSE')[0].split(' ').sort()).toEqual(ports);
    const [api] = ports.filter((port) => config.includes(`take('API_PORT', port, ${port})`));
    const [check] = argumentsOf('HEALTHCHECK');
    const [node, flag, script] = JSON.parse(check.slice(check.indexOf('[')));
    expect([node, flag]).toEqual(['bin/node', '-e']);
    expect(script).toContain(`http://127.0.0.1:${api}/health`);
    expect(() => new Function(script)).not.toThrow();
  });
});

describe('compose', () => {
  it('builds that image from the folder of the archives', () => {
    expect(fourfold.build.context).toBe('../release');
    expect(read('bin/bundle.mjs')).toContain("join(root, 'release')");
    const path = new URL(`../deploy/${fourfold.build.context}/${fourfold.build.dockerfile}`, import.meta.url);
    expect(existsSync(path)).toBe(true);
    expect(Object.keys(fourfold.build.args)).toEqual(argumentsOf('ARG'));
  });

  it('sets only variables that the server reads, and opens its ports to this machine only', () => {
    const example = named(read('deploy/fourfold.env.example'));
    expect([...Object.keys(fourfold.environment), ...example].filter((name) => !variables.includes(name))).toEqual([]);
    expect(fourfold.ports).toEqual(ports.map((port) => `127.0.0.1:${port}:${port}`));
  });

  it('waits for a PostgreSQL with the user and the database of DATABASE_URL', () => {
    const { POSTGRES_USER, POSTGRES_DB } = database.environment;
    const url = new URL(fourfold.environment.DATABASE_URL.replace(/\$\{POSTGRES_PASSWORD\}/, 'secret'));
    expect([url.username, url.password, url.hostname, url.pathname]).toEqual([
      POSTGRES_USER,
      'secret',
      'database',
      `/${POSTGRES_DB}`,
    ]);
    expect(fourfold.depends_on.database.condition).toBe('service_healthy');
    expect(database.healthcheck.test).toEqual(expect.arrayContaining([`--username=${POSTGRES_USER}`]));
    expect(Number(database.image.split(':')[1])).toBeGreaterThanOrEqual(15);
  });

  it('stores the data of both in volumes, and writes nowhere else', () => {
    const mounts = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')));
    expect(mounts.map(([name]) => name)).toEqual(Object.keys(volumes));
    expect(mounts.map(([, path]) => path)).toContain(argumentsOf('VOLUME')[0]);
    expect(fourfold.read_only).toBe(true);
  });
});

describe('the systemd unit', () => {
  const unit = read('deploy/fourfold.service');

  it('sets only variables that the server reads, and stops it gracefully', () => {
    const set = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name);
    expect(set.filter((name) => !variables.includes(name))).toEqual([]);
    expect(unit).toContain('KillMode=mixed\nTimeoutStopSec=30');
    expect(unit).toMatch(/^ExecStart=\/opt\/fourfold\/bin\/fourfold start$/m);
  });
});

describe('docs/deployment.md', () => {
  const page = read('docs/deployment.md');

  it('is short, and links to files that exist', () => {
    expect(page.split('\n').length).toBeLessThanOrEqual(120);
    for (const [, path] of page.matchAll(/\]\(([^)#]+)\)/g)) {
      expect([path, existsSync(new URL(`../docs/${path}`, import.meta.url))]).toEqual([path, true]);
    }
  });

  it('mentions only commands of the archive', () => {
    const launcher = read('bin/bundle/fourfold.mjs');
    const [, list] = /const commands = \[([^\]]*)\];/.exec(launcher);
    const commands = [...list.matchAll(/'([a-z]+)'/g)].map(([, name]) => name);
    const used = [...page.matchAll(/bin\/fourfold ([a-z]+)/g)].map(([, command]) => command);
    expect(used).toContain('start');
    expect(used.filter((command) => !commands.includes(command))).toEqual([]);
  });
});
