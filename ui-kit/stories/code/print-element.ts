/** Columns of a block of code on a docs page. */
const width = 80;

/** A prop as it is written in JSX; `children` is the content between the tags. */
export type PrintedProp = { name: string; text: string };

/** Prints a JSX element; each attribute is on its own line if they do not fit on one. */
export function printElement(component: string, props: readonly PrintedProp[]): string {
  const attributes = props.filter(({ name }) => name !== 'children').map(({ text }) => text);
  const children = props.find(({ name }) => name === 'children')?.text;
  const oneLine = `<${[component, ...attributes].join(' ')}`;
  const isShort = oneLine.length <= width && !oneLine.includes('\n');
  const start = isShort ? oneLine : [`<${component}`, ...attributes.map((text) => indent(text))].join('\n');
  if (children === undefined) return `${start}${isShort ? ' ' : '\n'}/>`;
  const whole = `${start}>${children}</${component}>`;
  if (isShort && whole.length <= width && !whole.includes('\n')) return whole;
  return `${start}${isShort ? '' : '\n'}>\n${indent(children)}\n</${component}>`;
}

/** Prints the element as the result of a function. */
export function printReturn(element: string): string {
  return element.includes('\n') ? `return (\n${indent(element)}\n);` : `return ${element};`;
}

export function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

/** Prints a prop from the text of its value: a string literal as an attribute of text, `true` as the name alone. */
export function printProp(name: string, value: { text: string } | { literal: string }): PrintedProp | null {
  if ('literal' in value) return { name, text: printTextProp(name, value.literal) };
  if (value.text === 'undefined') return null;
  if (name === 'children') return { name, text: printChildren(value.text) };
  return { name, text: value.text === 'true' ? name : `${name}={${value.text}}` };
}

/** Prints an expression between tags: an element as it is, the content of a fragment without it. */
function printChildren(text: string): string {
  const element = /^\(\s*(<.*>)\s*\)$/s.exec(text)?.[1] ?? text;
  if (!element.startsWith('<')) return `{${text}}`;
  return outdent(/^<>(.*)<\/>$/s.exec(element)?.[1] ?? element);
}

/** Removes the indentation that all lines after the first have, and blank ends. */
function outdent(text: string): string {
  const lines = text.split('\n');
  const depth = Math.min(...lines.slice(1).flatMap((line) => (line.trim() ? [line.search(/\S/)] : [])));
  return lines
    .map((line, at) => (at === 0 ? line : line.slice(depth)))
    .join('\n')
    .trim();
}

function printTextProp(name: string, value: string): string {
  if (name === 'children') return /[{}<>&\n]|^\s|\s$|^$/.test(value) ? `{${JSON.stringify(value)}}` : value;
  return /["\\&\n]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
}
