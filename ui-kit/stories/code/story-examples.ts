import type { ESTree } from 'vite';
import { createBlockHead } from './block-head.ts';
import { type Example, type ExampleState, exampleCode, setterOf } from './example.ts';
import type { PrintedProp } from './print-element.ts';
import { propText } from './prop-text.ts';
import type { SourceModule } from './read-module.ts';
import { renderedCode } from './rendered-code.ts';
import { sourceText } from './source-text.ts';
import { type Annotations, propertiesOf, readStoryFile, type StoryFile, unwrap } from './story-file.ts';

export type StoryExample = {
  /** The code to copy. */
  code: string;
  /** Its parts, if it is made of args alone, so that it follows the controls. */
  example?: Example;
};

/**
 * Returns the code to copy of each story of a file, by export name. The code is made from the file's source: the docs
 * page shows it, and a test compiles it. A file without a component has none.
 */
export function storyExamples(file: string, source?: string): Map<string, StoryExample> {
  const storyFile = readStoryFile(file, source);
  const examples = new Map<string, StoryExample>();
  for (const [name, story] of storyFile.stories) {
    const example = storyExample(storyFile, story);
    if (example) examples.set(name, example);
  }
  return examples;
}

function storyExample({ module, meta }: StoryFile, story: Annotations): StoryExample | null {
  const component = story.get('component') ?? meta.get('component');
  if (component?.type !== 'Identifier') return null;
  const args = new Map([...objectProperties(module, meta, 'args'), ...objectProperties(module, story, 'args')]);
  const render = story.get('render') ?? meta.get('render');
  return render
    ? { code: renderedCode(module, unwrap(render), args) }
    : argsExample(module, component.name, args, statesOf(module, [meta, story]));
}

function objectProperties(module: SourceModule, annotations: Annotations, name: string): Map<string, ESTree.Node> {
  const value = annotations.get(name);
  const object = value && unwrap(value);
  return object?.type === 'ObjectExpression' ? propertiesOf(module, object) : new Map();
}

/** `parameters.controlled`: handlers by the props that they change. */
function statesOf(module: SourceModule, annotations: readonly Annotations[]): Map<string, string> {
  const states = new Map<string, string>();
  for (const own of annotations) {
    const controlled = objectProperties(module, own, 'parameters').get('controlled');
    if (controlled?.type !== 'ObjectExpression') continue;
    for (const [prop, handler] of propertiesOf(module, controlled)) {
      if (handler.type === 'Literal') states.set(prop, String(handler.value));
    }
  }
  return states;
}

function argsExample(
  module: SourceModule,
  component: string,
  args: ReadonlyMap<string, ESTree.Node>,
  handlers: ReadonlyMap<string, string>,
): StoryExample {
  const head = createBlockHead();
  const states: ExampleState[] = [];
  for (const [prop, handler] of handlers) {
    const value = args.get(prop);
    if (!value) throw new Error(`${module.file}: ${prop} is controlled, so it needs a first value in args`);
    const { text, names } = sourceText(module, value);
    head.addNames(module, names);
    head.addImport('react', { name: 'useState', isType: false });
    states.push({ prop, handler, initial: text });
  }
  const props: PrintedProp[] = [];
  for (const [name, node] of args) {
    const state = states.find(({ prop, handler }) => name === prop || name === handler);
    if (state) {
      const text = name === state.prop ? name : setterOf(state.prop);
      props.push({ name, text: `${name}={${text}}` });
      continue;
    }
    const { printed, names } = propText(module, name, node);
    head.addNames(module, names);
    if (printed) props.push(printed);
  }
  head.addNames(module, [component]);
  const example = { head: head.text(), component, props, states };
  return { code: exampleCode(example), example };
}
