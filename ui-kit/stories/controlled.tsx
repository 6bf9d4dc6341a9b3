import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';

/**
 * Keeps the state of a controlled component, as a page does: `parameters.controlled` names the prop and its handler.
 * A value that is set by the controls replaces the state.
 */
export const withState: Decorator = (Story, { args, parameters }) =>
  parameters.controlled ? <Controlled args={args} handlers={parameters.controlled} Story={Story} /> : <Story />;

type ControlledProps = {
  args: Readonly<Record<string, unknown>>;
  /** Names of handlers by the props that they change. */
  handlers: Readonly<Record<string, string>>;
  Story: Parameters<Decorator>[0];
};

function Controlled({ args, handlers, Story }: ControlledProps) {
  const [state, setState] = useState({ args, values: args });
  const values = state.args === args ? state.values : args;
  const change = Object.fromEntries(
    Object.entries(handlers).map(([prop, handler]) => [
      handler,
      (value: unknown, ...rest: unknown[]) => {
        const own = args[handler];
        if (typeof own === 'function') own(value, ...rest);
        setState((last) => ({ args, values: { ...(last.args === args ? last.values : args), [prop]: value } }));
      },
    ]),
  );
  return <Story args={{ ...values, ...change }} />;
}
