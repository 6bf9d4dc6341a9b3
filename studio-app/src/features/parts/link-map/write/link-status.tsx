import css from '../map.module.css';

const keys =
  'Enter links, R, W or a letter changes the answer, N creates a question there, Delete removes the link, Escape cancels.';

/** Says what the keys link while a link is drawn by keyboard. */
export function LinkStatus({ text }: { text: string | null }) {
  return (
    <div className={css.status} role="status" data-empty={text === null || undefined}>
      {text !== null && (
        <>
          <b>{text}</b> <span>{keys}</span>
        </>
      )}
    </div>
  );
}
