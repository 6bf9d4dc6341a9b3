type OnTop = {
  /** First in the document, so that Tab reaches it first. */
  isFirst?: boolean;
  /** Selects an area of the page that the element is moved into while no modal dialog is open. */
  unlessIn?: string;
};

/**
 * Keeps an element above everything and clickable. Everything behind a modal dialog is inert, so
 * the element is moved into the topmost dialog. Returns a function that removes it.
 */
export function keepOnTop(element: HTMLElement, { isFirst, unlessIn }: OnTop = {}): () => void {
  const place = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const inPage = dialog || !unlessIn ? null : [...document.querySelectorAll(unlessIn)].at(-1);
    const host = dialog ?? inPage ?? document.body;
    if (element.parentNode !== host) host[isFirst && host === document.body ? 'prepend' : 'append'](element);
    const popover = inPage ? null : 'manual';
    if (element.popover !== popover) element.popover = popover;
    if (!inPage && element.isConnected && !element.matches(':popover-open')) element.showPopover();
  };
  place();
  // Dialogs and areas are added and removed with the DOM; there is no event for it.
  const watch = new MutationObserver(place);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    watch.disconnect();
    element.remove();
  };
}
