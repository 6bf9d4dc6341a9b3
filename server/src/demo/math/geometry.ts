import type { DemoTopic } from '../format.ts';
import { angles } from './geometry/angles.ts';
import { areaAndVolume } from './geometry/area-and-volume.ts';
import { circles } from './geometry/circles.ts';
import { rightTriangles } from './geometry/right-triangles.ts';

export const geometry: DemoTopic = {
  kind: 'math',
  title: 'Geometry',
  subtopics: [
    { title: 'Shapes and angles', subsubtopics: [areaAndVolume, angles] },
    { title: 'Right triangles and circles', subsubtopics: [rightTriangles, circles] },
  ],
};
