/** DOM id of the question form; the main button refers to it, because it may be outside the form. */
export const formId = 'question';
