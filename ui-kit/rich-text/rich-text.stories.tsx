import { empty, type RichDocument } from '@fourfold/core/rich-text/document';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { MarkedText } from './marked-text.tsx';
import { guide } from './rich-text.guide.tsx';
import { RichText } from './rich-text.tsx';
import { allTextNodes, ballQuestion, sampleFormulas, tableWithCorner } from './sample-documents.ts';
import { Scroller } from './scroller.tsx';

const meta = {
  title: 'Practice/RichText (Formatted text)',
  component: RichText,
  subcomponents: { MarkedText, Scroller },
  args: {
    document: [
      { type: 'heading', level: 2, children: [{ text: 'The vertex of a parabola' }] },
      {
        type: 'paragraph',
        children: [
          { text: 'The height is greatest at the ' },
          { text: 'vertex', bold: true },
          { text: ', where ' },
          { type: 'inline-math', latex: 't', children: empty },
          { text: ' is 2. Read more at ' },
          { type: 'link', url: 'https://openstax.org', children: [{ text: 'OpenStax' }] },
          { text: '.' },
        ],
      },
    ],
    formulas: { $t: { el: 'math', children: [{ el: 'mi', children: ['t'] }] } },
  },
  parameters: { guide, width: 704 },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Inline and block formulas are MathML. */
export const Question: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { document: ballQuestion, formulas: sampleFormulas },
  play: async ({ canvasElement }) => {
    const [inline, display] = canvasElement.querySelectorAll('math');
    await expect(inline?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
    await expect(inline?.closest('p')?.textContent).toContain('platform. t seconds');
    await expect(display?.getAttribute('display')).toBe('block');
    await expect(display?.querySelector('msup')?.getBoundingClientRect().width).toBeGreaterThan(5);
    const indent =
      (display?.getBoundingClientRect().left ?? 0) - (inline?.closest('p')?.getBoundingClientRect().left ?? 0);
    await expect(indent).toBe(32);
  },
};

/** Every node and mark. */
export const AllNodes: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { document: allTextNodes, formulas: sampleFormulas },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const tags = 'strong em u s sub sup code mark ol ul blockquote table th h3';
    for (const tag of tags.split(' ')) {
      await expect(canvasElement.querySelector(tag), tag).not.toBeNull();
    }
    await expect(kit.getByRole('link', { name: 'link' })).toHaveAttribute('href', 'https://openstax.org');
    await expect(kit.getByText('larger')).toHaveStyle({ fontSize: `${(19 * 24) / 16}px` });
  },
};

/** At the width of a phone. */
export const Phone: Story = { args: { document: allTextNodes, formulas: sampleFormulas }, parameters: { width: 375 } };

const oneHalf = { type: 'inline-math', latex: '\\frac{1}{2}', children: empty } as const;
const root = { type: 'inline-math', latex: '\\frac{\\sqrt{3}}{2}', children: empty } as const;

/** A formula that is alone in its paragraph, and a fraction with a root, have full size. */
export const Fractions: Story = {
  args: {
    formulas: sampleFormulas,
    document: [
      { type: 'paragraph', children: [{ text: '' }, oneHalf, { text: ' ' }] },
      {
        type: 'paragraph',
        children: [{ text: 'Half is ' }, oneHalf, { text: ', and the sine ' }, root, { text: '.' }],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const sizes = Array.from(canvasElement.querySelectorAll('mfrac > :last-child'), (one) =>
      Number.parseFloat(getComputedStyle(one).fontSize),
    );
    const [alone = 0, inLine = 0, withRoot = 0] = sizes;
    await expect(alone).toBe(withRoot);
    await expect(inLine).toBeLessThan(alone * 0.75);
    await expect(Number.parseFloat(getComputedStyle(canvasElement.querySelector('p') ?? canvasElement).fontSize)).toBe(
      alone,
    );
  },
};

/** A formula that is not compiled is shown as its LaTeX. */
export const NotCompiled: Story = {
  args: { document: ballQuestion, formulas: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('math')).toBeNull();
    await expect(within(canvasElement).getByText('h(t)=-5t^2+20t+3').tagName).toBe('CODE');
  },
};

/** An overline is as long as its content, and a ray is above its letters. */
export const Overline: Story = {
  args: {
    document: [{ type: 'math', latex: '\\overrightarrow{ABCD}=0.\\overline{36}', children: empty }],
    formulas: sampleFormulas,
  },
  play: async ({ canvasElement }) => {
    const rule = canvasElement.querySelector('.tml-overline') as Element;
    const [digits] = rule.children;
    await expect(rule.getBoundingClientRect().width).toBeCloseTo(digits?.getBoundingClientRect().width ?? 0, 0);
    await expect(getComputedStyle(rule).borderTopStyle).toBe('solid');
    const [letters, ray] = canvasElement.querySelector('mover')?.children ?? [];
    const top = letters?.getBoundingClientRect().top ?? 0;
    await expect(ray?.getBoundingClientRect().top).toBeLessThan(top);
  },
};

/** A wide formula scrolls in its own box, which can be focused. */
export const Wide: Story = {
  args: { document: [{ type: 'math', latex: 'wide', children: empty }], formulas: sampleFormulas },
  parameters: { width: 375 },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('group', { name: 'Formula' });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.tab();
    await expect(box).toHaveFocus();
  },
};

const mediaHash = 'ab'.repeat(32);

/** A picture has its description; a video is loaded only on click. */
export const PictureAndVideo: Story = {
  args: {
    mediaBase: 'https://127.0.0.1:1/api',
    document: [
      {
        type: 'image',
        src: `/media/${mediaHash}.png`,
        alt: 'A parabola that opens downward',
        width: 300,
        children: empty,
      },
      {
        type: 'video',
        url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        title: 'The vertex, drawn',
        children: empty,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const kit = within(canvasElement);
    const picture = kit.getByRole('img', { name: 'A parabola that opens downward' });
    await expect(picture).toHaveAttribute('src', `https://127.0.0.1:1/api/media/${mediaHash}.png`);
    await expect(await kit.findByRole('button', { name: 'Play video: The vertex, drawn' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

const broken = [
  null,
  7,
  'a bare word',
  {
    type: 'paragraph',
    children: [{ text: 'What can be shown ' }, { text: 12 }, null, { text: 'is shown.' }],
  },
  {
    type: 'no-such-node',
    children: [{ type: 'paragraph', children: [{ text: 'Even inside an unknown node.' }] }],
  },
  { type: 'constructor', children: [{ text: 'Or a tricky one.' }] },
  { type: 'paragraph' },
  { type: 'list', children: 'no list' },
  { type: 'math', latex: 7 },
  { type: 'math', latex: 'tree' },
  { type: 'image', src: 'data:image/svg+xml,<svg onload=alert(1)>', alt: 'Words of a refused picture' },
  { type: 'image', src: { toString: 1 }, alt: 9 },
  { type: 'video', url: 'https://evil.example/embed/x', title: 'Words of a refused video' },
  { type: 'link', url: 'javascript:alert(1)', children: [{ text: 'Words of a refused link' }] },
  { type: 'tooltip', tip: 'none', children: [{ text: 'Words without a tip' }] },
  { type: 'paragraph', children: [{ text: 'No colour', color: 'url(x)', size: 9000, highlight: {} }] },
  {
    type: 'passage',
    credit: 5,
    children: [{ type: 'paragraph', children: [{ text: '<img src=x onerror=alert(1)>' }] }],
  },
];

/** Of a broken document the valid parts are rendered; nothing is thrown. */
export const Broken: Story = {
  args: {
    document: broken as unknown as RichDocument,
    formulas: { $$tree: { el: 'script', children: ['alert(1)'] } } as never,
  },
  play: async ({ canvasElement }) => {
    for (const words of [
      'a bare word',
      'What can be shown is shown.',
      'Even inside an unknown node.',
      'Or a tricky one.',
    ]) {
      await expect(canvasElement).toHaveTextContent(words);
    }
    await expect(canvasElement).toHaveTextContent('Words of a refused picture');
    await expect(canvasElement).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvasElement.querySelector('script, img, a, iframe')).toBeNull();
  },
};

/** What is no document is rendered as nothing. */
export const NotADocument: Story = {
  args: { document: { type: 'paragraph' } as unknown as RichDocument },
  play: async ({ canvasElement }) => {
    await fireEvent.scroll(window);
    await expect(canvasElement).toHaveTextContent('');
  },
};

/** The empty corner of a table is no header, and has the same rule below. */
export const TableWithCorner: Story = {
  args: { document: tableWithCorner },
  play: async ({ canvasElement }) => {
    const headers = within(canvasElement).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual(['Fixed', 'Not fixed']);
    const colorOf = (element: Element | null | undefined) => element && getComputedStyle(element).borderBottomColor;
    await expect(colorOf(canvasElement.querySelector('td'))).toBe(colorOf(headers[0]));
  },
};
