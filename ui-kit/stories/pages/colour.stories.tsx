import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrast } from '../contrast.ts';
import css from './colour.module.css';
import { Page, Part, TokenRows } from './page.tsx';
import { heldBy, type Token, tokenList } from './token-list.ts';

type Name = Token[0];
const grounds = tokenList.grounds.map(([name]) => name);
const ratio = (one: Name, other: Name) => contrast(heldBy(one), heldBy(other)).toFixed(1);

/** The contrast with each background, as numbers. */
function Ratios({ of }: { of: Name }) {
  return (
    <span className={`${css.figures} num`}>
      {grounds.map((ground) => (
        <span key={ground}>
          {ratio(of, ground)} on {ground.slice(2)}
        </span>
      ))}
    </span>
  );
}

const swatch = (name: Name) => <div className={css.swatch} style={{ background: `var(${name})` }} />;
const letters = (name: Name) => (
  <div className={css.letters} aria-hidden="true">
    {grounds.map((ground) => (
      <span key={ground} style={{ background: `var(${ground})`, color: `var(${name})` }}>
        Aa
      </span>
    ))}
  </div>
);
const stroke = (name: Name) => <div className={css.stroke} style={{ borderColor: `var(${name})` }} />;

function Colours() {
  return (
    <Page
      title="Colour"
      lead="Ink teal on warm white, and the other way round in the dark. A colour is what the judge said, or how hard a question is; it is never decoration, and never alone."
    >
      <Part title="Grounds">
        <TokenRows tokens={tokenList.grounds} draw={swatch} />
      </Part>
      <Part title="Text" note="Each reaches 4.5 on each ground, on both papers; a test holds them to it.">
        <TokenRows tokens={tokenList.texts} draw={letters} more={(name) => <Ratios of={name} />} />
      </Part>
      <Part title="Lines" note="The frame of a control reaches 3 on each ground.">
        <TokenRows tokens={tokenList.lines} draw={stroke} more={(name) => <Ratios of={name} />} />
      </Part>
      <Part title="The highlighter" note={`Text on it reaches ${ratio('--on-mark', '--mark')}.`}>
        <TokenRows tokens={tokenList.highlighter} draw={swatch} />
      </Part>
      <Part
        title="Ranks"
        note="How hard a question is, and nothing else. The numeral carries the meaning: yellow and orange are pale on paper."
      >
        <div className={css.ranks}>
          {tokenList.ranks.map(([name, role], at) => {
            const [numeral = name] = tokenList.onRanks[at] ?? [];
            return (
              <div key={name}>
                <div className={css.numeral} style={{ background: `var(${name})`, color: `var(${numeral})` }}>
                  {at + 1}
                </div>
                <strong>{name}</strong> <span className="small">{heldBy(name)}</span>
                <span className={css.figures}>
                  numeral {ratio(numeral, name)}
                  {role && `; ${role.toLowerCase()}`}
                </span>
              </div>
            );
          })}
        </div>
      </Part>
      <Part title="What lies over a page">
        <TokenRows
          tokens={tokenList.over}
          draw={(name) =>
            name === '--lift' ? <div className={css.lifted} style={{ boxShadow: 'var(--lift)' }} /> : swatch(name)
          }
        />
      </Part>
    </Page>
  );
}

/** To choose a colour by its meaning. */
const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { flush: true },
} satisfies Meta;
export default meta;

export const Colour: StoryObj = { render: () => <Colours /> };
