/** A skill of the list, with its domain. */
export type ReportSkill = { code: string; title: string; domain_code: string; domain_title: string };

/** The title of the questions without a skill. */
export const withoutSkill = 'Without a skill';
