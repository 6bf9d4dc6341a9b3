import type { InheritedProps } from './component-docs.ts';

/** Elements whose interface is not named by their tag. */
const tags: Readonly<Record<string, string>> = { Anchor: 'a', Image: 'img', UList: 'ul', OList: 'ol', Paragraph: 'p' };

/** Reads from the printed parts of a type of props which element the rest of them belongs to. */
export function inheritedProps(types: readonly string[], own: readonly string[]): InheritedProps | null {
  const type = types.join(' & ');
  const element = /\w+Attributes<HTML(\w*)Element>/.exec(type)?.[1];
  const generic = /ComponentProps<([A-Z]\w*)>/.exec(type)?.[1];
  if (element === undefined && generic === undefined) return null;
  const omitted = /Omit<.*?, ((?:['"][\w-]+['"](?: \| )?)+)>/.exec(type)?.[1] ?? '';
  const except = [...omitted.matchAll(/['"]([\w-]+)['"]/g)]
    .map(([, name = '']) => name)
    .filter((name) => !own.includes(name));
  if (element === undefined) return { of: 'as', except };
  return { of: `<${tags[element] ?? element.toLowerCase()}>`, except: except.toSorted() };
}
