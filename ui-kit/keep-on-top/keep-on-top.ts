type KeepOnTopOptions = {
  /** First in the document, so that Tab reaches it first. */
  isFirst?: boolean;
  /** Selects an area of the page that the element is moved into while no modal dialog is open. */
  areaSelector?: string;
};

/**
 * Keeps an element above everything and clickable. Everything behind a modal dialog is inert, so
 * the element is moved into the topmost dialog. Returns a function that removes it.
 */
export function keepOnTop(element: HTMLElement, { isFirst, areaSelector }: KeepOnTopOptions = {}): () => void {
  const moveToTop = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const inPage = dialog || !areaSelector ? null : [...document.querySelectorAll(areaSelector)].at(-1);
    const host = dialog ?? inPage ?? document.body;
    if (element.parentNode !== host) host[isFirst && host === document.body ? 'prepend' : 'append'](element);
    const popover = inPage ? null : 'manual';
    if (element.popover !== popover) element.popover = popover;
    if (!inPage && element.isConnected && !element.matches(':popover-open')) element.showPopover();
  };
  moveToTop();
  // Dialogs and areas are added and removed with the DOM; there is no event for it.
  const observer = new MutationObserver(moveToTop);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
    element.remove();
  };
}
