/** What an attack that runs sets on the page's global object. */
export const attackMark = 'fourfoldAttacked';
/** What an attack that loads something asks; nothing else of the project ever names it. */
export const attackHost = 'attack.example';

/** A script of one expression, without quotes, spaces or angle brackets, so that it survives wherever it is put. */
export const script = `globalThis.${attackMark}=1`;
