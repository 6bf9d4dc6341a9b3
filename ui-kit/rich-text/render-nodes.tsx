import { isImageAddress, isLinkAddress, isOwnPicture } from '@fourfold/core/rich-text/addresses';
import type {
  DocumentNode,
  Image,
  InlineMath,
  Link,
  MathBlock,
  NodeOf,
  NodeType,
  Paragraph,
  Text,
  Tooltip as TooltipNode,
  Video as VideoNode,
} from '@fourfold/core/rich-text/document';
import { type Formulas, formulaKey } from '@fourfold/core/rich-text/formula-tree';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { drawFrame, type FramedType, isFramed } from './draw-frame.tsx';
import { renderFormula } from './formula.tsx';
import { MarkedText } from './marked-text.tsx';
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

type UnframedType = Exclude<NodeType, FramedType>;
type NodeRenderers = {
  [Type in UnframedType]: (node: NodeOf<Type>, context: RenderContext) => ReactNode;
};

/** Inline nodes and those without content; `drawFrame` draws the others. */
const renderers = {
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
  if (isFramed(node)) return drawFrame(shownAs(node), renderChildren(node, context), attributesOf(node));
  if (isUnframed(node)) {
    return (renderers[node.type] as (node: DocumentNode, context: RenderContext) => ReactNode)(node, context);
  }
  return 'children' in node && renderChildren(node, context);
}

function isUnframed(node: object): node is NodeOf<UnframedType> {
  return 'type' in node && typeof node.type === 'string' && Object.hasOwn(renderers, node.type);
}

/** An empty header, as in the corner of a table, would be announced for every cell below it. */
function shownAs(node: NodeOf<FramedType>): NodeOf<FramedType> {
  return node.type === 'table-cell' && isBlank(node.children) ? { ...node, header: false } : node;
}

function isBlank(children: unknown): boolean {
  return (
    Array.isArray(children) && children.every((node) => node && !('type' in node) && textOf(node.text).trim() === '')
  );
}

function attributesOf(node: NodeOf<FramedType>) {
  return node.type === 'paragraph' && isFormula(node) ? { 'data-formula': true as const } : undefined;
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
