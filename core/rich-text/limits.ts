/** Limits of a document and of its parts. Lengths in UTF-16 units, widths in CSS pixels. */
export const limits = {
  blocks: 2_000,
  /** Lists within one another. */
  lists: 3,
  /** Nodes within nodes; texts are not counted: two for each list, and a paragraph with a tooltip in the last. */
  depth: 8,
  nodes: 40_000,
  /** Total of all texts, formulas, URLs and captions. */
  characters: 200_000,
  formula: 2_000,
  /** Maximum of a length in a formula, also a negative one, in em: the width of a phone. */
  formulaLength: 20,
  address: 2_000,
  /** A credit, an alternative text or a video's title. */
  caption: 1_000,
  rows: 500,
  columns: 30,
  imageWidth: 4_000,
} as const;
