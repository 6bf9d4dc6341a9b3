import { indent, type PrintedProp, printElement, printProp, printReturn } from './print-element.ts';

/** A controlled prop of an example: its state is in React. */
export type ExampleState = { prop: string; handler: string; initial: string };

/** The parts of the code of a story that is made of args. */
export type Example = {
  /** Imports and declarations. */
  head: string;
  component: string;
  props: readonly PrintedProp[];
  states: readonly ExampleState[];
};

/** Returns the code of an example; `changed` are args that differ from the story's own. */
export function exampleCode(
  { head, component, props, states }: Example,
  changed: Record<string, unknown> = {},
): string {
  const own = new Map(props.map((prop) => [prop.name, prop]));
  for (const [name, value] of Object.entries(changed)) {
    if (states.some(({ prop }) => prop === name)) continue;
    const printed = printValue(name, value);
    if (printed) own.set(name, printed);
    else own.delete(name);
  }
  const element = printElement(component, [...own.values()]);
  if (states.length === 0) return `${head}\n\n${element}`;
  const body = [
    ...states.map(({ prop, initial }) => `const [${prop}, ${setterOf(prop)}] = useState(${initial});`),
    printReturn(element),
  ];
  return `${head}\n\nexport function Example() {\n${indent(body.join('\n'))}\n}`;
}

export function setterOf(prop: string): string {
  return `set${prop.charAt(0).toUpperCase()}${prop.slice(1)}`;
}

/** Values that Storybook's controls can set: text, numbers, booleans, and data as JSON. */
function printValue(name: string, value: unknown): PrintedProp | null {
  if (typeof value === 'string') return printProp(name, { literal: value });
  return printProp(name, { text: value === undefined ? 'undefined' : JSON.stringify(value) });
}
