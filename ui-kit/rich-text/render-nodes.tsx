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
import { renderFormula } from './formula.tsx';
import { MarkedText } from './marked-text.tsx';
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
export type RenderContext = { formulas: Formulas; mediaBase: string; depth: number };

type Node = Exclude<Block | ListItem | TableRow | TableCell | Inline, Text>;
type NodeRenderers = {
  [Type in Node['type']]: (node: Extract<Node, { type: Type }>, context: RenderContext) => ReactNode;
};

/** A new node type is one more key here. */
const renderers = {
  paragraph: (node: Paragraph, context) => (
    <p data-formula={isFormula(node) || undefined}>{renderChildren(node, context)}</p>
  ),
  heading: (node: Heading, context) =>
    createElement(node.level === 3 ? 'h3' : 'h2', null, renderChildren(node, context)),
  list: (node: List, context) => createElement(node.ordered ? 'ol' : 'ul', null, renderChildren(node, context)),
  'list-item': (node: ListItem, context) => <li>{renderChildren(node, context)}</li>,
  quote: (node: Quote, context) => <blockquote>{renderChildren(node, context)}</blockquote>,
  passage: (node: PassageNode, context) => (
    <Passage credit={textOf(node.credit)}>{renderChildren(node, context)}</Passage>
  ),
  table: (node: Table, context) => (
    <Scroller label="Table">
      <table>
        <tbody>{renderChildren(node, context)}</tbody>
      </table>
    </Scroller>
  ),
  'table-row': (node: TableRow, context) => <tr>{renderChildren(node, context)}</tr>,
  'table-cell': (node: TableCell, context) =>
    createElement(node.header ? 'th' : 'td', null, renderChildren(node, context)),
  math: (node: MathBlock, context) => <Scroller label="Formula">{renderFormulaNode(node, context, true)}</Scroller>,
  'inline-math': (node: InlineMath, context) => renderFormulaNode(node, context, false),
  image: (node: Image, { mediaBase }) => {
    const alt = textOf(node.alt);
    if (!isImageAddress(textOf(node.src))) return alt && <p>{alt}</p>;
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
    const title = textOf(node.title) || 'Video';
    return (
      <Suspense fallback={<div className={css.video}>{title}</div>}>
        <Video url={textOf(node.url)} title={title} />
      </Suspense>
    );
  },
  link: (node: Link, context) =>
    isLinkAddress(textOf(node.url)) ? (
      <a href={node.url} target="_blank" rel="noopener noreferrer">
        {renderChildren(node, context)}
      </a>
    ) : (
      renderChildren(node, context)
    ),
  tooltip: (node: TooltipNode, context) => {
    const content = renderChildren(node, context);
    return (
      <Suspense fallback={content}>
        <Tooltip tip={renderTip(node.tip, context)}>{content}</Tooltip>
      </Suspense>
    );
  },
} satisfies NodeRenderers;

/** Whether a formula is the only content. */
function isFormula({ children }: Paragraph): boolean {
  if (!Array.isArray(children)) return false;
  const content = children.filter((node) => node && ('type' in node || textOf(node.text).trim() !== ''));
  return content.length === 1 && content[0]?.type === 'inline-math';
}

/** More than any validated document has. */
const maxDepth = 32;

/** Renders a list of nodes of any shape: stored documents are validated, but an invalid one must not break the page. */
export function renderNodes(nodes: unknown, context: RenderContext): ReactNode {
  if (!Array.isArray(nodes) || context.depth > maxDepth) return null;
  // biome-ignore lint/suspicious/noArrayIndexKey: a document that is read never reorders
  return nodes.map((node, at) => <Fragment key={at}>{renderNode(node, context)}</Fragment>);
}

function renderNode(node: unknown, context: RenderContext): ReactNode {
  if (typeof node === 'string') return node;
  if (typeof node !== 'object' || node === null) return null;
  if ('text' in node) return typeof node.text === 'string' && <MarkedText text={node as Text} />;
  if (isKnown(node)) return (renderers[node.type] as (node: Node, context: RenderContext) => ReactNode)(node, context);
  return 'children' in node && renderChildren(node, context);
}

function isKnown(node: object): node is Node {
  return 'type' in node && typeof node.type === 'string' && Object.hasOwn(renderers, node.type);
}

function renderChildren(node: { children?: unknown }, context: RenderContext): ReactNode {
  return renderNodes(node.children, { ...context, depth: context.depth + 1 });
}

/** A tooltip is inside a paragraph, so its paragraphs are spans. */
function renderTip(tip: unknown, context: RenderContext): ReactNode {
  if (!Array.isArray(tip)) return null;
  return tip.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a document that is read never reorders
    <span key={at} className={css.tip}>
      {renderChildren(paragraph ?? {}, context)}
    </span>
  ));
}

function renderFormulaNode({ latex }: { latex: string }, { formulas }: RenderContext, display: boolean): ReactNode {
  return typeof latex === 'string' && renderFormula(formulas[formulaKey(latex, display)], latex);
}

/** Returns the value if it is a string, else ''. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
