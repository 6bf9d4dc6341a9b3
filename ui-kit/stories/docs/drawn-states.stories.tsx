import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../button/button.tsx';
import { forceColours } from '../force-colours.ts';
import { copyStateRules, drawState } from './drawn-states.ts';

/** Tests of what the docs pages and the toolbar do to the styles of the kit; not in the sidebar. */
const meta = { title: 'Foundations/Tests of the docs pages', tags: ['!dev', '!autodocs'] } satisfies Meta;
export default meta;

const primary = () => <Button kind="primary">Check</Button>;
const styleOf = (canvas: HTMLElement) => {
  const button = within(canvas).getByRole('button');
  // The end of a transition, not its start.
  for (const animation of button.getAnimations()) animation.finish();
  return getComputedStyle(button);
};

/** The docs pages draw hover and focus without a pointer. */
export const DrawnStates: StoryObj = {
  render: primary,
  play: async ({ canvasElement }) => {
    const { backgroundColor: atRest } = styleOf(canvasElement);
    copyStateRules();
    drawState(canvasElement, 'hover');
    await expect(styleOf(canvasElement).backgroundColor).not.toBe(atRest);
    await expect(styleOf(canvasElement).outlineStyle).toBe('none');
    drawState(canvasElement, 'focus');
    await expect(styleOf(canvasElement).backgroundColor).toBe(atRest);
    await expect(styleOf(canvasElement).outlineStyle).toBe('solid');
  },
};

/** The toolbar's forced colours are system colours, and the kit's rules for the mode. */
export const ForcedColours: StoryObj = {
  render: primary,
  play: async ({ canvasElement }) => {
    const { backgroundColor: own } = styleOf(canvasElement);
    forceColours(true);
    const { backgroundColor: forced, borderWidth } = styleOf(canvasElement);
    forceColours(false);
    await expect(forced).not.toBe(own);
    await expect(borderWidth).toBe('2px');
    await expect(styleOf(canvasElement).backgroundColor).toBe(own);
  },
};
