/** The longest part of a code, in characters. */
const maxLength = 60;

/**
 * The code of a new domain (`parent`: edition and section) or skill (`parent`: its domain): the parent's and the title,
 * such as `sat.math.algebra.linear-functions`. A code that is taken gets a number.
 */
export function newSkillCode(parent: string, title: string, taken: ReadonlySet<string>): string {
  const base = `${parent}.${slugOf(title)}`;
  let code = base;
  for (let count = 2; taken.has(code); count++) code = `${base}-${count}`;
  return code;
}

/** A title without letters of the Latin alphabet has none of its own. */
function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
  return slug || 'skill';
}
