import type { ExamPart, ExamSection, SectionLetters } from '../section.ts';

type Taken = { title: string; questions: number; minutes: number; calculator?: boolean };

/** The letters of odd and of even questions: the SAT has one row, the ACT two. */
const satLetters = { odd: 'ABCD', even: 'ABCD' } as const;
const actLetters = { odd: 'ABCD', even: 'FGHJ' } as const;

/** A section of an ACT that is taken whole on screen. `flag` begins the names of its publish flags. */
export function screenSection<Type extends string, Flag extends string>(
  type: Type,
  flag: Flag,
  { title, ...taken }: Taken,
) {
  return {
    ...onScreen(type, flag, actLetters, taken),
    title,
    short: title,
    testTitle: `(${title})`,
    module: null,
  } as const;
}

/**
 * The three modules of an adaptive section, of the same length: the first, and the easier and the harder second one.
 * They are published together.
 */
export function adaptiveModules<Type extends string, Flag extends string>(
  type: Type,
  flag: Flag,
  { title, short, ...taken }: Taken & { short: string },
) {
  const moduleOf = <Own extends string>(own: Own, number: 1 | 2, route: 'easier' | 'harder' | null) =>
    ({
      ...onScreen(own, flag, satLetters, taken),
      title: `${title}, Module ${number}${route === null ? '' : `, ${route}`}`,
      short: `${short} ${number}`,
      testTitle: `(${title}, Module ${number})`,
      module: { number, route },
    }) as const;
  return [
    moduleOf(`${type}1`, 1, null),
    moduleOf(`${type}2Easier`, 2, 'easier'),
    moduleOf(`${type}2Harder`, 2, 'harder'),
  ] as const;
}

/** The two modules of a linear section, of the same length: everybody takes both. They are published together. */
export function linearModules<Type extends string, Flag extends string>(
  type: Type,
  flag: Flag,
  { title, short, ...taken }: Taken & { short: string },
) {
  const moduleOf = <Number extends 1 | 2>(number: Number) =>
    ({
      ...onScreen(`${type}${number}`, flag, satLetters, taken),
      title: `${title}, Module ${number}`,
      short: `${short} ${number}`,
      testTitle: `(${title}, Module ${number})`,
      module: { number, route: null },
    }) as const;
  return [moduleOf(1), moduleOf(2)] as const;
}

/** The part that `linearModules` of the same type makes. */
export function linearPart<Type extends string>(
  type: Type,
  { title, breakAfter }: Pick<ExamPart, 'title' | 'breakAfter'>,
) {
  return { ...adaptivePart(type, { title, breakAfter }), modules: [[`${type}1`], [`${type}2`]] } as const;
}

/** The part that `adaptiveModules` of the same type makes. */
export function adaptivePart<Type extends string>(
  type: Type,
  { title, breakAfter }: Pick<ExamPart, 'title' | 'breakAfter'>,
) {
  const modules = [[`${type}1`], [`${type}2Easier`, `${type}2Harder`]] as const;
  return { type, title, modules, breakAfter, scale: { min: 200, max: 800, step: 10 }, isInComposite: true } as const;
}

/** The part of one section of an ACT on screen. */
export function actPart<Type extends string>(type: Type, title: string) {
  const scale = { min: 1, max: 36, step: 1 } as const;
  return { type, title, modules: [[type]], breakAfter: 0, scale, isInComposite: true } as const;
}

function onScreen<Type extends string, Flag extends string>(
  type: Type,
  flag: Flag,
  letters: SectionLetters,
  { questions, minutes, calculator = false }: Omit<Taken, 'title'>,
) {
  return {
    type,
    questions,
    letters,
    columns: 5,
    typedFrom: null,
    test: { minutes, calculator, endsByClock: true, publish: publishFlagsOf(flag) },
  } as const satisfies Partial<ExamSection>;
}

function publishFlagsOf<Flag extends string>(flag: Flag) {
  return { mock: `${flag}_mock_test_publish`, real: `${flag}_real_test_publish` } as const;
}
