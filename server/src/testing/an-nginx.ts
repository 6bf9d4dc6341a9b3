import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import tls from 'node:tls';
import { fileURLToPath } from 'node:url';
import { aCertificate, canCertify } from './a-certificate.ts';
import { freePorts } from './free-ports.ts';
import type { Product } from './product.ts';

/** nginx with the configuration of deploy/ in front of two processes, with its own folder, ports and certificate. */
export type Nginx = {
  /** The URLs of the two sites. */
  learner: string;
  studio: string;
  /** The URL without TLS, for both sites. */
  plain: string;
  stop(): Promise<void>;
};

/** Debian installs it outside the usual PATH. */
const installed = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));
/** Null if nginx or openssl is missing. */
export const nginxFile = canCertify ? (installed ?? null) : null;

const configFile = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));

export async function anNginx(file: string, [one, other]: readonly [Product, Product]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-nginx-'));
  chmodSync(folder, 0o755);
  const [learner, studio, plain] = await freePorts();
  const certificate = aCertificate();
  // Makes fetch in this process trust the certificate.
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
  let sites = readFileSync(configFile, 'utf8');
  const replaceOnce = (original: string, replacement: string) => {
    if (!sites.includes(original)) throw new Error(`deploy/nginx.conf has no ${original}`);
    sites = sites.replace(original, replacement);
  };
  for (const [product, thousands] of [[one, 4] as const, [other, 5] as const]) {
    replaceOnce(`127.0.0.1:${thousands}001`, `127.0.0.1:${product.ports[1]}`);
    replaceOnce(`127.0.0.1:${thousands}002`, `127.0.0.1:${product.ports[2]}`);
  }
  replaceOnce('listen 80;', `listen 127.0.0.1:${plain};`);
  for (const [name, port] of [['learner', learner] as const, ['studio', studio] as const]) {
    replaceOnce('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`);
    replaceOnce(`/etc/ssl/${name}.example/fullchain.pem`, certificate.file);
    replaceOnce(`/etc/ssl/${name}.example/privkey.pem`, certificate.keyFile);
  }
  writeFileSync(join(folder, 'fourfold.conf'), sites);
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  const { status, stderr } = spawnSync(file, [...args, '-t'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const child = spawn(file, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const url = (port: number) => `https://127.0.0.1:${port}`;
  await waitUntilAnswering(child, url(learner));
  return {
    learner: url(learner),
    studio: url(studio),
    plain: `http://127.0.0.1:${plain}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      certificate.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The parts of Debian's nginx.conf around conf.d, with writable paths. */
function mainConfig(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
    mkdirSync(join(folder, kind), { mode: 0o777 });
    return `${kind}_temp_path ${kind};`;
  });
  return `
    worker_processes 1;
    pid ${join(folder, 'nginx.pid')};
    events { worker_connections 1024; }
    http { access_log off; ${temporary.join(' ')} include ${join(folder, 'fourfold.conf')}; }
  `;
}

async function waitUntilAnswering(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const answers = await fetch(`${url}/health`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await wait(20);
  }
  throw new Error('nginx does not start');
}
