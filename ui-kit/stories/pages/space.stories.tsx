import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyToken } from './copy-button.tsx';
import { FoundationPage, PageSection, TokenRows } from './foundation-page.tsx';
import css from './space.module.css';
import { tokenList, tokenValue } from './token-list.ts';

function Spaces() {
  return (
    <FoundationPage
      title="Space"
      lead="Thin rules, almost no boxes: what belongs together stands close together, and a rule says where a thing begins."
    >
      <PageSection title="Distances">
        <TokenRows
          tokens={tokenList.spaces}
          renderSpecimen={(name) => <div className={css.bar} style={{ width: `var(${name})` }} />}
        />
      </PageSection>
      <PageSection title="Rules">
        <TokenRows
          tokens={tokenList.strokes}
          renderSpecimen={(name) => <div style={{ borderTop: `var(${name}) solid var(--ink)` }} />}
        />
      </PageSection>
      <PageSection title="Radii">
        <TokenRows
          tokens={tokenList.radii}
          renderSpecimen={(name) => <div className={css.corner} style={{ borderRadius: `var(${name})` }} />}
        />
      </PageSection>
      <PageSection
        title="Measures"
        note="A page is at most 1280 px wide with margins of 56. Up to 1100 px its notes go below, up to 700 px it is one column."
      >
        <TokenRows
          tokens={tokenList.measures}
          renderSpecimen={(name) =>
            name === '--touch' ? (
              <div className={css.finger} style={{ width: 'var(--touch)', height: 'var(--touch)' }} />
            ) : (
              <div className={css.bar} style={{ width: `var(${name})` }} />
            )
          }
        />
      </PageSection>
      <PageSection title="Layers" note="What lies over what; nothing else has a layer of its own.">
        <div className={css.layers}>
          {tokenList.layers.map(([name, role], at) => (
            <div key={name} className={css.layer} style={{ marginLeft: `${at * 5}%` }}>
              <span>
                <strong>
                  <CopyToken name={name} />
                </strong>{' '}
                {role}
              </span>
              <span className="num">{tokenValue(name)}</span>
            </div>
          ))}
        </div>
      </PageSection>
    </FoundationPage>
  );
}

/** To choose a distance, a rule, a radius. */
const meta = { title: 'Foundations/Space', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;

export const Space: StoryObj = { render: () => <Spaces /> };
