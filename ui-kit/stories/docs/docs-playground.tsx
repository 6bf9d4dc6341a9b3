import { Canvas, Controls, DocsContext, Heading, useOf } from '@storybook/addon-docs/blocks';
import type { Args } from '@storybook/react-vite';
import { useContext, useEffect, useState } from 'react';
import { type Example, exampleCode } from '../code/example.ts';

type DocsPlaygroundProps = {
  /** The export of the first story. */
  story: object;
};

/** The first story with its props as controls; its code follows them. */
export function DocsPlayground({ story: moduleExport }: DocsPlaygroundProps) {
  const { story } = useOf(moduleExport, ['story']);
  const args = useStoryArgs(story.id, story.initialArgs);
  const example: Example | undefined = story.parameters.example;
  const changed = Object.fromEntries(Object.entries(args).filter(([name, value]) => value !== story.initialArgs[name]));
  return (
    <>
      <Canvas
        of={moduleExport}
        sourceState="shown"
        {...(example && { source: { code: exampleCode(example, changed) } })}
      />
      <Heading>Properties</Heading>
      <Controls of={moduleExport} />
    </>
  );
}

/** The args that the controls have set. */
function useStoryArgs(id: string, initial: Args): Args {
  const { channel } = useContext(DocsContext);
  const [args, setArgs] = useState(initial);
  useEffect(() => {
    const update = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === id) setArgs(changed.args);
    };
    channel.on('storyArgsUpdated', update);
    return () => channel.off('storyArgsUpdated', update);
  }, [channel, id]);
  return args;
}
