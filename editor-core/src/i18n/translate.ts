import type { TFunction } from 'i18next'

/**
 * The `t` of any namespace, for what serves several editors: `useTranslation('designer').t` fits as well as the
 * office's. It is called through `messageText`.
 */
export type AnyTranslate =
  Pick<TFunction, '$TFunctionBrand'> extends infer Brand ? { readonly [K in keyof Brand]: unknown } : never

type TranslateKey = (key: string, params: Readonly<Record<string, unknown>>) => string

/** A message whose key is known only when it comes: a problem, an operation error. A key without a text stands for itself. */
export const messageText = (
  t: AnyTranslate,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): string => (t as unknown as TranslateKey)(key, { ...params, defaultValue: key })
