import type { Meta, StoryObj } from '@storybook/react-vite';
import { RichText } from '../../rich-text/rich-text.tsx';
import { ballQuestion, sampleFormulas } from '../../rich-text/sample-documents.ts';
import { CopyToken } from './copy-button.tsx';
import { FoundationPage, PageSection } from './foundation-page.tsx';
import { tokenList, tokenValue } from './token-list.ts';
import css from './type.module.css';

const weights = {
  '--serif': [400, 600],
  '--sans': [400, 500, 550, 600],
  '--math': [400],
} as const satisfies Record<(typeof tokenList.faces)[number][0], readonly number[]>;
const sampleTexts = {
  '--serif': 'The parabola opens downward, as any ball that is thrown comes down.',
  '--sans': 'Save & Next  ·  26 of 38 questions are open',
  '--math': 'h(t) = −5t² + 20t + 3',
} as const;

/** The weight, font and line height of each size. */
const fontOfSize = {
  '--t-11': '700 var(--t-11) / 1 var(--sans)',
  '--t-12': '600 var(--t-12) / 1.35 var(--sans)',
  '--t-13': '400 var(--t-13) / 1.5 var(--sans)',
  '--t-14': '400 var(--t-14) / 1.5 var(--sans)',
  '--t-15': '400 var(--t-15) / 1.5 var(--sans)',
  '--t-16': '400 var(--t-16) / 1.5 var(--sans)',
  '--t-17': '600 var(--t-17) / 1.35 var(--serif)',
  '--t-18': '400 var(--t-18) / 1.55 var(--serif)',
  '--t-19': '400 var(--t-19) / 1.58 var(--serif)',
  '--t-20': '600 var(--t-20) / 1.3 var(--serif)',
  '--t-24': '600 var(--t-24) / 1.25 var(--serif)',
  '--t-28': '600 var(--t-28) / 1.15 var(--serif)',
  '--t-32': '600 var(--t-32) / 1.15 var(--serif)',
  '--t-44': '600 var(--t-44) / 1 var(--serif)',
} as const satisfies Record<(typeof tokenList.sizes)[number][0], string>;

function Faces() {
  return (
    <FoundationPage
      title="Type"
      lead="One serif for what is read, one sans for what is pressed. Formulas are drawn by the serif’s own mathematics, so that x in a sentence is x in a formula."
    >
      <PageSection title="Faces">
        {tokenList.faces.map(([name, role]) => (
          <div key={name} className={css.specimen}>
            {weights[name].map((weight) => (
              <p key={weight} className={css.big} style={{ fontFamily: `var(${name})`, fontWeight: weight }}>
                {sampleTexts[name]}
              </p>
            ))}
            <p className={css.said}>
              <strong>
                <CopyToken name={name} />
              </strong>{' '}
              {role}. Weights {weights[name].join(', ')}. {tokenValue(name)}
            </p>
          </div>
        ))}
      </PageSection>
      <PageSection title="Sizes" note="What is typed is never under 16 px: phones would zoom in on it.">
        {tokenList.sizes.map(([name, role]) => (
          <div key={name} className={css.specimen}>
            <p className={css.line} style={{ font: fontOfSize[name] }}>
              A ball is thrown upward from a platform
            </p>
            <p className={css.said}>
              <strong>
                <CopyToken name={name} />
              </strong>{' '}
              {Number.parseFloat(tokenValue(name)) * 16} px. {role}
            </p>
          </div>
        ))}
      </PageSection>
      <PageSection
        title="Together"
        note="Figures in a column have one width, single figures their own. No capitals and no wide letters for emphasis."
      >
        <div className={css.measured}>
          <RichText document={ballQuestion} formulas={sampleFormulas} />
        </div>
      </PageSection>
    </FoundationPage>
  );
}

/** To choose a font and a size. */
const meta = { title: 'Foundations/Type', tags: ['!autodocs'], parameters: { flush: true } } satisfies Meta;
export default meta;

export const Type: StoryObj = { render: () => <Faces /> };
