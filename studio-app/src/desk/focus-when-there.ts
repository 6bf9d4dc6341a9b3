/** Frames that something may take to come: a list comes with the next tick, a part of the desk with its script. */
const patience = 120;
const controls = 'button, a[href], input, [contenteditable="true"]';

/** Gives the focus to what has this id, or to the first control in it, as soon as it is there, and brings it into view. */
export function focusWhenThere(id: string, frames = patience): void {
  const element = document.getElementById(id);
  const control = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls);
  // What cannot be pressed yet cannot have the focus either: disabled, or behind a dialog that is closing.
  const isCovered = document.querySelector(':modal') !== null && !element?.closest(':modal');
  if (element && !isCovered && !control?.matches(':disabled')) {
    element.scrollIntoView({ block: 'nearest' });
    control?.focus({ preventScroll: true });
  } else if (frames > 0) requestAnimationFrame(() => focusWhenThere(id, frames - 1));
}

type LinkPart = { outcome: string; kind: string };

/** The ids by which parts of the desk are found. */
export const partIds = {
  opener: (question: string) => `open-${question}`,
  acceptKey: (question: string) => `accept-key-${question}`,
  edit: (question: string) => `edit-${question}`,
  newAnswer: (question: string) => `new-answer-${question}`,
  text: (question: string, text: string) => `${text}-${question}`,
  answer: (answer: string) => `answer-${answer}`,
  /** Where a question leads, and what opens the choice of it. */
  link: (question: string, { outcome, kind }: LinkPart) => `way-${outcome}-${kind}-${question}`,
  toLink: (question: string, { outcome, kind }: LinkPart) => `link-${outcome}-${kind}-${question}`,
  create: 'create-question',
} as const;
