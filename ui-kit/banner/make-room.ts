/**
 * Moves the page down by what lies fixed at its top, and tells every rule how much that is: `--banner`. Answers how to
 * end it.
 */
export function makeRoom(element: HTMLElement): () => void {
  const root = document.documentElement;
  const measure = () => root.style.setProperty('--banner', `${Math.ceil(element.getBoundingClientRect().height)}px`);
  measure();
  const watch = new ResizeObserver(measure);
  watch.observe(element);
  root.dataset.banner = '';
  return () => {
    watch.disconnect();
    delete root.dataset.banner;
    root.style.removeProperty('--banner');
  };
}
