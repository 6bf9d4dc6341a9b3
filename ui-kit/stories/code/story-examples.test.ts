import { describe, expect, it } from 'vitest';
import { exampleCode } from './example.ts';
import { kitFolder } from './kit-import.ts';
import { storyExamples } from './story-examples.ts';

const imports = `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { NextIcon } from '../icon/icon.tsx';
import { Tabs } from './tabs.tsx';
`;

const examplesOf = (stories: string) => storyExamples(`${kitFolder}tabs/tabs.stories.tsx`, imports + stories);
const codeOf = (stories: string, name = 'Playground') => examplesOf(stories).get(name)?.code;

describe('the code of a story', () => {
  it('is its component with the args of meta and story, and the imports that it needs', () => {
    const stories = `
      const meta = { component: Button, args: { children: 'Check', onClick: fn() } };
      export const Playground = { args: { kind: 'primary', big: true, title: undefined, children: <NextIcon /> } };
    `;
    expect(codeOf(stories)).toBe(`import { Button } from '@fourfold/ui-kit/button';
import { NextIcon } from '@fourfold/ui-kit/icon/icon';

<Button onClick={() => {}} kind="primary" big><NextIcon /></Button>`);
  });

  it('has the content of a fragment, without the fragment and its parentheses', () => {
    const stories = `
      const meta = { component: Button };
      export const Playground = {
        args: {
          children: (
            <>
              <NextIcon />
              Next
            </>
          ),
        },
      };
    `;
    expect(codeOf(stories)?.split('\n\n').at(-1)).toBe('<Button>\n  <NextIcon />\n  Next\n</Button>');
  });

  it('has the state of a controlled component', () => {
    const stories = `
      const meta = { component: Tabs, parameters: { controlled: { current: 'onChange' } } };
      export const Playground = { args: { current: 'all', onChange: fn() } };
    `;
    expect(codeOf(stories)).toBe(`import { useState } from 'react';
import { Tabs } from '@fourfold/ui-kit/tabs';

export function Example() {
  const [current, setCurrent] = useState('all');
  return <Tabs current={current} onChange={setCurrent} />;
}`);
  });

  it('declares what it uses of the file, and nothing else', () => {
    const stories = `
const unused = 1;
const count = 3;
const tabs = [{ id: 'all', label: 'All', count }];
      const meta = { component: Tabs };
      export const Playground = { args: { tabs } };
    `;
    expect(codeOf(stories)).toBe(`import { Tabs } from '@fourfold/ui-kit/tabs';

const count = 3;

const tabs = [{ id: 'all', label: 'All', count }];

<Tabs tabs={tabs} />`);
  });

  it('is the JSX of its own render, with its args in their positions', () => {
    const stories = `
      const meta = { component: Button, args: { children: 'Check' } };
      export const Row = {
        args: { kind: 'quiet' },
        render: (args) => (
          <div className="row">
            <Button {...args}>Cancel</Button>
            <Button kind={args.kind}>{args.children}</Button>
          </div>
        ),
      };
    `;
    expect(codeOf(stories, 'Row')).toBe(`import { Button } from '@fourfold/ui-kit/button';

<div className="row">
  <Button kind="quiet">Cancel</Button>
  <Button kind="quiet">Check</Button>
</div>`);
  });

  it('cannot use tools of the tests, or a CSS module', () => {
    const story = (value: string) => `
      import { userEvent } from 'storybook/test';
      import css from './tabs.module.css';
      const meta = { component: Button };
      export const Playground = { args: { onClick: ${value} } };
    `;
    expect(() => examplesOf(story('() => userEvent.tab()'))).toThrow('userEvent of storybook/test');
    expect(() => examplesOf(story('() => css.tabs'))).toThrow('tabs.module.css');
  });
});

it('follows the controls: changed args replace those of the story', () => {
  const example = examplesOf(`
    const meta = { component: Button };
    export const Playground = { args: { children: 'Check', kind: 'primary' } };
  `).get('Playground')?.example;
  if (!example) throw new Error('no example');
  expect(exampleCode(example, { kind: undefined, busy: true, children: 'Save & Next' })).toContain(
    '<Button busy>{"Save & Next"}</Button>',
  );
});
