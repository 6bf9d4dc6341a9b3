import { mediaHost } from '@fourfold/core/rich-text/foreign/foreign-media';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import css from './foreign-picture.module.css';

type ForeignPictureProps = {
  /** Address of the picture on the other site. */
  src: string;
  /** What it shows: read before it is loaded, its text alternative after that. */
  alt: string;
  /** Width in CSS pixels; by default the picture's own. */
  width?: number | undefined;
};

/** A picture of another site. Nothing is requested from that site until the user asks for it. */
export function ForeignPicture({ src, alt, width }: ForeignPictureProps) {
  const [isRequested, setIsRequested] = useState(false);
  if (isRequested) return <LoadedPicture src={src} alt={alt} width={width} />;
  return (
    <div className={css.asks}>
      {alt && <p>{alt}</p>}
      <Button onClick={() => setIsRequested(true)}>Show the picture from {mediaHost(src)}</Button>
    </div>
  );
}

function LoadedPicture({ src, alt, width }: ForeignPictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  // The button that had the focus was replaced.
  useEffect(() => ref.current?.focus(), []);
  return (
    <img ref={ref} tabIndex={-1} src={src} alt={alt} width={width} decoding="async" referrerPolicy="no-referrer" />
  );
}
