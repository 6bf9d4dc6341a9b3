import { type FormulaElement, type FormulaNode, formulaElements } from '@fourfold/core/rich-text/formula-tree';
import { createElement, type ReactNode } from 'react';
import { Scroller } from './scroller.tsx';
import './temml.css';

/**
 * Renders a compiled formula as MathML, or its LaTeX as code if the tree is missing. An inline formula has its own box
 * that clips it, because Firefox does not clip `math`; a block formula is clipped by `Scroller`.
 */
export function renderFormula(tree: FormulaElement | undefined, latex: string): ReactNode {
  if (tree?.el !== 'math') return <code>{latex}</code>;
  const math = renderNode(tree, undefined, latex);
  return tree.attr?.display === 'block' ? (
    math
  ) : (
    <Scroller label="Formula" inline>
      {math}
    </Scroller>
  );
}

function renderNode(node: FormulaNode, key: number | undefined, alttext?: string): ReactNode {
  if (typeof node === 'string') return node;
  if (!formulaElements.includes(node?.el)) return null;
  const { class: className, style, ...attr } = node.attr ?? {};
  const children = Array.isArray(node.children) ? node.children.map((child, at) => renderNode(child, at)) : null;
  return createElement(node.el, { ...attr, key, alttext, className, style: style && styleObject(style) }, children);
}

/** Converts "text-align: left; padding: 0" to a React style; custom properties and URLs are dropped. */
function styleObject(style: string): Record<string, string> {
  const declarations = style.matchAll(/([a-z-]+)\s*:\s*([^;:]+)/gi);
  return Object.fromEntries(
    [...declarations].map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      value.trim(),
    ]),
  );
}
