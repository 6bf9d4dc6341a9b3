/** Returns why mail cannot be sent, as a sentence for the operator; never with the password. */
export function describeMailError(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  const { reason, hint } = knownErrors.find(({ pattern }) => pattern.test(message)) ?? {
    reason: message.replace(/\s+/g, ' ').trim().replace(/\.$/, ''),
    hint: hints[code],
  };
  return `Mail cannot be sent: ${reason}.${hint ? ` ${hint}` : ''}`;
}

type KnownError = { pattern: RegExp; reason: string; hint: string };

const knownErrors: readonly KnownError[] = [
  // Replaced, because Node's messages about certificates name options of Node, and OpenSSL's name
  // its source files.
  {
    pattern: /self-signed certificate/i,
    reason: 'self-signed certificate',
    hint: 'Name the authority that has signed it in a file by NODE_EXTRA_CA_CERTS.',
  },
  {
    pattern: /unable to (?:verify|get)/i,
    reason: 'the authority that has signed its certificate is not known here',
    hint: 'Name that authority in a file by NODE_EXTRA_CA_CERTS.',
  },
  {
    pattern: /wrong version number/i,
    reason: 'the server does not speak TLS on this port',
    hint: 'Mend SMTP_URL: smtps is for port 465, smtp for the others.',
  },
  {
    pattern: /STARTTLS/,
    reason: 'the server offers no TLS (STARTTLS)',
    hint: 'Mend that there; or, for a relay on this machine, set SMTP_TLS=off.',
  },
];

const hints: Readonly<Record<string, string>> = {
  EAUTH: 'Mend the user and the password in SMTP_URL.',
  EDNS: 'Mend the host in SMTP_URL.',
};
