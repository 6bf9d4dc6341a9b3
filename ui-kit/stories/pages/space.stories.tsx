import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page, Part, TokenRows } from './page.tsx';
import css from './space.module.css';
import { heldBy, tokenList } from './token-list.ts';

function Spaces() {
  return (
    <Page
      title="Space"
      lead="Thin rules, almost no boxes: what belongs together stands close together, and a rule says where a thing begins."
    >
      <Part title="Distances">
        <TokenRows
          tokens={tokenList.spaces}
          draw={(name) => <div className={css.bar} style={{ width: `var(${name})` }} />}
        />
      </Part>
      <Part title="Rules">
        <TokenRows
          tokens={tokenList.strokes}
          draw={(name) => <div style={{ borderTop: `var(${name}) solid var(--ink)` }} />}
        />
      </Part>
      <Part title="Radii">
        <TokenRows
          tokens={tokenList.radii}
          draw={(name) => <div className={css.corner} style={{ borderRadius: `var(${name})` }} />}
        />
      </Part>
      <Part
        title="Measures"
        note="A page is at most 1280 px wide with margins of 56. Up to 1100 px its notes go below, up to 700 px it is one column."
      >
        <TokenRows
          tokens={tokenList.measures}
          draw={(name) =>
            name === '--touch' ? (
              <div className={css.finger} style={{ width: 'var(--touch)', height: 'var(--touch)' }} />
            ) : (
              <div className={css.bar} style={{ width: `var(${name})` }} />
            )
          }
        />
      </Part>
      <Part title="Layers" note="What lies over what; nothing else has a layer of its own.">
        <div className={css.layers}>
          {tokenList.layers.map(([name, role], at) => (
            <div key={name} className={css.layer} style={{ marginLeft: `${at * 5}%` }}>
              <span>
                <strong>{name}</strong> {role}
              </span>
              <span className="num">{heldBy(name)}</span>
            </div>
          ))}
        </div>
      </Part>
    </Page>
  );
}

/** To choose a distance, a rule, a radius. */
const meta = { title: 'Foundations/Space', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;

export const Space: StoryObj = { render: () => <Spaces /> };
