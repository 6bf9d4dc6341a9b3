import { type IconProps, StrokeIcon } from '../icon/stroke-icon.tsx';

// Separate from the other icons, which are in a script that most pages load.
export const PencilIcon = (props: IconProps) => (
  <StrokeIcon {...props} path="M2.5 13.5l.8-3.3 7.9-7.9 2.5 2.5-7.9 7.9zM9.7 3.8l2.5 2.5" />
);
export const BinIcon = (props: IconProps) => (
  <StrokeIcon {...props} path="M2.5 4h11M6 4V2.5h4V4M4 4l.7 9.5h6.6L12 4M6.8 6.5v4.5M9.2 6.5v4.5" />
);
export const UpIcon = (props: IconProps) => <StrokeIcon {...props} path="M3 10l5-5 5 5" />;
export const GripIcon = (props: IconProps) => (
  <StrokeIcon {...props} path="M6 4h.01M6 8h.01M6 12h.01M10 4h.01M10 8h.01M10 12h.01" />
);
