/** One letter, as plain text. */
export type Letter = { to: string; subject: string; text: string };

/** What the product writes to people. Each letter has its own verb; how it travels is decided at start. */
export type Mailer = {
  /** The link to choose a new password; `token` is its secret part. */
  sendRecovery(email: string, token: string): Promise<void>;
  /** That there is an account for somebody, and the link to choose its password; `by` is who made it. */
  sendInvitation(email: string, invitation: Invitation): Promise<void>;
};

type Invitation = { username: string; by: string; token: string };

export type Carrier = { carry(letter: Letter): Promise<void>; close(): void };

/** The two letters of the product; their links lead to the learner app. */
export function makeMailer(carrier: Carrier, learnerUrl: string): Mailer {
  return {
    sendRecovery: (email, token) => carrier.carry(recoveryLetter(email, passwordLink(learnerUrl, token))),
    sendInvitation: (email, { token, ...names }) =>
      carrier.carry(invitationLetter(email, { ...names, link: passwordLink(learnerUrl, token) })),
  };
}

/** Where a link to set a password leads: the learner app's own screen, for every role. */
export function passwordLink(learnerUrl: string, token: string): string {
  return `${learnerUrl}/reset-password/${token}`;
}

function recoveryLetter(to: string, link: string): Letter {
  return {
    to,
    subject: 'Choose a new password for Fourfold',
    text: [
      'Hello,',
      '',
      'somebody, most likely you, asked for a new password for this address.',
      'Choose it here, within one hour:',
      '',
      link,
      '',
      'If it was not you, do nothing: your password stays as it is.',
      '',
      'Fourfold',
      '',
    ].join('\n'),
  };
}

function invitationLetter(to: string, { username, by, link }: { username: string; by: string; link: string }): Letter {
  return {
    to,
    subject: 'Your account at Fourfold',
    text: [
      `Hello ${username},`,
      '',
      `${by} has made an account for you at Fourfold. You log in with this address.`,
      'Choose your password here, within seven days:',
      '',
      link,
      '',
      'If the link has run out, ask for another one with “Forgot password?” on the log-in page.',
      '',
      'Fourfold',
      '',
    ].join('\n'),
  };
}
