import type { Doubt } from '@fourfold/core/authoring/split-items/doubts';
import type { Flow, FlowItem } from '../../../../editor/paste/flow.ts';
import type { NumberLabel } from './numbering.ts';
import type { DocxPackage } from './open-package.ts';
import type { Styles } from './styles.ts';
import type { XmlNode } from './xml.ts';

/** The content of one paragraph. `boxes`: text boxes; `footnotes`: their ids. They follow the paragraph. */
export type ParagraphContent = { flow: FlowItem[]; notes: Doubt[]; boxes: XmlNode[]; footnotes: string[] };

export type RunReader = {
  styles: Styles;
  source: Pick<DocxPackage, 'relations' | 'picture'>;
  /** Open fields, which may begin and end in different paragraphs: whether their code or their result is read. */
  fields: { isCode: boolean; code: string }[];
};

export type BodyReader = RunReader & {
  numberOf(numId: string, level: number): NumberLabel | null;
  /** The content of a footnote or endnote, by "footnote 2". */
  footnote(id: string): XmlNode | undefined;
};

/** A paragraph or table in reading order, before lines with bullets are joined to lists. */
export type BodyItem = {
  flow: Flow;
  label: { text: string; level: number } | null;
  bullet: number | null;
  notes: readonly Doubt[];
};
