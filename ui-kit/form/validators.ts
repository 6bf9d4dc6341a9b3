/** Checks the form of a value. Validators do not trim: the value is sent as it was checked. */
export type Validator = (value: string) => boolean;

/** Not empty, and not only spaces (ACC-059). */
export const isFilled: Validator = (value) => value.trim() !== '';

/**
 * At least 8 characters with a lowercase and an uppercase letter, a digit and one of @ # $ % ^ & * ( ) _ + ! (ACC-054).
 */
export const isStrongPassword: Validator = (value) =>
  value.length >= 8 && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value) && /[@#$%^&*()_+!]/.test(value);

/** Letters, digits, apostrophe, hyphen, comma, hash, dot, slash and space (ACC-055). */
export const isString: Validator = (value) => /^[\p{L}\d'\-,#./ ]+$/u.test(value);

/** An http or https URL whose host has a dot; the scheme may be missing. */
export const isWebsite: Validator = (value) =>
  /^(https?:\/\/)?([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}(:\d{1,5})?([/?#]\S*)?$/i.test(value);

/** One email address. */
export const isEmail: Validator = (value) =>
  value.length <= 254 &&
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i.test(
    value,
  );

/** Only letters. */
export const isAlphabetic: Validator = (value) => /^\p{L}+$/u.test(value);

/** Only letters and digits. */
export const isAlphanumeric: Validator = (value) => /^[\p{L}\d]+$/u.test(value);

/** A decimal number, with or without a sign: -3, 0.5, .5 */
export const isNumber: Validator = (value) => /^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(value);

/** A whole number above zero. */
export const isPositiveNumber: Validator = (value) => /^\d+$/.test(value) && /[1-9]/.test(value);

/** A number above zero, whole or with decimals. */
export const isPositiveDecimal: Validator = (value) => /^(\d+(\.\d+)?|\.\d+)$/.test(value) && /[1-9]/.test(value);
