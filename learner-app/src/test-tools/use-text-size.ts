import { useEffect } from 'react';
import './large-text.css';

/** Percent above which the layout around the text is reduced. */
const largeFrom = 150;

/** Passes the size of the question's text, in percent, to the style sheet of large text. */
export function useTextSize(percent: number): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    style.setProperty('--text-zoom', `${percent / 100}`);
    if (percent > largeFrom) dataset.largeText = '';
    return () => {
      style.removeProperty('--text-zoom');
      delete dataset.largeText;
    };
  }, [percent]);
}
