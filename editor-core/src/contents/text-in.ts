import type { Settings } from '@vitrine/schemas'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A text of some settings in a language, or as its source says it. */
export const textIn = ({ props, editPropsByLangEnvMap }: Settings, name: string, language: string): string =>
  textOf(editPropsByLangEnvMap?.[language]?.[name]) || textOf(props[name])
