import type { DemoForm } from '../format.ts';
import { english } from './act-enhanced-form-1/english/index.ts';
import { mathematics } from './act-enhanced-form-1/mathematics/index.ts';
import { reading } from './act-enhanced-form-1/reading/index.ts';
import { science } from './act-enhanced-form-1/science/index.ts';

export const actEnhancedForm1: DemoForm = {
  title: 'Enhanced ACT Practice Test 1',
  edition: 'act-enhanced',
  modules: {
    EnhancedEnglish: english,
    EnhancedMathematics: mathematics,
    EnhancedReading: reading,
    EnhancedScience: science,
  },
};
