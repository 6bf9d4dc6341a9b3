/** The text of a letter; its recipient and id come from its job. */
export type LetterText = { subject: string; text: string };

/** The address to choose a password: a page of the learner app, for every role. */
export function passwordLink(learnerUrl: string, token: string): string {
  return `${learnerUrl}/reset-password/${token}`;
}

/** The letter with a link to choose a new password. */
export function recoveryLetter(link: string): LetterText {
  return {
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

/** The letter that informs a user about a new account, with a link to choose the first password. */
export function invitationLetter({ username, by, link }: { username: string; by: string; link: string }): LetterText {
  return {
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

/** For `npm run admin -- test-mail`. */
export function testLetter(): LetterText {
  return {
    subject: 'A test of mail from Fourfold',
    text: ['Hello,', '', 'this letter shows that Fourfold can send mail.', '', 'Fourfold', ''].join('\n'),
  };
}
