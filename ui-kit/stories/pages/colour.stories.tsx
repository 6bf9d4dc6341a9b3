import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { contrast } from '../contrast.ts';
import css from './colour.module.css';
import { CopyToken } from './copy-button.tsx';
import { FoundationPage, PageSection, TokenRows } from './foundation-page.tsx';
import { type Token, tokenList, tokenValue } from './token-list.ts';

type Name = Token[0];
const grounds = tokenList.grounds.map(([name]) => name);
const ratio = (one: Name, other: Name) => contrast(tokenValue(one), tokenValue(other)).toFixed(1);

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
    <FoundationPage
      title="Colour"
      lead="Ink teal on warm white, and the other way round in the dark. A colour is what the judge said, or how hard a question is; it is never decoration, and never alone."
    >
      <PageSection title="Grounds">
        <TokenRows tokens={tokenList.grounds} renderSpecimen={swatch} />
      </PageSection>
      <PageSection title="Text" note="Each reaches 4.5 on each ground, on both papers; a test holds them to it.">
        <TokenRows tokens={tokenList.texts} renderSpecimen={letters} renderDetails={(name) => <Ratios of={name} />} />
      </PageSection>
      <PageSection title="Lines" note="The frame of a control reaches 3 on each ground.">
        <TokenRows tokens={tokenList.lines} renderSpecimen={stroke} renderDetails={(name) => <Ratios of={name} />} />
      </PageSection>
      <PageSection title="The highlighter" note={`Text on it reaches ${ratio('--on-mark', '--mark')}.`}>
        <TokenRows tokens={tokenList.highlighter} renderSpecimen={swatch} />
      </PageSection>
      <PageSection
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
                <strong>
                  <CopyToken name={name} />
                </strong>
                <span className="small">{tokenValue(name)}</span>
                <span className={css.figures}>
                  <CopyToken name={numeral} /> {ratio(numeral, name)}
                  {role && `; ${role.toLowerCase()}`}
                </span>
              </div>
            );
          })}
        </div>
      </PageSection>
      <PageSection title="What lies over a page">
        <TokenRows
          tokens={tokenList.over}
          renderSpecimen={(name) =>
            name === '--lift' ? <div className={css.lifted} style={{ boxShadow: 'var(--lift)' }} /> : swatch(name)
          }
        />
      </PageSection>
    </FoundationPage>
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

export const CopyingAToken: StoryObj = {
  name: 'copies a token on click, and says whether it worked',
  tags: ['!dev'],
  render: () => <TokenRows tokens={tokenList.grounds} renderSpecimen={swatch} />,
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(kit.getByRole('button', { name: 'Copy --paper' }));
    await expect(await kit.findByText('Copied')).toHaveRole('status');
    await expect(kit.getByText('Copied')).toHaveTextContent('Copied: var(--paper)');
    await expect(writeText).toHaveBeenLastCalledWith('var(--paper)');

    writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    await userEvent.click(kit.getByRole('button', { name: 'Copy --tint' }));
    await expect(await kit.findByText('Not copied')).toHaveTextContent('Not copied: var(--tint)');
    writeText.mockRestore();
  },
};
