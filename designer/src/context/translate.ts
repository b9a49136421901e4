import type { TFunction } from 'i18next'

/** What components get from `useTranslation('designer')`, for all that is no component. */
export type DesignerTranslate = TFunction<'designer'>
