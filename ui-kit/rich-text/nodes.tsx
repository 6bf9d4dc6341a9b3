import { isImageAddress, isLinkAddress, isOwnPicture } from '@fourfold/core/rich-text/addresses';
import type {
  Block,
  Heading,
  Image,
  Inline,
  InlineMath,
  Link,
  List,
  ListItem,
  MathBlock,
  Paragraph,
  Passage as PassageNode,
  Quote,
  Table,
  TableCell,
  TableRow,
  Text,
  Tooltip as TooltipNode,
  Video as VideoNode,
} from '@fourfold/core/rich-text/document';
import { type Formulas, formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { createElement, Fragment, lazy, type ReactNode, Suspense } from 'react';
import { drawFormula } from './formula.tsx';
import { Marked } from './marks.tsx';
import { Passage } from './passage.tsx';
import css from './rich-text.module.css';
import { Scroller } from './scroller.tsx';

/** Lazy: videos and tooltips are rare in questions. */
const Video = lazy(() =>
  import('../video/video.tsx').then(
    ({ Video }) => ({ default: Video }),
    // Offline, the question is shown with the video's title.
    () => ({ default: ({ title }: { url: string; title: string }) => <p>{title}</p> }),
  ),
);

/** Pictures of other sites, in documents from before these were refused. */
const ForeignPicture = lazy(() =>
  import('../picture/foreign-picture.tsx').then(
    ({ ForeignPicture }) => ({ default: ForeignPicture }),
    () => ({ default: ({ alt }: { src: string; alt: string; width?: number | undefined }) => <p>{alt}</p> }),
  ),
);

const Tooltip = lazy(() =>
  import('../tooltip/tooltip.tsx').then(
    ({ Tooltip }) => ({ default: Tooltip }),
    () => ({ default: ({ children }: { tip: ReactNode; children: ReactNode }) => <>{children}</> }),
  ),
);

/** The context that all nodes are rendered with. */
export type Place = { formulas: Formulas; mediaBase: string; depth: number };

type Node = Exclude<Block | ListItem | TableRow | TableCell | Inline, Text>;
type Drawers = { [Type in Node['type']]: (node: Extract<Node, { type: Type }>, place: Place) => ReactNode };

/** A new node type is one more key here. */
const drawers = {
  paragraph: (node: Paragraph, place) => <p data-formula={isFormula(node) || undefined}>{inside(node, place)}</p>,
  heading: (node: Heading, place) => createElement(node.level === 3 ? 'h3' : 'h2', null, inside(node, place)),
  list: (node: List, place) => createElement(node.ordered ? 'ol' : 'ul', null, inside(node, place)),
  'list-item': (node: ListItem, place) => <li>{inside(node, place)}</li>,
  quote: (node: Quote, place) => <blockquote>{inside(node, place)}</blockquote>,
  passage: (node: PassageNode, place) => <Passage credit={words(node.credit)}>{inside(node, place)}</Passage>,
  table: (node: Table, place) => (
    <Scroller label="Table">
      <table>
        <tbody>{inside(node, place)}</tbody>
      </table>
    </Scroller>
  ),
  'table-row': (node: TableRow, place) => <tr>{inside(node, place)}</tr>,
  'table-cell': (node: TableCell, place) => createElement(node.header ? 'th' : 'td', null, inside(node, place)),
  math: (node: MathBlock, place) => <Scroller label="Formula">{formula(node, place, true)}</Scroller>,
  'inline-math': (node: InlineMath, place) => formula(node, place, false),
  image: (node: Image, { mediaBase }) => {
    const alt = words(node.alt);
    if (!isImageAddress(words(node.src))) return alt && <p>{alt}</p>;
    const width = typeof node.width === 'number' ? node.width : undefined;
    if (!isOwnPicture(node.src)) {
      return (
        <figure>
          <Suspense fallback={alt}>
            <ForeignPicture src={node.src} alt={alt} width={width} />
          </Suspense>
        </figure>
      );
    }
    return (
      <figure>
        <img src={mediaBase + node.src} alt={alt} width={width} loading="lazy" decoding="async" />
      </figure>
    );
  },
  video: (node: VideoNode) => {
    const title = words(node.title) || 'Video';
    return (
      <Suspense fallback={<div className={css.video}>{title}</div>}>
        <Video url={words(node.url)} title={title} />
      </Suspense>
    );
  },
  link: (node: Link, place) =>
    isLinkAddress(words(node.url)) ? (
      <a href={node.url} target="_blank" rel="noopener noreferrer">
        {inside(node, place)}
      </a>
    ) : (
      inside(node, place)
    ),
  tooltip: (node: TooltipNode, place) => {
    const own = inside(node, place);
    return (
      <Suspense fallback={own}>
        <Tooltip tip={drawTip(node.tip, place)}>{own}</Tooltip>
      </Suspense>
    );
  },
} satisfies Drawers;

/** Whether a formula is the only content. */
function isFormula({ children }: Paragraph): boolean {
  if (!Array.isArray(children)) return false;
  const said = children.filter((node) => node && ('type' in node || words(node.text).trim() !== ''));
  return said.length === 1 && said[0]?.type === 'inline-math';
}

/** More than any validated document has. */
const deepest = 32;

/**
 * Renders a list of nodes of any shape: stored documents are validated, but an invalid one must not
 * break the page.
 */
export function drawNodes(nodes: unknown, place: Place): ReactNode {
  if (!Array.isArray(nodes) || place.depth > deepest) return null;
  // biome-ignore lint/suspicious/noArrayIndexKey: a document that is read never reorders
  return nodes.map((node, at) => <Fragment key={at}>{drawNode(node, place)}</Fragment>);
}

function drawNode(node: unknown, place: Place): ReactNode {
  if (typeof node === 'string') return node;
  if (typeof node !== 'object' || node === null) return null;
  if ('text' in node) return typeof node.text === 'string' && <Marked text={node as Text} />;
  if (isKnown(node)) return (drawers[node.type] as (node: Node, place: Place) => ReactNode)(node, place);
  return 'children' in node && inside(node, place);
}

function isKnown(node: object): node is Node {
  return 'type' in node && typeof node.type === 'string' && Object.hasOwn(drawers, node.type);
}

function inside(node: { children?: unknown }, place: Place): ReactNode {
  return drawNodes(node.children, { ...place, depth: place.depth + 1 });
}

/** A tooltip is inside a paragraph, so its paragraphs are spans. */
function drawTip(tip: unknown, place: Place): ReactNode {
  if (!Array.isArray(tip)) return null;
  return tip.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document that is read never reorders
    <span key={at} className={css.tip}>
      {inside(paragraph ?? {}, place)}
    </span>
  ));
}

function formula({ latex }: { latex: string }, { formulas }: Place, display: boolean): ReactNode {
  return typeof latex === 'string' && drawFormula(formulas[formulaKey(latex, display)], latex);
}

/** Returns the value if it is a string, else ''. */
function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
