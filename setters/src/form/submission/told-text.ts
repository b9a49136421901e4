import { missingText, type SetterTranslator } from '../../i18n/translator.ts'
import type { ToldProblem } from './submission.ts'

/** What is told of a field, in words; of one that is missing, by its label. */
export const toldText = ({ text, isMissing }: ToldProblem, label: string, t: SetterTranslator): string =>
  isMissing ? missingText(t, label) : text
