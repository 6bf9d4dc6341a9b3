import type { ESTree } from 'vite';
import { createBlockHead } from './block-head.ts';
import { propText } from './prop-text.ts';
import type { SourceModule } from './read-module.ts';
import { type SourceText, sourceText } from './source-text.ts';
import { unwrap } from './story-file.ts';

type Args = ReadonlyMap<string, ESTree.Node>;

/** The code of a story with a `render` of its own. `args` of the function are replaced by what they are. */
export function renderedCode(module: SourceModule, render: ESTree.Node, args: Args): string {
  if (render.type !== 'ArrowFunctionExpression' && render.type !== 'FunctionExpression') {
    throw new Error(`${module.file}: write render inline as a function, so that its code can be shown`);
  }
  const [parameter] = render.params;
  if (parameter && parameter.type !== 'Identifier') {
    throw new Error(`${module.file}: name the parameter of render instead of taking it apart`);
  }
  const body = render.body && unwrap(render.body);
  if (!body) throw new Error(`${module.file}: render has no body`);
  const { text, names } = sourceText(module, body, (node) => replacedArgs(module, node, parameter?.name, args));
  const head = createBlockHead();
  head.addNames(module, names);
  if (body.type === 'BlockStatement') return `${head.text()}\n\nexport function Example() ${text}`;
  return `${head.text()}\n\n${text}`;
}

/** By a spread: the names of the other props of its element, which are given there. */
const overridden = new WeakMap<ESTree.Node, ReadonlySet<string>>();

function replacedArgs(
  module: SourceModule,
  node: ESTree.Node,
  parameter: string | undefined,
  args: Args,
): SourceText | null {
  const isArgs = (other: ESTree.Node) => other.type === 'Identifier' && other.name === parameter;
  if (node.type === 'JSXOpeningElement') {
    const names = new Set(node.attributes.flatMap((one) => (one.type === 'JSXAttribute' ? propNameOf(one) : [])));
    for (const one of node.attributes) if (one.type === 'JSXSpreadAttribute') overridden.set(one, names);
    return null;
  }
  if (node.type === 'JSXSpreadAttribute' && isArgs(node.argument)) {
    const props = [...args]
      .filter(([name]) => name !== 'children' && !overridden.get(node)?.has(name))
      .map(([name, value]) => propText(module, name, value));
    const texts = props.flatMap(({ printed }) => printed?.text ?? []);
    const isShort = texts.every((text) => !text.includes('\n')) && texts.join(' ').length < 60;
    return { text: texts.join(isShort ? ' ' : '\n'), names: new Set(props.flatMap(({ names }) => [...names])) };
  }
  const nameOf = (other: ESTree.Node) =>
    other.type === 'MemberExpression' && isArgs(other.object) && other.property.type === 'Identifier'
      ? other.property.name
      : null;
  if (node.type === 'JSXAttribute' && node.value?.type === 'JSXExpressionContainer') {
    const value = args.get(nameOf(node.value.expression) ?? '');
    if (!value || node.name.type !== 'JSXIdentifier') return null;
    const { printed, names } = propText(module, node.name.name, value);
    return { text: printed?.text ?? '', names };
  }
  if (node.type === 'JSXExpressionContainer') {
    const value = args.get(nameOf(node.expression) ?? '');
    const prop = value && propText(module, 'children', value);
    return prop?.printed ? { text: prop.printed.text, names: prop.names } : null;
  }
  const name = nameOf(node);
  if (name === null) return null;
  const value = args.get(name);
  return value ? sourceText(module, value) : { text: 'undefined', names: new Set() };
}

function propNameOf({ name }: ESTree.JSXAttribute): string[] {
  return name.type === 'JSXIdentifier' ? [name.name] : [];
}
