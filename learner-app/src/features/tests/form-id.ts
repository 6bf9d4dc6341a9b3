/** The form around a question: the main button submits it, also from outside of it. */
export const formId = 'question';
