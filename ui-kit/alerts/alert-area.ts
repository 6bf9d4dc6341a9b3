/** The attribute of the element in which alerts are shown, instead of above the page. */
export const alertAreaAttribute = 'data-alert-place';
