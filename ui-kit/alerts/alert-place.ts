/** The attribute of an element that alerts are drawn in, instead of over the page. */
export const alertPlace = 'data-alert-place';
