import { type IconProps, StrokeIcon } from '../icon/stroke-icon.tsx';

// Separate from the other icons, which are in a script that every page loads.
export const SavingIcon = (props: IconProps) => <StrokeIcon {...props} path="M8 2v3M8 11v3M2 8h3M11 8h3" />;
export const DeviceIcon = (props: IconProps) => (
  <StrokeIcon
    {...props}
    path="M5.5 1.5h5A1.5 1.5 0 0 1 12 3v10a1.5 1.5 0 0 1-1.5 1.5h-5A1.5 1.5 0 0 1 4 13V3a1.5 1.5 0 0 1 1.5-1.5zM7 12h2"
  />
);
