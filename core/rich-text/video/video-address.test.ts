import { expect, it } from 'vitest';
import { videoPlayer, videoSites } from './video-address.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=9', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=9', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'https://player.vimeo.com/video/76979871'],
])('%s is shown in a sandboxed frame of its site', (url, src) => {
  const video = videoPlayer(url);
  expect(video).toMatchObject({ player: 'frame', src });
  expect(Object.values(videoSites).map(({ player }) => player)).toContain(new URL(src).origin);
  // YouTube needs the origin of the page to play at all.
  expect(video).toHaveProperty('referrerPolicy', src.includes('youtube') ? 'strict-origin' : 'no-referrer');
  expect(video).toHaveProperty('sandbox', expect.not.stringContaining('allow-top-navigation'));
});

it('an https file is played by the browser', () => {
  const src = 'https://example.org/intro.MP4?x=1';
  expect(videoPlayer(src)).toEqual({ player: 'file', src });
});

it.each([
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/short',
  'https://youtu.be/dQw4w9WgXcQxxx',
  'https://evil.example/youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//.mp4',
  'data:video/mp4,x.mp4',
  'https://example.org/a.mp4.exe',
  'https://example.org/?a.mp4',
  'https://vimeo.com/about',
  '',
])('%s is not on the allow list', (url) => {
  expect(videoPlayer(url)).toBeNull();
});
