import type { Problem } from '@vitrine/schemas'
import type { TFunction } from 'i18next'

/** The `t` of `useTranslation('setters')`, for what is no component. */
export type SetterTranslator = TFunction<'setters'>

/** What is wrong with a value, in words. The key of a problem comes from its schema; one without a text is shown itself. */
export const problemText = (t: SetterTranslator, { key, params }: Pick<Problem, 'key' | 'params'>): string =>
  t(key, { ...params, defaultValue: key })

/** What is said of something that must be there, by its label. */
export const missingText = (t: SetterTranslator, label: string): string =>
  t('problem.required', { missingProperty: label })
