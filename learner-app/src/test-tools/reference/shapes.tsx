import type { ReactNode } from 'react';
import css from './reference-sheet.module.css';

/** A label in a drawing: its text, and the middle of its baseline. */
function Label({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} textAnchor="middle">
      {children}
    </text>
  );
}

/** The mark of a right angle at a corner, which opens to the right and up, or to the left with `left`. */
function RightAngle({ x, y, left }: { x: number; y: number; left?: boolean }) {
  const side = left ? -8 : 8;
  return <path className={css.thin} d={`M${x + side} ${y}v-8h${-side}`} />;
}

type Shape = { alt: string; drawing: ReactNode };

/** Drawings of 120 by 84 units, each with a text that says all that it shows. */
const shapes = {
  circle: {
    alt: 'A circle with its radius r.',
    drawing: (
      <>
        <circle cx={60} cy={42} r={34} />
        <path d="M60 42h34" />
        <circle className={css.dot} cx={60} cy={42} r={2} />
        <Label x={77} y={37}>
          r
        </Label>
      </>
    ),
  },
  rectangle: {
    alt: 'A rectangle of length ℓ and width w.',
    drawing: (
      <>
        <path d="M14 14h80v44H14z" />
        <Label x={54} y={76}>
          ℓ
        </Label>
        <Label x={107} y={41}>
          w
        </Label>
      </>
    ),
  },
  triangle: {
    alt: 'A triangle with base b and height h, which is perpendicular to the base.',
    drawing: (
      <>
        <path d="M14 62h92L46 10z" />
        <path className={css.dashed} d="M46 10v52" />
        <RightAngle x={46} y={62} />
        <Label x={54} y={44}>
          h
        </Label>
        <Label x={60} y={79}>
          b
        </Label>
      </>
    ),
  },
  right: {
    alt: 'A right triangle with legs a and b, and hypotenuse c.',
    drawing: (
      <>
        <path d="M20 62h84L20 10z" />
        <RightAngle x={20} y={62} />
        <Label x={11} y={40}>
          b
        </Label>
        <Label x={62} y={78}>
          a
        </Label>
        <Label x={68} y={31}>
          c
        </Label>
      </>
    ),
  },
  thirty: {
    alt: 'A right triangle with angles of 30 and 60 degrees. The side opposite 30 degrees is x, the side opposite 60 degrees is x times the square root of 3, and the hypotenuse is 2x.',
    drawing: (
      <>
        <path d="M22 62h80L22 16z" />
        <RightAngle x={22} y={62} />
        <Label x={13} y={43}>
          x
        </Label>
        <Label x={62} y={79}>
          x√3
        </Label>
        <Label x={70} y={35}>
          2x
        </Label>
        <text className={css.angle} x={63} y={60}>
          30°
        </text>
        <text className={css.angle} x={24} y={39}>
          60°
        </text>
      </>
    ),
  },
  fortyFive: {
    alt: 'A right triangle with two angles of 45 degrees. Both legs are s, and the hypotenuse is s times the square root of 2.',
    drawing: (
      <>
        <path d="M34 64h54L34 10z" />
        <RightAngle x={34} y={64} />
        <Label x={25} y={41}>
          s
        </Label>
        <Label x={60} y={80}>
          s
        </Label>
        <Label x={78} y={33}>
          s√2
        </Label>
        <text className={css.angle} x={54} y={62}>
          45°
        </text>
        <text className={css.angle} x={36} y={42}>
          45°
        </text>
      </>
    ),
  },
  box: {
    alt: 'A rectangular prism of length ℓ, width w and height h.',
    drawing: (
      <>
        <path d="M12 28h62v38H12zM12 28l20-16h62L74 28M94 12v38L74 66" />
        <path className={css.dashed} d="M32 12v38L12 66M32 50h62" />
        <Label x={43} y={81}>
          ℓ
        </Label>
        <Label x={93} y={68}>
          w
        </Label>
        <Label x={103} y={36}>
          h
        </Label>
      </>
    ),
  },
  cylinder: {
    alt: 'A cylinder with radius r and height h.',
    drawing: (
      <>
        <ellipse cx={56} cy={18} rx={30} ry={12} />
        <path d="M26 18v46a30 12 0 0 0 60 0V18" />
        <path className={css.dashed} d="M26 64a30 12 0 0 1 60 0" />
        <path d="M56 18h30" />
        <Label x={67} y={27}>
          r
        </Label>
        <Label x={97} y={45}>
          h
        </Label>
      </>
    ),
  },
  sphere: {
    alt: 'A sphere with its radius r.',
    drawing: (
      <>
        <circle cx={60} cy={42} r={34} />
        <path d="M26 42a34 13 0 0 0 68 0" />
        <path className={css.dashed} d="M26 42a34 13 0 0 1 68 0M60 42h34" />
        <circle className={css.dot} cx={60} cy={42} r={2} />
        <Label x={75} y={51}>
          r
        </Label>
      </>
    ),
  },
  cone: {
    alt: 'A cone with radius r and height h.',
    drawing: (
      <>
        <path d="M26 63L58 8l32 55a32 13 0 0 1-64 0z" />
        <path className={css.dashed} d="M26 63a32 13 0 0 1 64 0M58 8v55h32" />
        <RightAngle x={58} y={63} />
        <Label x={51} y={44}>
          h
        </Label>
        <Label x={75} y={61}>
          r
        </Label>
      </>
    ),
  },
  pyramid: {
    alt: 'A pyramid with a rectangular base of length ℓ and width w, and height h.',
    drawing: (
      <>
        <path d="M14 66h56l26-18L55 8zM55 8l15 58" />
        <path className={css.dashed} d="M14 66l26-18h56M40 48L55 8M55 8v49" />
        <Label x={42} y={81}>
          ℓ
        </Label>
        <Label x={92} y={66}>
          w
        </Label>
        <Label x={49} y={45}>
          h
        </Label>
      </>
    ),
  },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** Draws a shape of the reference sheet. */
export function ShapeDrawing({ name }: { name: ShapeName }) {
  const { alt, drawing } = shapes[name];
  return (
    <svg className={css.shape} viewBox="0 0 120 84" role="img" aria-label={alt}>
      {drawing}
    </svg>
  );
}
