import { describe, expect, it } from 'vitest';
import { pictureAddress, videoSource, webAddress } from './addresses.ts';

describe('where a link may lead', () => {
  it.each(['https://openstax.org/a?b#c', 'http://a.example', 'mailto:a@b.example', '/home/math'])(
    'to %s',
    (url) => {
      expect(webAddress(url)).toBe(url);
    },
  );
  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'x',
    '',
    7,
    null,
  ])('never to %s', (url) => {
    expect(webAddress(url)).toBeUndefined();
  });
});

describe('where a picture may come from', () => {
  it('https as it is, the media call under the API', () => {
    expect(pictureAddress('https://a.example/p.png', '/api')).toBe('https://a.example/p.png');
    expect(pictureAddress('/media/ab12.png', '/api')).toBe('/api/media/ab12.png');
    expect(pictureAddress('media/ab12.png', 'https://api.example')).toBe(
      'https://api.example/media/ab12.png',
    );
  });
  it.each(['data:image/png;base64,x', 'http://a.example/p.png', 'javascript:alert(1)', '/other/p.png', {}])(
    'not %s',
    (src) => {
      expect(pictureAddress(src, '/api')).toBeUndefined();
    },
  );
});

describe('what plays a video', () => {
  const frame = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', frame],
    ['https://www.youtube.com/watch?t=4&v=dQw4w9WgXcQ&x=1', frame],
    ['https://youtu.be/dQw4w9WgXcQ', frame],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', frame],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871'],
  ])('%s plays in a frame of its site', (url, src) => {
    expect(videoSource(url)).toEqual({ frame: src });
  });
  it('a file plays as a file', () => {
    expect(videoSource('https://a.example/v/lesson.mp4?x=1')).toEqual({
      file: 'https://a.example/v/lesson.mp4?x=1',
    });
  });
  it.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'https://evil.example/x?y=.mp4',
    'javascript:alert(1)',
    undefined,
  ])('nothing else does: %s', (url) => {
    expect(videoSource(url)).toBeUndefined();
  });
});
