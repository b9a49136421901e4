import type { TFunction } from 'i18next'

/** What components get from `useTranslation('designer')`, for all that is no component. */
export type DesignerTranslate = TFunction<'designer'>

/** A message whose key is known only when it comes: a problem, an operation error. A key without a text stands for itself. */
export const messageText = (
  t: DesignerTranslate,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => t(key, { ...params, defaultValue: key })
