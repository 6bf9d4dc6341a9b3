import { empty } from '@fourfold/core/rich-text/document';
import { Button } from '../button/button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import type { Guide } from '../stories/guide.ts';

export const guide: Guide = {
  use: [
    'For a stored picture of another site: that site is not contacted before the click.',
    'RichText draws it by itself, in documents from before such pictures were refused.',
  ],
  instead: [
    { when: 'The picture is stored with the document.', take: 'RichText' },
    { when: 'A video of another site is shown.', take: 'Video' },
  ],
  anatomy: [
    { part: 'Description', what: 'what the picture shows, before it is loaded.' },
    { part: 'Button', what: 'with the name of the site.' },
    { part: 'Picture', what: 'after the click, requested without a referrer.' },
  ],
  dos: [
    {
      example: (
        <>
          <p>A parabola that opens downward, with its vertex at (2, 23).</p>
          <Button>Show the picture from pictures.example</Button>
        </>
      ),
      text: 'Describe the picture so that the question can be answered without it.',
    },
  ],
  donts: [
    {
      example: (
        <RichText document={[{ type: 'image', src: 'https://pictures.example/p.png', alt: '', children: empty }]} />
      ),
      text: 'A picture without a description: before the click there is only a button.',
    },
  ],
  keys: [
    { key: 'Tab', effect: 'Moves the focus to the button.' },
    { key: 'Enter', effect: 'Loads the picture, which has the focus then.' },
    { key: 'Space', effect: 'The same.' },
  ],
  screenReader:
    'The description as text, and “Show the picture from pictures.example”, button. After the click the picture has the ' +
    'focus, with the description as its text.',
  content: [
    'The description is one sentence about what the picture shows, without “picture of”.',
    'The button names the host, because the click contacts it.',
  ],
};
