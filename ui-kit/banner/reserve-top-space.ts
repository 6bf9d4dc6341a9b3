/**
 * Moves the page down by the height of the element fixed at its top, and sets the height as
 * `--banner`. Returns a function that ends it.
 */
export function reserveTopSpace(element: HTMLElement): () => void {
  const root = document.documentElement;
  const measure = () => root.style.setProperty('--banner', `${Math.ceil(element.getBoundingClientRect().height)}px`);
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  root.dataset.banner = '';
  return () => {
    observer.disconnect();
    delete root.dataset.banner;
    root.style.removeProperty('--banner');
  };
}
