import { modelOf } from '@fourfold/core/simulation/model-of';
import { simulate } from '@fourfold/core/simulation/simulate';
import { layOut } from './lay-out.ts';
import type { MapAnswer, MapAsked } from './map-messages.ts';

self.onmessage = ({ data }: MessageEvent<MapAsked>) => {
  self.postMessage(answerTo(data));
};

function answerTo(data: MapAsked): MapAnswer {
  try {
    return {
      answer: data.task === 'layout' ? layOut(data.asked) : simulate(modelOf(data.asked.map), data.asked.ask),
    };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
