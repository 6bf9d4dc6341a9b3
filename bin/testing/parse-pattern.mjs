// The parts of a regular expression, as bin/testing/pattern-steps.mjs walks over them.

/**
 * @typedef {{ at: 'one', test: (sign: string) => boolean }
 *   | { at: 'edge', source: string }
 *   | { at: 'back', group: number }
 *   | { at: 'all', of: Part[] }
 *   | { at: 'either', of: Part[] }
 *   | { at: 'group', of: Part, index: number }
 *   | { at: 'look', of: Part, behind: boolean, not: boolean }
 *   | { at: 'times', of: Part, least: number, most: number, lazy: boolean }} Part
 */

/** Reads what JavaScript has accepted already; what it does not know it refuses, so that nothing goes uncounted. */
export function parsePattern({ source, flags }) {
  let at = 0;
  let groups = 0;
  const mode = flags.replace(/[gyd]/g, '');
  return either();

  function take(pattern) {
    const sticky = new RegExp(pattern.source, `${pattern.flags}y`);
    sticky.lastIndex = at;
    const found = sticky.exec(source);
    if (found) at += found[0].length;
    return found;
  }

  /** @returns {Part} */
  function either() {
    const of = [all()];
    while (take(/\|/)) of.push(all());
    return of.length === 1 && of[0] ? of[0] : { at: 'either', of };
  }

  /** @returns {Part} */
  function all() {
    const of = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') of.push(times(part()));
    return { at: 'all', of };
  }

  /** @returns {Part} */
  function times(of) {
    const found = take(/(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/);
    if (!found) return of;
    const [, sign, least = '0', comma, most, lazy] = found;
    const bounds = sign
      ? { '*': [0, Infinity], '+': [1, Infinity], '?': [0, 1] }[sign]
      : [Number(least), most ? Number(most) : comma ? Infinity : Number(least)];
    return { at: 'times', of, least: bounds[0], most: bounds[1], lazy: lazy === '?' };
  }

  /** @returns {Part} */
  function part() {
    const look = take(/\(\?(<?)([=!])/);
    if (look) return { at: 'look', of: closed(), behind: look[1] === '<', not: look[2] === '!' };
    if (take(/\(\?:/)) return closed();
    if (take(/\(\?<\w+>|\((?!\?)/)) {
      groups += 1;
      return { at: 'group', index: groups, of: closed() };
    }
    const edge = take(/[\^$]|\\[bB]/);
    if (edge) return { at: 'edge', source: edge[0] };
    const back = take(/\\([1-9])/);
    if (back) return { at: 'back', group: Number(back[1]) };
    const one = take(
      /\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\[^k\d]|\\0|[^\\()[\]|*+?^$]/isu,
    );
    if (!one) throw new Error(`cannot read /${source}/ at ${at}`);
    return { at: 'one', test: oneOf(one[0], mode) };
  }

  function closed() {
    const of = either();
    if (!take(/\)/)) throw new Error(`cannot read /${source}/ at ${at}`);
    return of;
  }
}

/** Whether one sign is what the source of one sign means, as the engine has it. */
function oneOf(source, mode) {
  const pattern = new RegExp(`^(?:${source})$`, mode.replace('m', ''));
  const known = new Map();
  return (sign) => {
    const before = known.get(sign);
    if (before !== undefined) return before;
    const is = RegExp.prototype.test.call(pattern, sign);
    known.set(sign, is);
    return is;
  };
}
