/** Things that injected content could try in a page, and the directive that blocks each. */
export const blockingDirectives = {
  'a script in the page': 'script-src-elem',
  'a script from elsewhere': 'script-src-elem',
  'a module from elsewhere': 'script-src-elem',
  'a script in an address': 'script-src-elem',
  'a script that the page makes': 'script-src-elem',
  'a link that is a script': 'script-src-elem',
  'a handler in the markup': 'script-src-attr',
  'text as code': 'script-src',
  'a function made of text': 'script-src',
  'a frame from elsewhere': 'frame-src',
  'a frame in an address': 'frame-src',
  'an object': 'object-src',
  'something embedded': 'object-src',
  'a base for every address': 'base-uri',
  'a form that goes elsewhere': 'form-action',
  'a request elsewhere': 'connect-src',
  'a beacon elsewhere': 'connect-src',
  'a stream from elsewhere': 'connect-src',
  'a socket elsewhere': 'connect-src',
  'a picture without encryption': 'img-src',
  'a film without encryption': 'media-src',
  'a style from elsewhere': 'style-src-elem',
  'a font from elsewhere': 'font-src',
  'a worker that the page makes': 'worker-src',
} as const;
export type Attempt = keyof typeof blockingDirectives;

/** Runs in a page. An attempt that succeeds sets `window.ran`, or requests something from `foreignOrigin`. */
export function runAttempt([attemptName, foreignOrigin]: readonly [Attempt, foreignOrigin: string]): void {
  const markAsRun = () => void Object.assign(window, { ran: true });
  const script = 'window.ran = true';
  const createScriptUrl = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const appendElement = <T extends keyof HTMLElementTagNameMap>(tag: T, properties: object) =>
    document.body.appendChild(Object.assign(document.createElement(tag), properties));
  addEventListener('message', markAsRun);
  const actions: Record<Attempt, () => unknown> = {
    'a script in the page': () => appendElement('script', { textContent: script }),
    'a script from elsewhere': () => appendElement('script', { src: `${foreignOrigin}/a.js` }),
    'a module from elsewhere': () => appendElement('script', { type: 'module', src: `${foreignOrigin}/a-module.js` }),
    'a script in an address': () => appendElement('script', { src: `data:text/javascript,${script}` }),
    'a script that the page makes': () => appendElement('script', { src: createScriptUrl(script) }),
    'a link that is a script': () => appendElement('a', { href: `javascript:void(${script})` }).click(),
    'a handler in the markup': () => {
      const container = appendElement('div', { innerHTML: `<button onclick="${script}"></button>` });
      container.querySelector('button')?.click();
    },
    'text as code': () => setTimeout(script),
    // In a timeout: code that a tool evaluates directly may use `Function`.
    'a function made of text': () => setTimeout(() => new Function(script)()),
    'a frame from elsewhere': () => appendElement('iframe', { src: `${foreignOrigin}/frame` }),
    'a frame in an address': () =>
      appendElement('iframe', { src: `data:text/html,<script>parent.postMessage(0, '*')</script>` }),
    'an object': () => appendElement('object', { data: `${foreignOrigin}/object.svg` }),
    'something embedded': () => appendElement('embed', { src: `${foreignOrigin}/embedded.svg` }),
    'a base for every address': () => {
      document.head.appendChild(Object.assign(document.createElement('base'), { href: `${foreignOrigin}/` }));
      appendElement('img', { src: 'based.svg' });
    },
    'a form that goes elsewhere': () =>
      appendElement('form', { action: `${foreignOrigin}/form`, target: '_blank' }).submit(),
    'a request elsewhere': () => fetch(`${foreignOrigin}/request`).catch(() => {}),
    'a beacon elsewhere': () => navigator.sendBeacon(`${foreignOrigin}/beacon`, 'x'),
    'a stream from elsewhere': () => new EventSource(`${foreignOrigin}/stream`),
    'a socket elsewhere': () => new WebSocket(`${foreignOrigin.replace('http', 'ws')}/socket`),
    'a picture without encryption': () => appendElement('img', { src: `${foreignOrigin}/picture.svg` }),
    'a film without encryption': () => appendElement('video', { src: `${foreignOrigin}/film` }),
    'a style from elsewhere': () => appendElement('link', { rel: 'stylesheet', href: `${foreignOrigin}/a.css` }),
    'a font from elsewhere': () => new FontFace('x', `url(${foreignOrigin}/font)`).load().catch(() => {}),
    'a worker that the page makes': () => {
      new Worker(createScriptUrl('postMessage(0)')).onmessage = markAsRun;
    },
  };
  actions[attemptName]();
}
