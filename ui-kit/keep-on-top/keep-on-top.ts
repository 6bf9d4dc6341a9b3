/**
 * Keeps an element above everything and pressable. Behind a modal dialog all is inert and out of sight, so the
 * element lives in the topmost one, in the top layer; what stands first on the page is reached first by Tab. Answers
 * how to take it away.
 */
export function keepOnTop(element: HTMLElement, standsFirst = false): () => void {
  const place = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const host = dialog ?? document.body;
    if (element.parentNode !== host) host[standsFirst && !dialog ? 'prepend' : 'append'](element);
    if (element.isConnected && !element.matches(':popover-open')) element.showPopover();
  };
  place();
  // A dialog comes and goes with its element; nothing else tells.
  const watch = new MutationObserver(place);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    watch.disconnect();
    element.remove();
  };
}
