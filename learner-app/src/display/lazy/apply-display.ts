import { readDisplay } from '../display-settings.ts';
import './display.css';

let stopSpeaking: (() => void) | null = null;
/** The last change that was requested; an import that finishes after it has no effect. */
let wanted = false;

/** Makes the open page follow the settings. */
export async function applyDisplay(): Promise<void> {
  const on = readDisplay();
  document.documentElement.dataset.display = [...on].join(' ');
  wanted = on.has('spoken');
  if (!wanted) {
    stopSpeaking?.();
    stopSpeaking = null;
  } else if (stopSpeaking === null) {
    const { startSpeaking } = await import('./start-speaking.ts');
    if (wanted) stopSpeaking ??= startSpeaking();
  }
}
