/** The global variable that an attack sets when it runs. */
export const attackMark = 'fourfoldAttacked';
/** The host that an attack loads from; the project uses it nowhere else. */
export const attackHost = 'attack.example';

/** A script of one expression, without quotes, spaces or angle brackets, so that it survives in any context. */
export const attackScript = `globalThis.${attackMark}=1`;
