import { StrokeIcon } from '../icon/stroke-icon.tsx';

// Not from the other icons: those that pages share are in scripts which practice loads at first.
export const AddIcon = () => <StrokeIcon path="M8 3v10M3 8h10" />;
export const RemoveIcon = () => <StrokeIcon path="M2.5 4h11M6 4V2.5h4V4M4 4l.7 9.5h6.6L12 4M6.8 6.5v4.5M9.2 6.5v4.5" />;
