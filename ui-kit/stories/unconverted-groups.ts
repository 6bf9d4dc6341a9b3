/** Groups whose pages have no guide, playground or described props yet. */
export const unconvertedGroups = ['Forms', 'Practice', 'Tests and paper', 'Lists', 'Charts', 'Feedback', 'Overlays'];
