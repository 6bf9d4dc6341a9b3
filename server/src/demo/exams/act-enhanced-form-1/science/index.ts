import type { DemoFormQuestion } from '../../../format.ts';
import { growthOfDuckweed } from './duckweed.ts';
import { earthquakeWaves } from './earthquake-waves.ts';
import { fallingFilters } from './falling-filters.ts';
import { gasFromPotatoes } from './gas-from-potatoes.ts';
import { soilTemperature } from './soil-temperature.ts';
import { towerClock } from './tower-clock.ts';
import { whitefishInALake } from './whitefish-in-a-lake.ts';

/** Seven passages. The sixth is tried out: it counts for no score. */
export const science: readonly DemoFormQuestion[] = [
  ...soilTemperature,
  ...gasFromPotatoes,
  ...whitefishInALake,
  ...fallingFilters,
  ...earthquakeWaves,
  ...growthOfDuckweed,
  ...towerClock,
];
