import type { ESTree } from 'vite';
import { readModule, type SourceModule } from './read-module.ts';

/** Annotations of a story or of `meta`, by name. */
export type Annotations = ReadonlyMap<string, ESTree.Node>;

export type StoryFile = {
  module: SourceModule;
  meta: Annotations;
  /** By export name, in source order. */
  stories: ReadonlyMap<string, Annotations>;
};

/** Reads the stories of a file without running it. */
export function readStoryFile(file: string, source?: string): StoryFile {
  const module = readModule(file, source);
  const stories = module.exported.flatMap((name): [string, Annotations][] => {
    const object = objectOf(module, name);
    return object ? [[name, propertiesOf(module, object)]] : [];
  });
  const meta = objectOf(module, 'meta');
  return { module, meta: meta ? propertiesOf(module, meta) : new Map(), stories: new Map(stories) };
}

/** Returns the object literal that a constant of the top level is initialized with. */
function objectOf(module: SourceModule, name: string): ESTree.ObjectExpression | null {
  const declaration = module.declarations.get(name);
  if (declaration?.type !== 'VariableDeclaration') return null;
  const declarator = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
  const value = declarator?.init ? unwrap(declarator.init) : null;
  return value?.type === 'ObjectExpression' ? value : null;
}

/** Returns the properties of an object literal; `...Other.args` and `...constant` are followed. */
export function propertiesOf(module: SourceModule, object: ESTree.ObjectExpression): Map<string, ESTree.Node> {
  const properties = new Map<string, ESTree.Node>();
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') {
      for (const [name, value] of spreadProperties(module, property.argument)) properties.set(name, value);
    } else if (property.key.type === 'Identifier') properties.set(property.key.name, property.value);
    else if (property.key.type === 'Literal') properties.set(String(property.key.value), property.value);
  }
  return properties;
}

function spreadProperties(module: SourceModule, node: ESTree.Node): Map<string, ESTree.Node> {
  const object = followObject(module, node);
  if (!object) throw new Error(`${module.file}: cannot read ...${module.source.slice(node.start, node.end)}`);
  return propertiesOf(module, object);
}

function followObject(module: SourceModule, node: ESTree.Node): ESTree.ObjectExpression | null {
  if (node.type === 'ObjectExpression') return node;
  if (node.type === 'Identifier') return objectOf(module, node.name);
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return null;
  const object = followObject(module, node.object);
  const value = object && propertiesOf(module, object).get(node.property.name);
  return value ? followObject(module, unwrap(value)) : null;
}

/** Removes `satisfies`, `as` and parentheses. */
export function unwrap(node: ESTree.Node): ESTree.Node {
  const isWrapper =
    node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression';
  return isWrapper ? unwrap(node.expression) : node;
}
