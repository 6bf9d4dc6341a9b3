import { type VideoPlayer, videoPlayer } from '@fourfold/core/rich-text/video/video-address';
import { useEffect, useRef, useState } from 'react';
import { PlayIcon } from '../icon/icon.tsx';
import css from '../rich-text/rich-text.module.css';

/** A video of the allow list; nothing of it is loaded before it is asked for. */
export function Video({ url, title }: { url: string; title: string }) {
  const [wanted, setWanted] = useState(false);
  const video = videoPlayer(url);
  if (!video) return <p>{title}</p>;
  if (wanted) return <Player video={video} title={title} />;
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

function Player({ video, title }: { video: VideoPlayer; title: string }) {
  const ref = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  // The button that had the focus is gone.
  useEffect(() => ref.current?.focus(), []);
  if (video.player === 'file') {
    // biome-ignore lint/a11y/useMediaCaption: an author's file brings no track of its own
    return <video ref={ref} className={css.video} src={video.src} title={title} controls autoPlay />;
  }
  return (
    <iframe
      ref={ref}
      className={css.video}
      src={video.src}
      title={title}
      sandbox={video.sandbox}
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy={video.referrerPolicy}
    />
  );
}
