// What a regular expression costs, counted: the engine says only how long it took.
import { parsePattern } from './parse-pattern.mjs';

/** @type {Map<string, import('./parse-pattern.mjs').Part>} */
const parsed = new Map();

/**
 * How many signs and edges a backtracking engine compares until `pattern` has matched `text`, or has not; and where it
 * matched.
 * @param {RegExp} pattern
 * @param {string} text
 */
export function walkPattern(pattern, text) {
  const key = String(pattern);
  const root = parsed.get(key) ?? parsePattern(pattern);
  parsed.set(key, root);
  const walk = new Walk(pattern, text);
  const from = pattern.global || pattern.sticky ? pattern.lastIndex : 0;
  const isAnchored = pattern.sticky || (!pattern.multiline && /^\^(?!.*\|)/s.test(pattern.source));
  for (let start = from; start <= text.length; start += 1) {
    let end = -1;
    const isMatch = walk.match(root, start, (at) => {
      end = at;
      return true;
    });
    if (isMatch) return { steps: walk.steps, match: text.slice(start, end), index: start };
    if (isAnchored) break;
  }
  return { steps: walk.steps, match: null, index: -1 };
}

/** Walks from place to place; `next` is what has to match from there. Backwards, within a look behind. */
class Walk {
  steps = 0;
  backwards = false;
  groups = [];

  constructor({ flags }, text) {
    this.text = text;
    this.byPoints = /[uv]/.test(flags);
    this.lines = flags.includes('m');
  }

  /** @returns {boolean} */
  match(part, at, next) {
    switch (part.at) {
      case 'one': {
        const sign = this.signAt(at);
        this.steps += 1;
        return sign !== '' && part.test(sign) && next(at + (this.backwards ? -sign.length : sign.length));
      }
      case 'edge':
        this.steps += 1;
        return this.isEdge(part.source, at) && next(at);
      case 'back': {
        const said = this.groups[part.group] ?? '';
        this.steps += 1 + said.length;
        return this.text.startsWith(said, at) && next(at + said.length);
      }
      case 'all':
        return this.inOrder(part.of, at, next);
      case 'either':
        return part.of.some((one) => this.match(one, at, next));
      case 'group':
        return this.match(part.of, at, (end) => {
          const before = this.groups[part.index];
          this.groups[part.index] = this.text.slice(Math.min(at, end), Math.max(at, end));
          if (next(end)) return true;
          this.groups[part.index] = before;
          return false;
        });
      case 'look': {
        const { backwards } = this;
        this.backwards = part.behind;
        const found = this.match(part.of, at, () => true);
        this.backwards = backwards;
        return found !== part.not && next(at);
      }
      default:
        return part.of.at === 'one' && !part.lazy ? this.run(part, at, next) : this.again(part, at, next);
    }
  }

  /** Within a look behind from the last to the first. */
  inOrder(parts, at, next, done = 0) {
    const part = this.backwards ? parts.at(-1 - done) : parts[done];
    if (done === parts.length || !part) return next(at);
    return this.match(part, at, (end) => this.inOrder(parts, end, next, done + 1));
  }

  /** Many of one sign: as far as it goes, and then back. */
  run({ of, least, most }, at, next) {
    const ends = [at];
    while (ends.length <= most) {
      const isOne = this.match(of, ends.at(-1), (end) => {
        ends.push(end);
        return true;
      });
      if (!isOne) break;
    }
    for (let count = ends.length - 1; count >= least; count -= 1) if (next(ends[count])) return true;
    return false;
  }

  again(part, at, next, count = 0) {
    const more = () =>
      count < part.most &&
      this.match(part.of, at, (end) => (end !== at || count < part.least) && this.again(part, end, next, count + 1));
    if (count < part.least) return more();
    return part.lazy ? next(at) || more() : more() || next(at);
  }

  signAt(at) {
    if (!this.backwards) {
      return this.byPoints
        ? String.fromCodePoint(this.text.codePointAt(at) ?? 0).slice(0, this.text.length - at)
        : this.text.charAt(at);
    }
    const isPair = this.byPoints && at > 1 && (this.text.codePointAt(at - 2) ?? 0) > 0xffff;
    return this.text.slice(Math.max(0, at - (isPair ? 2 : 1)), at);
  }

  isEdge(source, at) {
    if (source === '^') return at === 0 || (this.lines && this.text[at - 1] === '\n');
    if (source === '$') return at === this.text.length || (this.lines && this.text[at] === '\n');
    const [before, after] = [at - 1, at].map((place) => /\w/.test(this.text.charAt(place)));
    return (before !== after) === (source === '\\b');
  }
}
