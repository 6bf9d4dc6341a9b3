import { addons } from 'storybook/manager-api';
import { frames, paperOf } from './chrome.ts';
import { plainName } from './plain-name.ts';

type Globals = { globals: { theme?: unknown } };

addons.setConfig({
  theme: frames[paperOf('system')],
  sidebar: { renderLabel: ({ name }) => plainName(name) },
  // Pages of text have nothing to control and act nothing out.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !/^(?:welcome|foundations)-/.test(storyId),
  },
});

// The frame is printed on the paper that the stories are looked at on.
addons.register('fourfold/paper', (api) => {
  const repaint = ({ globals }: Globals) => addons.setConfig({ theme: frames[paperOf(globals.theme)] });
  api.on('setGlobals', repaint);
  api.on('globalsUpdated', repaint);
});
