import { Toolbar, ToolGroup } from '@fourfold/ui-kit/toolbar';
import { useSlateStatic } from 'slate-react';
import { BlockPicker } from './block-picker.tsx';
import { HighlightPicker, TextColourPicker } from './colour-pickers.tsx';
import { documentSchema, type EditorSchema } from './element-kinds.ts';
import { HistoryButtons } from './history-tools.tsx';
import { LinkButton, type OpenDialog, TooltipButton } from './insert-tools.tsx';
import { MarkButton, MoreMarks } from './mark-buttons.tsx';
import { MathButtons } from './math/math-buttons.tsx';
import { MediaButtons } from './media/media-buttons.tsx';
import { SizePicker } from './size-picker.tsx';
import { takeFocus } from './take-focus.ts';

type EditorToolsProps = { label: string; scheme: EditorSchema; onOpen: (opened: OpenDialog) => void };

/** The toolbar of the editor; a tooltip's editor has only the tools that its schema allows. */
export function EditorTools({ label, scheme, onOpen }: EditorToolsProps) {
  const editor = useSlateStatic();
  const isDocument = scheme === documentSchema;
  return (
    <Toolbar label={`Formatting, ${label}`} onLeave={() => takeFocus(editor)}>
      <ToolGroup>
        {isDocument && <BlockPicker />}
        <SizePicker />
      </ToolGroup>
      <ToolGroup>
        <MarkButton mark="bold" />
        <MarkButton mark="italic" />
        <MarkButton mark="underline" />
        <MoreMarks />
      </ToolGroup>
      <ToolGroup>
        <TextColourPicker />
        <HighlightPicker />
      </ToolGroup>
      <ToolGroup>
        <MathButtons block={isDocument} />
      </ToolGroup>
      <ToolGroup>
        {isDocument && <MediaButtons />}
        {isDocument && <TooltipButton onOpen={onOpen} />}
        <LinkButton onOpen={onOpen} />
      </ToolGroup>
      <ToolGroup last>
        <HistoryButtons />
      </ToolGroup>
    </Toolbar>
  );
}
