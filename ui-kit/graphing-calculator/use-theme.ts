import { useEffect, useState } from 'react';

/** A number that changes with the theme of the page: a canvas has to be drawn again. */
export function useTheme(): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const change = () => setVersion((before) => before + 1);
    const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', change);
    const observer = new MutationObserver(change);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      for (const query of queries) query.removeEventListener('change', change);
      observer.disconnect();
    };
  }, []);
  return version;
}
