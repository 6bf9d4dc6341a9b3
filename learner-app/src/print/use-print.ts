import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** Prints a sheet, by a button or the browser's command. The sheet is rendered only while printing. */
export function usePrint(renderSheet: () => ReactNode): { print(): void; sheet: ReactNode } {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  const print = () => {
    flushSync(() => setIsPrinting(true));
    // Waits until the pictures, which are loaded already, are decoded.
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-print-sheet] img')];
    Promise.all(pictures.map((picture) => picture.decode().catch(() => {}))).then(() => window.print());
  };
  return { print, sheet: isPrinting && createPortal(renderSheet(), document.body) };
}
