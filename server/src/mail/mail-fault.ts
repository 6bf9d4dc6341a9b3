/** Returns why mail cannot be sent, as a sentence for the operator; never with the password. */
export function mailFault(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string };
  const { said, hint } = known.find(({ words }) => words.test(message)) ?? {
    said: message.replace(/\s+/g, ' ').trim().replace(/\.$/, ''),
    hint: hints[code],
  };
  return `Mail cannot be sent: ${said}.${hint ? ` ${hint}` : ''}`;
}

type Known = { words: RegExp; said: string; hint: string };

const known: readonly Known[] = [
  // Replaced, because Node's messages about certificates name options of Node, and OpenSSL's name
  // its source files.
  {
    words: /self-signed certificate/i,
    said: 'self-signed certificate',
    hint: 'Name the authority that has signed it in a file by NODE_EXTRA_CA_CERTS.',
  },
  {
    words: /unable to (?:verify|get)/i,
    said: 'the authority that has signed its certificate is not known here',
    hint: 'Name that authority in a file by NODE_EXTRA_CA_CERTS.',
  },
  {
    words: /wrong version number/i,
    said: 'the server does not speak TLS on this port',
    hint: 'Mend SMTP_URL: smtps is for port 465, smtp for the others.',
  },
  {
    words: /STARTTLS/,
    said: 'the server offers no TLS (STARTTLS)',
    hint: 'Mend that there; or, for a relay on this machine, set SMTP_TLS=off.',
  },
];

const hints: Readonly<Record<string, string>> = {
  EAUTH: 'Mend the user and the password in SMTP_URL.',
  EDNS: 'Mend the host in SMTP_URL.',
};
