/** Frames to wait for an element: a list is rendered with the next tick, other parts after their code is loaded. */
const maxFrames = 120;
const focusable = 'button, a[href], input, [contenteditable="true"]';

/**
 * Focuses the element with this id, or the first control in it, as soon as it is rendered, and scrolls it into view.
 */
export function focusWhenRendered(id: string, frames = maxFrames): void {
  const element = document.getElementById(id);
  const control = element?.matches(focusable) ? element : element?.querySelector<HTMLElement>(focusable);
  // A control that is disabled, or behind a closing dialog, cannot take the focus yet.
  const isCovered = document.querySelector(':modal') !== null && !element?.closest(':modal');
  if (element && !isCovered && !control?.matches(':disabled')) {
    element.scrollIntoView({ block: 'nearest' });
    control?.focus({ preventScroll: true });
  } else if (frames > 0) requestAnimationFrame(() => focusWhenRendered(id, frames - 1));
}

type LinkPart = { outcome: string; kind: string };

/** DOM ids of parts of the desk, for moving the focus. */
export const elementIds = {
  opener: (question: string) => `open-${question}`,
  acceptKey: (question: string) => `accept-key-${question}`,
  edit: (question: string) => `edit-${question}`,
  newAnswer: (question: string) => `new-answer-${question}`,
  text: (question: string, text: string) => `${text}-${question}`,
  answer: (answer: string) => `answer-${answer}`,
  /** A link of a question, and the button that opens its dialog. */
  link: (question: string, { outcome, kind }: LinkPart) => `way-${outcome}-${kind}-${question}`,
  toLink: (question: string, { outcome, kind }: LinkPart) => `link-${outcome}-${kind}-${question}`,
  /** The button that opens the palette of an answer's own link. */
  ownLink: (answer: string) => `own-link-${answer}`,
  create: 'create-question',
} as const;
