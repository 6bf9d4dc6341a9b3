/** What is asked before a section's marks are sent. */
export const sure = 'Are you sure you want to submit?';
export const actSections = ['English', 'Mathematics', 'Reading', 'Science'];
export const satSections = ['Reading', 'Writing', 'MathNoCalc', 'MathCalc'];
