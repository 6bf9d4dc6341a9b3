import { diff } from '@fourfold/core/authoring/versions/diff';
import { type Token, tokensOf } from '@fourfold/core/authoring/versions/tokens';
import type { RichDocument } from '@fourfold/core/rich-text/document';
import { type Formulas, formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { renderFormula } from '@fourfold/ui-kit/rich-text/formula';
import { Fragment, type ReactNode } from 'react';
import css from './versions.module.css';

type Side = 'first' | 'second';
type Run = { isMarked: boolean; tokens: Token[] };
export type TextSides = { version: ReactNode; present: ReactNode; isOnlyFormatting: boolean };

/** Both versions of a text, each with marks on what the other one does not have. */
export function textSides(version: string, present: string, formulas: Formulas): TextSides {
  const items = diff(tokensOf(documentOf(version)), tokensOf(documentOf(present)));
  const show = (side: Side) => {
    const runs: Run[] = [];
    for (const { item, side: of } of items) {
      if (of !== 'both' && of !== side) continue;
      const isMarked = of !== 'both';
      const last = runs.at(-1);
      if (last?.isMarked === isMarked) last.tokens.push(item);
      else runs.push({ isMarked, tokens: [item] });
    }
    return <p className={css.text}>{runs.map((run, at) => renderRun(run, at, formulas))}</p>;
  };
  return {
    version: show('first'),
    present: show('second'),
    isOnlyFormatting: items.every(({ side }) => side === 'both'),
  };
}

function documentOf(field: string): RichDocument {
  return readRichField(field) ?? [];
}

function renderRun({ isMarked, tokens }: Run, at: number, formulas: Formulas): ReactNode {
  const [first] = tokens;
  const content = tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tokens of a text are never reordered
    <Fragment key={index}>
      {token.spaceBefore && index > 0 && ' '}
      {renderToken(token, formulas)}
    </Fragment>
  ));
  return (
    <Fragment key={at}>
      {first?.spaceBefore && ' '}
      {isMarked ? <Marked>{content}</Marked> : content}
    </Fragment>
  );
}

/** A part that only one version has. */
export function Marked({ children }: { children: ReactNode }) {
  return (
    <mark className={css.marked}>
      <span className="vh">Only here: </span>
      {children}
    </mark>
  );
}

function renderToken(token: Token, formulas: Formulas): ReactNode {
  if (token.at === 'break') return <br />;
  if (token.at !== 'formula') return token.text;
  return renderFormula(formulas[formulaKey(token.latex, token.display)], token.latex);
}
