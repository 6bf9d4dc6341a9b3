-- The skills that questions are tagged with, by domain, for each edition of a test. Authors change these lists; `rev`
-- increases with each change of one. Codes never change.
create table skill_lists (
  edition text primary key,
  rev integer not null default 0
);
create table skill_domains (
  code text primary key,
  edition text not null references skill_lists,
  -- A section of the edition, such as math.
  section text not null,
  title text not null,
  position integer not null,
  retired_at timestamptz
);
create table skills (
  code text primary key,
  domain_code text not null references skill_domains,
  title text not null,
  position integer not null,
  retired_at timestamptz
);
create index skills_domain on skills (domain_code);

-- The codes are a column of the question, not a table of pairs: they are read with each question, written as one
-- revision, copied with it, and in a cluster a change of them is a change of one row of one reference table. Statistics
-- unnest them; the index finds the questions of a skill. What a foreign key would promise is promised by locks: whoever
-- tags a question locks the skills (for key share), and a skill is deleted only when no question has it.
alter table questions add column skill_codes text[] not null default '{}';
create index questions_skills on questions using gin (skill_codes);

-- The list to start with (core/skills/starting-list.ts).
insert into skill_lists (edition) values ('sat'), ('act');

insert into skill_domains (code, edition, section, title, position)
select code, split_part(code, '.', 1), split_part(code, '.', 2), title, position from (values
  ('sat.reading-and-writing.craft-and-structure', 'Craft and Structure', 0),
  ('sat.reading-and-writing.information-and-ideas', 'Information and Ideas', 1),
  ('sat.reading-and-writing.standard-english-conventions', 'Standard English Conventions', 2),
  ('sat.reading-and-writing.expression-of-ideas', 'Expression of Ideas', 3),
  ('sat.math.algebra', 'Algebra', 4),
  ('sat.math.advanced-math', 'Advanced Math', 5),
  ('sat.math.problem-solving-and-data-analysis', 'Problem-Solving and Data Analysis', 6),
  ('sat.math.geometry-and-trigonometry', 'Geometry and Trigonometry', 7),
  ('act.english.production-of-writing', 'Production of Writing', 0),
  ('act.english.knowledge-of-language', 'Knowledge of Language', 1),
  ('act.english.conventions-of-standard-english', 'Conventions of Standard English', 2),
  ('act.math.number-and-quantity', 'Number and Quantity', 3),
  ('act.math.algebra', 'Algebra', 4),
  ('act.math.functions', 'Functions', 5),
  ('act.math.geometry', 'Geometry', 6),
  ('act.math.statistics-and-probability', 'Statistics and Probability', 7),
  ('act.math.integrating-essential-skills', 'Integrating Essential Skills', 8),
  ('act.reading.key-ideas-and-details', 'Key Ideas and Details', 9),
  ('act.reading.craft-and-structure', 'Craft and Structure', 10),
  ('act.reading.integration-of-knowledge-and-ideas', 'Integration of Knowledge and Ideas', 11),
  ('act.science.interpretation-of-data', 'Interpretation of Data', 12),
  ('act.science.scientific-investigation', 'Scientific Investigation', 13),
  ('act.science.evaluation-of-models', 'Evaluation of Models, Inferences, and Experimental Results', 14)
) as first (code, title, position);

insert into skills (code, domain_code, title, position)
select code, regexp_replace(code, '\.[^.]*$', ''), title, position from (values
  ('sat.reading-and-writing.craft-and-structure.words-in-context', 'Words in Context', 0),
  ('sat.reading-and-writing.craft-and-structure.text-structure-and-purpose', 'Text Structure and Purpose', 1),
  ('sat.reading-and-writing.craft-and-structure.cross-text-connections', 'Cross-Text Connections', 2),
  ('sat.reading-and-writing.information-and-ideas.central-ideas-and-details', 'Central Ideas and Details', 0),
  ('sat.reading-and-writing.information-and-ideas.command-of-evidence-textual', 'Command of Evidence: Textual', 1),
  ('sat.reading-and-writing.information-and-ideas.command-of-evidence-quantitative', 'Command of Evidence: Quantitative', 2),
  ('sat.reading-and-writing.information-and-ideas.inferences', 'Inferences', 3),
  ('sat.reading-and-writing.standard-english-conventions.boundaries', 'Boundaries', 0),
  ('sat.reading-and-writing.standard-english-conventions.form-structure-and-sense', 'Form, Structure, and Sense', 1),
  ('sat.reading-and-writing.expression-of-ideas.rhetorical-synthesis', 'Rhetorical Synthesis', 0),
  ('sat.reading-and-writing.expression-of-ideas.transitions', 'Transitions', 1),
  ('sat.math.algebra.linear-equations-one-variable', 'Linear equations in one variable', 0),
  ('sat.math.algebra.linear-functions', 'Linear functions', 1),
  ('sat.math.algebra.linear-equations-two-variables', 'Linear equations in two variables', 2),
  ('sat.math.algebra.systems-of-linear-equations', 'Systems of two linear equations in two variables', 3),
  ('sat.math.algebra.linear-inequalities', 'Linear inequalities in one or two variables', 4),
  ('sat.math.advanced-math.nonlinear-functions', 'Nonlinear functions', 0),
  ('sat.math.advanced-math.nonlinear-equations', 'Nonlinear equations in one variable and systems of equations in two variables', 1),
  ('sat.math.advanced-math.equivalent-expressions', 'Equivalent expressions', 2),
  ('sat.math.problem-solving-and-data-analysis.ratios-rates-and-units', 'Ratios, rates, proportional relationships, and units', 0),
  ('sat.math.problem-solving-and-data-analysis.percentages', 'Percentages', 1),
  ('sat.math.problem-solving-and-data-analysis.one-variable-data', 'One-variable data: distributions and measures of center and spread', 2),
  ('sat.math.problem-solving-and-data-analysis.two-variable-data', 'Two-variable data: models and scatterplots', 3),
  ('sat.math.problem-solving-and-data-analysis.probability', 'Probability and conditional probability', 4),
  ('sat.math.problem-solving-and-data-analysis.inference-from-samples', 'Inference from sample statistics and margin of error', 5),
  ('sat.math.problem-solving-and-data-analysis.statistical-claims', 'Evaluating statistical claims: observational studies and experiments', 6),
  ('sat.math.geometry-and-trigonometry.area-and-volume', 'Area and volume', 0),
  ('sat.math.geometry-and-trigonometry.lines-angles-and-triangles', 'Lines, angles, and triangles', 1),
  ('sat.math.geometry-and-trigonometry.right-triangles-and-trigonometry', 'Right triangles and trigonometry', 2),
  ('sat.math.geometry-and-trigonometry.circles', 'Circles', 3),
  ('act.english.production-of-writing.topic-development', 'Topic Development', 0),
  ('act.english.production-of-writing.organization-unity-and-cohesion', 'Organization, Unity, and Cohesion', 1),
  ('act.english.knowledge-of-language.precision-and-concision', 'Precision and Concision', 0),
  ('act.english.knowledge-of-language.style-and-tone', 'Style and Tone', 1),
  ('act.english.conventions-of-standard-english.sentence-structure-and-formation', 'Sentence Structure and Formation', 0),
  ('act.english.conventions-of-standard-english.punctuation', 'Punctuation', 1),
  ('act.english.conventions-of-standard-english.usage', 'Usage', 2),
  ('act.math.number-and-quantity.real-and-complex-numbers', 'Real and complex numbers', 0),
  ('act.math.number-and-quantity.vectors-and-matrices', 'Vectors and matrices', 1),
  ('act.math.algebra.expressions-and-polynomials', 'Expressions and polynomials', 0),
  ('act.math.algebra.linear-equations-and-inequalities', 'Linear equations and inequalities', 1),
  ('act.math.algebra.nonlinear-equations', 'Quadratic and other nonlinear equations', 2),
  ('act.math.algebra.systems-of-equations', 'Systems of equations', 3),
  ('act.math.functions.function-notation-and-graphs', 'Function notation and graphs', 0),
  ('act.math.functions.linear-and-polynomial-functions', 'Linear and polynomial functions', 1),
  ('act.math.functions.exponential-and-logarithmic-functions', 'Exponential and logarithmic functions', 2),
  ('act.math.functions.sequences-and-patterns', 'Sequences and patterns', 3),
  ('act.math.functions.trigonometric-functions', 'Trigonometric functions', 4),
  ('act.math.geometry.angles-triangles-and-polygons', 'Angles, triangles, and polygons', 0),
  ('act.math.geometry.right-triangles-and-trigonometry', 'Right triangles and trigonometry', 1),
  ('act.math.geometry.circles-and-conic-sections', 'Circles and conic sections', 2),
  ('act.math.geometry.coordinate-geometry', 'Coordinate geometry', 3),
  ('act.math.statistics-and-probability.center-and-spread', 'Center and spread of data', 0),
  ('act.math.statistics-and-probability.data-displays-and-models', 'Data displays and models', 1),
  ('act.math.statistics-and-probability.probability-and-counting', 'Probability and counting', 2),
  ('act.math.integrating-essential-skills.rates-ratios-and-percentages', 'Rates, ratios, and percentages', 0),
  ('act.math.integrating-essential-skills.area-and-volume', 'Area, surface area, and volume', 1),
  ('act.math.integrating-essential-skills.numbers-and-averages', 'Operations with numbers, and averages', 2),
  ('act.reading.key-ideas-and-details.central-ideas-and-themes', 'Central ideas and themes', 0),
  ('act.reading.key-ideas-and-details.details-and-inferences', 'Details and inferences', 1),
  ('act.reading.key-ideas-and-details.summaries-and-relationships', 'Summaries and relationships', 2),
  ('act.reading.craft-and-structure.word-meanings', 'Word meanings', 0),
  ('act.reading.craft-and-structure.text-structure', 'Text structure', 1),
  ('act.reading.craft-and-structure.purpose-and-point-of-view', 'Purpose and point of view', 2),
  ('act.reading.integration-of-knowledge-and-ideas.arguments-and-evidence', 'Arguments and evidence', 0),
  ('act.reading.integration-of-knowledge-and-ideas.multiple-texts', 'Several texts and graphics', 1),
  ('act.science.interpretation-of-data.reading-data', 'Reading tables, graphs, and diagrams', 0),
  ('act.science.interpretation-of-data.trends-and-estimates', 'Trends and estimates', 1),
  ('act.science.scientific-investigation.experimental-design', 'Design of experiments', 0),
  ('act.science.scientific-investigation.methods-and-predictions', 'Methods, changes, and predictions', 1),
  ('act.science.evaluation-of-models.comparing-models', 'Comparing models', 0),
  ('act.science.evaluation-of-models.conclusions-and-evidence', 'Conclusions and evidence', 1)
) as first (code, title, position);
