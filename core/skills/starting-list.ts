import { type DomainCode, editionNames } from './editions.ts';
import type { SkillList } from './skill-list.ts';

/**
 * The list that an installation starts with, as the makers of the tests name their domains and skills; domains of the
 * SAT in the order of a module. The code of a domain begins with its edition and its section. Authors change the list in
 * the database, so this is for content that is made here, such as the demo's. Migration 0021 has the same rows.
 */
const startingDomains = {
  'sat.reading-and-writing.craft-and-structure': {
    title: 'Craft and Structure',
    skills: {
      'words-in-context': 'Words in Context',
      'text-structure-and-purpose': 'Text Structure and Purpose',
      'cross-text-connections': 'Cross-Text Connections',
    },
  },
  'sat.reading-and-writing.information-and-ideas': {
    title: 'Information and Ideas',
    skills: {
      'central-ideas-and-details': 'Central Ideas and Details',
      'command-of-evidence-textual': 'Command of Evidence: Textual',
      'command-of-evidence-quantitative': 'Command of Evidence: Quantitative',
      inferences: 'Inferences',
    },
  },
  'sat.reading-and-writing.standard-english-conventions': {
    title: 'Standard English Conventions',
    skills: { boundaries: 'Boundaries', 'form-structure-and-sense': 'Form, Structure, and Sense' },
  },
  'sat.reading-and-writing.expression-of-ideas': {
    title: 'Expression of Ideas',
    skills: { 'rhetorical-synthesis': 'Rhetorical Synthesis', transitions: 'Transitions' },
  },
  'sat.math.algebra': {
    title: 'Algebra',
    skills: {
      'linear-equations-one-variable': 'Linear equations in one variable',
      'linear-functions': 'Linear functions',
      'linear-equations-two-variables': 'Linear equations in two variables',
      'systems-of-linear-equations': 'Systems of two linear equations in two variables',
      'linear-inequalities': 'Linear inequalities in one or two variables',
    },
  },
  'sat.math.advanced-math': {
    title: 'Advanced Math',
    skills: {
      'nonlinear-functions': 'Nonlinear functions',
      'nonlinear-equations': 'Nonlinear equations in one variable and systems of equations in two variables',
      'equivalent-expressions': 'Equivalent expressions',
    },
  },
  'sat.math.problem-solving-and-data-analysis': {
    title: 'Problem-Solving and Data Analysis',
    skills: {
      'ratios-rates-and-units': 'Ratios, rates, proportional relationships, and units',
      percentages: 'Percentages',
      'one-variable-data': 'One-variable data: distributions and measures of center and spread',
      'two-variable-data': 'Two-variable data: models and scatterplots',
      probability: 'Probability and conditional probability',
      'inference-from-samples': 'Inference from sample statistics and margin of error',
      'statistical-claims': 'Evaluating statistical claims: observational studies and experiments',
    },
  },
  'sat.math.geometry-and-trigonometry': {
    title: 'Geometry and Trigonometry',
    skills: {
      'area-and-volume': 'Area and volume',
      'lines-angles-and-triangles': 'Lines, angles, and triangles',
      'right-triangles-and-trigonometry': 'Right triangles and trigonometry',
      circles: 'Circles',
    },
  },
  'act.english.production-of-writing': {
    title: 'Production of Writing',
    skills: {
      'topic-development': 'Topic Development',
      'organization-unity-and-cohesion': 'Organization, Unity, and Cohesion',
    },
  },
  'act.english.knowledge-of-language': {
    title: 'Knowledge of Language',
    skills: { 'precision-and-concision': 'Precision and Concision', 'style-and-tone': 'Style and Tone' },
  },
  'act.english.conventions-of-standard-english': {
    title: 'Conventions of Standard English',
    skills: {
      'sentence-structure-and-formation': 'Sentence Structure and Formation',
      punctuation: 'Punctuation',
      usage: 'Usage',
    },
  },
  'act.math.number-and-quantity': {
    title: 'Number and Quantity',
    skills: { 'real-and-complex-numbers': 'Real and complex numbers', 'vectors-and-matrices': 'Vectors and matrices' },
  },
  'act.math.algebra': {
    title: 'Algebra',
    skills: {
      'expressions-and-polynomials': 'Expressions and polynomials',
      'linear-equations-and-inequalities': 'Linear equations and inequalities',
      'nonlinear-equations': 'Quadratic and other nonlinear equations',
      'systems-of-equations': 'Systems of equations',
    },
  },
  'act.math.functions': {
    title: 'Functions',
    skills: {
      'function-notation-and-graphs': 'Function notation and graphs',
      'linear-and-polynomial-functions': 'Linear and polynomial functions',
      'exponential-and-logarithmic-functions': 'Exponential and logarithmic functions',
      'sequences-and-patterns': 'Sequences and patterns',
      'trigonometric-functions': 'Trigonometric functions',
    },
  },
  'act.math.geometry': {
    title: 'Geometry',
    skills: {
      'angles-triangles-and-polygons': 'Angles, triangles, and polygons',
      'right-triangles-and-trigonometry': 'Right triangles and trigonometry',
      'circles-and-conic-sections': 'Circles and conic sections',
      'coordinate-geometry': 'Coordinate geometry',
    },
  },
  'act.math.statistics-and-probability': {
    title: 'Statistics and Probability',
    skills: {
      'center-and-spread': 'Center and spread of data',
      'data-displays-and-models': 'Data displays and models',
      'probability-and-counting': 'Probability and counting',
    },
  },
  'act.math.integrating-essential-skills': {
    title: 'Integrating Essential Skills',
    skills: {
      'rates-ratios-and-percentages': 'Rates, ratios, and percentages',
      'area-and-volume': 'Area, surface area, and volume',
      'numbers-and-averages': 'Operations with numbers, and averages',
    },
  },
  'act.reading.key-ideas-and-details': {
    title: 'Key Ideas and Details',
    skills: {
      'central-ideas-and-themes': 'Central ideas and themes',
      'details-and-inferences': 'Details and inferences',
      'summaries-and-relationships': 'Summaries and relationships',
    },
  },
  'act.reading.craft-and-structure': {
    title: 'Craft and Structure',
    skills: {
      'word-meanings': 'Word meanings',
      'text-structure': 'Text structure',
      'purpose-and-point-of-view': 'Purpose and point of view',
    },
  },
  'act.reading.integration-of-knowledge-and-ideas': {
    title: 'Integration of Knowledge and Ideas',
    skills: { 'arguments-and-evidence': 'Arguments and evidence', 'multiple-texts': 'Several texts and graphics' },
  },
  'act.science.interpretation-of-data': {
    title: 'Interpretation of Data',
    skills: { 'reading-data': 'Reading tables, graphs, and diagrams', 'trends-and-estimates': 'Trends and estimates' },
  },
  'act.science.scientific-investigation': {
    title: 'Scientific Investigation',
    skills: {
      'experimental-design': 'Design of experiments',
      'methods-and-predictions': 'Methods, changes, and predictions',
    },
  },
  'act.science.evaluation-of-models': {
    title: 'Evaluation of Models, Inferences, and Experimental Results',
    skills: { 'comparing-models': 'Comparing models', 'conclusions-and-evidence': 'Conclusions and evidence' },
  },
} as const satisfies Readonly<Record<DomainCode, { title: string; skills: Readonly<Record<string, string>> }>>;

type Domains = typeof startingDomains;
type CodesIn<Domain extends keyof Domains> = `${Domain}.${keyof Domains[Domain]['skills'] & string}`;
/** The code of a skill of the starting list. */
export type StartingSkillCode = { [Domain in keyof Domains]: CodesIn<Domain> }[keyof Domains];

/** The starting list of each edition. */
export const startingLists: readonly SkillList[] = editionNames.map((edition) => ({
  edition,
  domains: Object.entries(startingDomains)
    .filter(([code]) => code.startsWith(`${edition}.`))
    .map(([code, { title, skills }]) => ({
      code,
      section: code.split('.')[1] ?? '',
      title,
      retired: false,
      skills: Object.entries(skills).map(([name, title]) => ({ code: `${code}.${name}`, title, retired: false })),
    })),
}));
