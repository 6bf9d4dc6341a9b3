import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A self-signed certificate for this machine. `file` is its path for NODE_EXTRA_CA_CERTS. */
export type Certificate = { key: string; cert: string; keyFile: string; file: string; remove(): void };

/** Whether openssl is installed. */
export const canCertify = spawnSync('openssl', ['version']).status === 0;

export function aCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-certificate-'));
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = spawnSync('openssl', ['req', ...kind, ...name, '-keyout', keyFile, '-out', file], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  return {
    key: readFileSync(keyFile, 'utf8'),
    cert: readFileSync(file, 'utf8'),
    keyFile,
    file,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
