import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './preview.module.css';

/** A blank document in standards mode. It has the address and the content security policy of this page. */
const blank = '<!doctype html><title>Phone</title>';

/**
 * Renders its children in a document of the width of a phone, with the styles of this page: the styles ask for the
 * width of their window, and only a frame has another one. A copy of what is shown already is only looked at: a screen
 * reader would read everything twice.
 */
export function PhoneFrame({ isCopy, children }: { isCopy: boolean; children: ReactNode }) {
  const [phone, setPhone] = useState<Document | null>(null);
  useEffect(() => (phone ? copyStyles(document, phone) : undefined), [phone]);
  return (
    <>
      <iframe
        className={css.phone}
        title="On a phone"
        inert={isCopy}
        aria-hidden={isCopy || undefined}
        srcDoc={blank}
        onLoad={({ currentTarget }) => setPhone(currentTarget.contentDocument)}
      />
      {phone && createPortal(<div className={css.page}>{children}</div>, phone.body)}
    </>
  );
}

/** Copies the styles and the theme of a document, now and whenever they change. Returns a function that ends it. */
function copyStyles(from: Document, to: Document): () => void {
  const copied = new Set<Element>();
  const copy = () => {
    for (const { name, value } of from.documentElement.attributes) to.documentElement.setAttribute(name, value);
    for (const style of from.head.querySelectorAll('link[rel="stylesheet"], style')) {
      if (copied.has(style)) continue;
      copied.add(style);
      to.head.append(style.cloneNode(true));
    }
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(from.head, { childList: true });
  observer.observe(from.documentElement, { attributes: true });
  return () => observer.disconnect();
}
