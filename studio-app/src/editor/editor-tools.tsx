import { useSlateStatic } from 'slate-react';
import { BlockPicker } from './block-tool.tsx';
import { HighlightPicker, TextColourPicker } from './colour-tools.tsx';
import { HistoryButtons } from './history-tools.tsx';
import { LinkButton, type Opened, TooltipButton } from './insert-tools.tsx';
import { documentScheme, type Scheme } from './kinds.ts';
import { MarkButton, MoreMarks } from './mark-tools.tsx';
import { MathButtons } from './math/math-buttons.tsx';
import { MediaButtons } from './media/media-buttons.tsx';
import { SizePicker } from './size-tool.tsx';
import { takeFocus } from './take-focus.ts';
import { Toolbar, ToolGroup } from './toolbar.tsx';

type EditorToolsProps = { label: string; scheme: Scheme; onOpen: (opened: Opened) => void };

/** The toolbar of the editor; a tooltip's editor has only the tools that its schema allows. */
export function EditorTools({ label, scheme, onOpen }: EditorToolsProps) {
  const editor = useSlateStatic();
  const whole = scheme === documentScheme;
  return (
    <Toolbar label={`Formatting, ${label}`} onLeave={() => takeFocus(editor)}>
      <ToolGroup>
        {whole && <BlockPicker />}
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
        <MathButtons block={whole} />
      </ToolGroup>
      <ToolGroup>
        {whole && <MediaButtons />}
        {whole && <TooltipButton onOpen={onOpen} />}
        <LinkButton onOpen={onOpen} />
      </ToolGroup>
      <ToolGroup last>
        <HistoryButtons />
      </ToolGroup>
    </Toolbar>
  );
}
