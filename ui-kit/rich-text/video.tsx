import { useEffect, useRef, useState } from 'react';
import { PlayIcon } from '../icon/icon.tsx';
import { videoSource } from './addresses.ts';
import css from './rich-text.module.css';

/** A video of the allow list; nothing of it is loaded before it is asked for. */
export function Video({ url, title }: { url: unknown; title: string }) {
  const [wanted, setWanted] = useState(false);
  const source = videoSource(url);
  if (!source) return <p>{title}</p>;
  if (wanted) return <Player source={source} title={title} />;
  return (
    <button type="button" className={css.video} onClick={() => setWanted(true)}>
      <PlayIcon size={32} />
      <span>
        <span className="vh">Play video: </span>
        {title}
      </span>
    </button>
  );
}

function Player({ source, title }: { source: { frame: string } | { file: string }; title: string }) {
  const ref = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  // The button that had the focus is gone.
  useEffect(() => ref.current?.focus(), []);
  if ('file' in source) {
    // biome-ignore lint/a11y/useMediaCaption: an author's file brings no track of its own
    return <video ref={ref} className={css.video} src={source.file} title={title} controls autoPlay />;
  }
  return (
    <iframe
      ref={ref}
      className={css.video}
      src={source.frame}
      title={title}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
