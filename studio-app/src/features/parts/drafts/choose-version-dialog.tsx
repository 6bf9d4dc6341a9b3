import type { Formulas } from '@fourfold/core/rich-text/formula-tree';
import { readRichField } from '@fourfold/core/rich-text/read-rich-field';
import { Button } from '@fourfold/ui-kit/button';
import { Dialog } from '@fourfold/ui-kit/dialog';
import { hasContent, RichField } from '../desk/rich-field.tsx';
import { askInDialog } from './ask-in-dialog.tsx';
import css from './choose-version-dialog.module.css';
import { compileFormulas } from './compile-formulas.ts';

type VersionPair = { name: string; mine: string; theirs: string };
type VersionChoice = 'mine' | 'theirs' | 'neither';

/**
 * Shows two versions of each changed text side by side and asks which one to save. `formulas` are
 * those of the other author's version.
 */
export async function chooseVersion(parts: readonly VersionPair[], formulas: Formulas): Promise<VersionChoice> {
  const ownFormulas = await compileFormulas(parts.flatMap(({ mine }) => readRichField(mine) ?? []));
  return await askInDialog<VersionChoice>((answer) => (
    <Dialog
      wide
      urgent
      title="Someone else changed this meanwhile."
      onClose={() => answer('neither')}
      actions={
        <>
          <Button kind="quiet" onClick={() => answer('neither')}>
            Cancel
          </Button>
          <Button onClick={() => answer('theirs')}>Take theirs</Button>
          <Button kind="primary" onClick={() => answer('mine')}>
            Keep mine
          </Button>
        </>
      }
    >
      <p>Both versions are here. Which one stands? With Cancel you go on writing, and nothing is saved.</p>
      {parts.map(({ name, mine, theirs }) => (
        <section key={name} className={css.part} aria-label={name}>
          <h3 className="label">{name}</h3>
          <div className={css.both}>
            <Version title="Yours" field={mine} formulas={ownFormulas} />
            <Version title="Theirs" field={theirs} formulas={formulas} />
          </div>
        </section>
      ))}
    </Dialog>
  ));
}

function Version({ title, field, formulas }: { title: string; field: string; formulas: Formulas }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset: it has no form fields
    <div className={css.version} role="group" aria-label={title}>
      <h4>{title}</h4>
      {hasContent(field) ? <RichField field={field} formulas={formulas} /> : <p className="small">Empty</p>}
    </div>
  );
}
