/**
 * The allowed attributes of a formula's elements, each with the pattern of its value. None of them contains a URL or
 * runs code; `formulaFromTemml` refuses lengths beyond a limit, so that a formula cannot cover a page.
 */
const yesNo = /^(?:true|false)$/;
const length = /^[-+]?\d{0,2}(?:\.\d{1,6})?(?:em|ex|mu)$|^[-+]?\d{0,3}(?:\.\d{1,6})?(?:px|pt|%|width)$|^0$/;
const colour = /^#[0-9a-f]{6}$|^currentcolor$/;

export const formulaAttributes = {
  display: /^block$/,
  displaystyle: yesNo,
  scriptlevel: /^[-+]?\d$/,
  stretchy: yesNo,
  fence: yesNo,
  separator: yesNo,
  symmetric: yesNo,
  largeop: yesNo,
  movablelimits: yesNo,
  accent: yesNo,
  form: /^(?:prefix|infix|postfix)$/,
  lspace: length,
  rspace: length,
  width: length,
  height: length,
  depth: length,
  voffset: length,
  minsize: length,
  maxsize: length,
  mathsize: length,
  linethickness: length,
  mathbackground: colour,
  mathvariant: /^[a-z]+(?:-[a-z]+)*$/,
  notation: /^[a-z]+(?: [a-z]+)*$/,
} as const satisfies Readonly<Record<string, RegExp>>;

const padding = /^(?:0|[\d.]{1,8}(?:em|ex|px|pt))(?: (?:0|[\d.]{1,8}(?:em|ex|px|pt))){0,3}$/;
const border = /^[\d.]{1,8}(?:em|px|pt) (?:solid|dashed)(?: #[0-9a-f]{6})?$/;

/** Properties of the `style` attribute, which contains `name:value` pairs separated by semicolons. */
export const formulaStyles = {
  color: colour,
  'background-color': colour,
  'font-weight': /^(?:bold|normal)$/,
  'font-style': /^(?:italic|normal)$/,
  'text-align': /^(?:left|center|-webkit-left|-webkit-right)$/,
  'math-depth': /^\d$/,
  transform: /^scaleX\(-1\)$/,
  padding,
  'padding-top': padding,
  'padding-right': padding,
  'padding-bottom': padding,
  'padding-left': padding,
  'margin-left': length,
  left: length,
  width: length,
  border,
  'border-top': border,
  'border-right': border,
  'border-bottom': border,
  'border-left': border,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Allowed class names: those for which the renderer's stylesheet draws what MathML cannot. */
export const formulaClasses: readonly string[] = [
  ...['tml-jot', 'tml-small'],
  ...['tml-overline', 'tml-underline', 'tml-fbox', 'menclose', 'actuarial', 'longdiv-top', 'longdiv-arc'],
  ...['tml-cancel', 'tml-xcancel', 'tml-cancelto', 'upstrike', 'downstrike', 'sout', 'circle-pad', 'textcircle'],
  ...['phasor-bottom', 'phasor-angle', 'mathcal', 'mathscr', 'tml-prime', 'tml-vec'],
  ...['tml-hat-1', 'tml-hat-2', 'tml-hat-3', 'tml-hat-4', 'tml-tilde-2', 'tml-tilde-3', 'tml-tilde-4'],
  ...['tml-sml-pad', 'tml-med-pad', 'tml-lrg-pad', 'ff-narrow', 'ff-nudge-left'],
  ...['chr-sml', 'chr-med', 'chr-lrg', 'chr-sml-vec', 'chr-lrg-vec'],
  ...['wbk-acc', 'wbk-sml', 'wbk-med', 'wbk-lrg', 'wbk-sml-acc', 'wbk-med-acc', 'wbk-lrg-acc'],
  ...['wbk-vec', 'wbk-sml-vec', 'wbk-med-vec', 'wbk-lrg-vec'],
];
