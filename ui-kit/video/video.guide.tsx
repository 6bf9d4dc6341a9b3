import type { Guide } from '../stories/guide.ts';
import { Video } from './video.tsx';

export const guide: Guide = {
  use: [
    'For a video in the text of an author; RichText draws it by itself.',
    'For one video as the content of a dialog.',
  ],
  instead: [
    { when: 'The video is one node of a document.', take: 'RichText' },
    { when: 'A picture of another site is shown.', take: 'ForeignPicture' },
    { when: 'The video is a page of another site that is opened.', take: 'LinkButton' },
  ],
  anatomy: [
    { part: 'Button', what: 'an icon and the title, in the size of the player. Nothing is loaded before the click.' },
    { part: 'Player', what: 'of YouTube or Vimeo in a sandbox, or the browser’s own for an mp4 or webm file.' },
    { part: 'Link', what: 'to the video’s page, where the player is blocked.' },
  ],
  dos: [
    {
      example: <Video url="https://youtu.be/dQw4w9WgXcQ" title="The vertex, drawn" />,
      text: 'Give each video a title that says what it shows.',
    },
  ],
  donts: [
    {
      example: <Video url="https://youtu.be/dQw4w9WgXcQ" title="Video" />,
      text: 'A title that is true of every video.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the button.' },
    { key: 'Enter', effect: 'Loads the player and starts it; the player has the focus then.' },
    { key: 'Space', effect: 'The same.' },
  ],
  screenReader:
    '“Play video: ” and the title, button. The player has the title as its name. If it is blocked: the title, “This video ' +
    'cannot be played here.” and the link, which has the focus.',
  content: [
    'The title is a few words in sentence case, without “Video” and without a full stop.',
    'The host of an address must be allowed; of any other only the title is shown.',
  ],
};
