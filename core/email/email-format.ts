/** One dot-atom, an @, and a host name of at least two labels: what mail servers accept in practice. */
const email =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

/** The e-mail format, the same in the forms and on the server (ACC-006, ACC-056). Spaces around it fail: trim first. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && email.test(text);
}
