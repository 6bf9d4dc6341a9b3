import { Switch } from '@fourfold/ui-kit/switch';
import { useState } from 'react';
import { type DisplaySetting, readDisplay, storeDisplay } from '../../display/display-settings.ts';
import { applyDisplay } from '../../display/lazy/apply-display.ts';
import css from './display-form.module.css';

const settings: readonly { name: DisplaySetting; label: string; note: string }[] = [
  {
    name: 'spoken',
    label: 'Spoken mathematics',
    note: 'Your screen reader reads each formula in English, such as “x squared”.',
  },
  { name: 'contrast', label: 'High contrast', note: 'Darker text on light paper, lighter text on dark paper.' },
  { name: 'large', label: 'Large text', note: 'All text is a quarter larger.' },
];

/** How pages are shown and read on this device. Each switch takes effect at once. */
export function DisplayForm() {
  const [on, setOn] = useState(readDisplay);
  const change = (name: DisplaySetting, isOn: boolean) => {
    storeDisplay(name, isOn);
    setOn(readDisplay());
    // Without its code, it applies from the next page on.
    applyDisplay().catch(() => {});
  };
  return (
    <ul className={css.settings}>
      {settings.map(({ name, label, note }) => (
        <li key={name}>
          <Switch
            checked={on.has(name)}
            onChange={(event) => change(name, event.target.checked)}
            aria-describedby={`display-${name}`}
          >
            {label}
          </Switch>
          <p id={`display-${name}`} className="small">
            {note}
          </p>
        </li>
      ))}
    </ul>
  );
}
