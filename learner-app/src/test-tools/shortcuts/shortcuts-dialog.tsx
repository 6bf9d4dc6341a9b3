import { Dialog } from '@fourfold/ui-kit/dialog';
import { useState } from 'react';
import { shortcutsOfPage } from '../view/shortcut-table.ts';
import css from './shortcuts-dialog.module.css';

/** All shortcuts of the page, as the components on the screen define them. */
export function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const [groups] = useState(shortcutsOfPage);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      {groups.map(({ title, lines }) => (
        <section key={title} className={css.group}>
          <h3>{title}</h3>
          <dl>
            {lines.map((line) => (
              <div key={line.title}>
                <dt>{line.title}</dt>
                <dd>
                  {line.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
