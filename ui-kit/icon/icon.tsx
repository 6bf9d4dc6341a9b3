import { type IconProps, StrokeIcon } from './stroke-icon.tsx';

export const AlertIcon = (props: IconProps) => <StrokeIcon {...props} path="M8 4v5M8 12h.01" />;
export const BackIcon = (props: IconProps) => <StrokeIcon {...props} path="M10 3L5 8l5 5" />;
export const NextIcon = (props: IconProps) => <StrokeIcon {...props} path="M6 3l5 5-5 5" />;
export const DownIcon = (props: IconProps) => <StrokeIcon {...props} path="M3 6l5 5 5-5" />;
export const CheckIcon = (props: IconProps) => <StrokeIcon {...props} path="M3 8.5l3.2 3.2L13 4.8" />;
export const CrossIcon = (props: IconProps) => <StrokeIcon {...props} path="M4 4l8 8M12 4l-8 8" />;
export const MoreIcon = (props: IconProps) => <StrokeIcon {...props} path="M3 8h.01M8 8h.01M13 8h.01" />;
export const MenuIcon = (props: IconProps) => <StrokeIcon {...props} path="M2 4.5h12M2 8h12M2 11.5h12" />;
export const WarningIcon = (props: IconProps) => <StrokeIcon {...props} path="M8 6v3.5M8 12h.01M8 1.8l6.4 12H1.6z" />;
export const FlagIcon = (props: IconProps) => <StrokeIcon {...props} path="M4 14V2.5h8l-2 3 2 3H4" />;
export const PlusIcon = (props: IconProps) => <StrokeIcon {...props} path="M8 3v10M3 8h10" />;
export const MapIcon = (props: IconProps) => (
  <StrokeIcon {...props} path="M2.5 3h3v3h-3zM10.5 3h3v3h-3zM2.5 10h3v3h-3zM10.5 10h3v3h-3z" />
);
/** Keys under a display. */
const calculator =
  'M4.5 1.5h7a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM6 4.5h4M6 8h.01M8 8h.01M10 8h.01M6 11h.01M8 11h.01M10 11h.01';
export const CalculatorIcon = (props: IconProps) => <StrokeIcon {...props} path={calculator} />;
export const NoCalculatorIcon = (props: IconProps) => <StrokeIcon {...props} path={`${calculator}M1.5 14.5l13-13`} />;
