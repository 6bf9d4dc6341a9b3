import { expect, it } from 'vitest';
import { isAllowedVideo, videoSources } from './video-hosts.ts';

const youTube = 'https://youtu.be/dQw4w9WgXcQ';
const vimeo = 'https://player.vimeo.com/video/76979871';
const file = 'https://videos.school.example/a.mp4';
const allowed = (hosts: readonly string[] | null) => [youTube, vimeo, file].map((url) => isAllowedVideo(url, hosts));

it('without a list both players and every file are allowed', () => {
  expect(allowed(null)).toEqual([true, true, true]);
  expect(videoSources(null)).toEqual({
    frames: 'https://www.youtube-nocookie.com https://player.vimeo.com',
    files: 'https:',
  });
});

it.each(['youtube.com', 'www.youtube.com', 'youtube-nocookie.com', 'youtu.be'])(
  '%s allows YouTube’s player',
  (host) => {
    expect(allowed([host])).toEqual([true, false, false]);
    expect(videoSources([host])).toEqual({ frames: 'https://www.youtube-nocookie.com', files: `https://${host}` });
  },
);

it.each(['vimeo.com', 'player.vimeo.com'])('%s allows Vimeo’s player', (host) => {
  expect(allowed([host])).toEqual([false, true, false]);
  expect(videoSources([host]).frames).toBe('https://player.vimeo.com');
});

it('any other host allows only its own files', () => {
  expect(allowed(['videos.school.example', 'cdn.example'])).toEqual([false, false, true]);
  expect(videoSources(['videos.school.example', 'cdn.example'])).toEqual({
    frames: "'none'",
    files: 'https://videos.school.example https://cdn.example',
  });
});

it.each([
  'https://videos.school.example:8443/a.mp4',
  'https://a.videos.school.example/a.mp4',
  'https://videos.school.example.evil.example/a.mp4',
  'https://evil.example/videos.school.example/a.mp4',
  'https://evil.example?videos.school.example/a.mp4',
  'http://videos.school.example/a.mp4',
  'https://videos.school.example/a.html',
])('%s is not of an allowed host', (url) => {
  expect(isAllowedVideo(url, ['videos.school.example'])).toBe(false);
});

it('a host is compared after URL normalisation', () => {
  expect(isAllowedVideo('https://VIDEOS.School.example/a.mp4', ['videos.school.example'])).toBe(true);
});
