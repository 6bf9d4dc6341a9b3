/** Things that injected content could try in a page, and the directive that blocks each. */
export const stoppedBy = {
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
export type Attempt = keyof typeof stoppedBy;

/**
 * Runs in a page. An attempt that succeeds sets `window.ran`, or requests something from
 * `foreignOrigin`.
 */
export function attempt([what, there]: readonly [Attempt, there: string]): void {
  const mark = () => void Object.assign(window, { ran: true });
  const script = 'window.ran = true';
  const made = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const add = <T extends keyof HTMLElementTagNameMap>(tag: T, properties: object) =>
    document.body.appendChild(Object.assign(document.createElement(tag), properties));
  addEventListener('message', mark);
  const ways: Record<Attempt, () => unknown> = {
    'a script in the page': () => add('script', { textContent: script }),
    'a script from elsewhere': () => add('script', { src: `${there}/a.js` }),
    'a module from elsewhere': () => add('script', { type: 'module', src: `${there}/a-module.js` }),
    'a script in an address': () => add('script', { src: `data:text/javascript,${script}` }),
    'a script that the page makes': () => add('script', { src: made(script) }),
    'a link that is a script': () => add('a', { href: `javascript:void(${script})` }).click(),
    'a handler in the markup': () => {
      const place = add('div', { innerHTML: `<button onclick="${script}"></button>` });
      place.querySelector('button')?.click();
    },
    'text as code': () => setTimeout(script),
    // In a timeout: code that a tool evaluates directly may use `Function`.
    'a function made of text': () => setTimeout(() => new Function(script)()),
    'a frame from elsewhere': () => add('iframe', { src: `${there}/frame` }),
    'a frame in an address': () => add('iframe', { src: `data:text/html,<script>parent.postMessage(0, '*')</script>` }),
    'an object': () => add('object', { data: `${there}/object.svg` }),
    'something embedded': () => add('embed', { src: `${there}/embedded.svg` }),
    'a base for every address': () => {
      document.head.appendChild(Object.assign(document.createElement('base'), { href: `${there}/` }));
      add('img', { src: 'based.svg' });
    },
    'a form that goes elsewhere': () => add('form', { action: `${there}/form`, target: '_blank' }).submit(),
    'a request elsewhere': () => fetch(`${there}/request`).catch(() => {}),
    'a beacon elsewhere': () => navigator.sendBeacon(`${there}/beacon`, 'x'),
    'a stream from elsewhere': () => new EventSource(`${there}/stream`),
    'a socket elsewhere': () => new WebSocket(`${there.replace('http', 'ws')}/socket`),
    'a picture without encryption': () => add('img', { src: `${there}/picture.svg` }),
    'a film without encryption': () => add('video', { src: `${there}/film` }),
    'a style from elsewhere': () => add('link', { rel: 'stylesheet', href: `${there}/a.css` }),
    'a font from elsewhere': () => new FontFace('x', `url(${there}/font)`).load().catch(() => {}),
    'a worker that the page makes': () => {
      new Worker(made('postMessage(0)')).onmessage = mark;
    },
  };
  ways[what]();
}
