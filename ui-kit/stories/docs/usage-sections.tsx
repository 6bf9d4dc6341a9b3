import { Heading } from '@storybook/addon-docs/blocks';
import type { DrawnExample, Guide } from '../guide.ts';
import css from './docs-page.module.css';

/** Do and don't, keys, what a screen reader says, and rules for the text. */
export function UsageSections({ guide: { dos, donts, keys, screenReader, content } }: { guide: Guide }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className={`sb-unstyled ${css.advice}`}>
        {dos.map((drawn) => (
          <Advice key={drawn.text} kind="Do" {...drawn} />
        ))}
        {donts.map((drawn) => (
          <Advice key={drawn.text} kind="Don’t" {...drawn} />
        ))}
      </div>
      <Heading>Keyboard</Heading>
      {keys.length === 0 ? <p className={`sb-unstyled ${css.text}`}>It takes no focus.</p> : <Keys keys={keys} />}
      <Heading>Screen readers</Heading>
      <p className={`sb-unstyled ${css.text}`}>{screenReader}</p>
      <Heading>Text</Heading>
      <ul className={`sb-unstyled ${css.list}`}>
        {content.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

function Advice({ kind, example, text }: DrawnExample & { kind: 'Do' | 'Don’t' }) {
  return (
    <figure className={css.example} data-kind={kind === 'Do' ? 'do' : 'dont'}>
      <div className={css.drawing} data-kit>
        {example}
      </div>
      <figcaption>
        <strong>{kind}</strong> {text}
      </figcaption>
    </figure>
  );
}

function Keys({ keys }: Pick<Guide, 'keys'>) {
  return (
    <dl className={`sb-unstyled ${css.pairs}`}>
      {keys.map(({ key, effect }) => (
        <div key={key}>
          <dt>
            {key.split(' + ').map((one, at) => (
              <span key={one}>
                {at > 0 && ' + '}
                <kbd>{one}</kbd>
              </span>
            ))}
          </dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
