import { mediaHost } from '@fourfold/core/rich-text/foreign/foreign-media';
import { type VideoPlayer, videoPlayer } from '@fourfold/core/rich-text/video/video-address';
import { useLayoutEffect, useRef, useState } from 'react';
import { StrokeIcon } from '../icon/stroke-icon.tsx';
import css from '../rich-text/rich-text.module.css';

type VideoProps = {
  /** Address of the video or of its page. Of a host that is not allowed, only the title is shown. */
  url: string;
  /** Title on the button, and accessible name of the player. */
  title: string;
};

/** A video from an allowed host; nothing is loaded before the user starts it. */
export function Video({ url, title }: VideoProps) {
  const [stage, setStage] = useState<'asks' | 'plays' | 'refused'>('asks');
  const video = videoPlayer(url);
  if (!video) return <p>{title}</p>;
  if (stage === 'refused') return <PlaybackRefused url={url} title={title} />;
  if (stage === 'plays') return <Player video={video} title={title} onRefused={() => setStage('refused')} />;
  return (
    <button type="button" className={css.video} onClick={() => setStage('plays')}>
      <StrokeIcon size={32} path="M5 3l8 5-8 5z" />
      <span>
        <span className="vh">Play video: </span>
        {title}
      </span>
    </button>
  );
}

type PlayerProps = { video: VideoPlayer; title: string; onRefused: () => void };

function Player({ video, title, onRefused }: PlayerProps) {
  const ref = useRef<HTMLIFrameElement & HTMLVideoElement>(null);
  // The button that had the focus was replaced.
  useLayoutEffect(() => ref.current?.focus(), []);
  useLayoutEffect(() => {
    // An iframe does not report that the page's CSP blocks it (Q295).
    const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI !== '' && video.src.startsWith(blockedURI)) onRefused();
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [video.src, onRefused]);
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

function PlaybackRefused({ url, title }: VideoProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  // The player that had the focus was replaced.
  useLayoutEffect(() => ref.current?.focus(), []);
  return (
    <div className={css.video}>
      <span>{title}</span>
      <span>This video cannot be played here.</span>
      <a ref={ref} href={url} target="_blank" rel="noopener noreferrer">
        Open it on {mediaHost(url)}
      </a>
    </div>
  );
}
