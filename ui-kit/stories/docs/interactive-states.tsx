import { Heading, useOf } from '@storybook/addon-docs/blocks';
import type { Args } from '@storybook/react-vite';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import css from './docs-page.module.css';
import { copyStateRules, type DrawnState, drawState } from './drawn-states.ts';

type State = { label: string; drawn?: DrawnState; args?: Args };

const pointerStates: readonly State[] = [
  { label: 'At rest' },
  { label: 'Hover', drawn: 'hover' },
  { label: 'Focus', drawn: 'focus' },
  { label: 'Pressed', drawn: 'pressed' },
];

/** Props that put a component into a state. */
const propStates = [
  { prop: 'disabled', label: 'Disabled' },
  { prop: 'busy', label: 'Busy' },
];

/** The component of a story at rest, under the pointer, with the focus, pressed, and in the states of its props. */
export function InteractiveStates({ story: moduleExport }: { story: object }) {
  const { story } = useOf(moduleExport, ['story']);
  const { component, argTypes, initialArgs } = story;
  const states = [
    ...pointerStates,
    ...propStates.filter(({ prop }) => prop in argTypes).map(({ prop, label }) => ({ label, args: { [prop]: true } })),
  ];
  if (!component) return null;
  return (
    <>
      <Heading>States</Heading>
      <div className={`sb-unstyled ${css.states}`}>
        {states.map((state) => (
          <DrawnComponent key={state.label} state={state} component={component} args={initialArgs} />
        ))}
      </div>
    </>
  );
}

type DrawnComponentProps = { state: State; component: ComponentType<Args>; args: Args };

function DrawnComponent({ state: { label, drawn, args: own }, component: Component, args }: DrawnComponentProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!drawn || !element) return;
    const draw = () => {
      copyStateRules();
      drawState(element, drawn);
    };
    draw();
    // What takes the focus may be loaded or measured first.
    const observer = new MutationObserver(draw);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
    return () => observer.disconnect();
  }, [drawn]);
  return (
    <figure className={css.state}>
      <div ref={root} data-kit inert>
        <Component {...args} {...own} />
      </div>
      <figcaption>{label}</figcaption>
    </figure>
  );
}
