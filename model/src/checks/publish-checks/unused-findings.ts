import type { Json } from '@vitrine/schemas'
import { unusedValues } from '../../validation/unused-values.ts'
import type { DraftCheck } from './publish-check.ts'
import { storedSettings } from './stored-settings.ts'

/** How much of a value a finding quotes, in characters. */
const QUOTED = 80

const quoted = (value: Json): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text
}

/**
 * Values that are stored and that no visitor sees, because their section has no place for them any
 * more: texts would be lost without a word.
 */
export const unusedFindings: DraftCheck = (draft, specs) => {
  const languages = new Set(draft.globalConfiguration.languages.map(({ code }) => code))
  return [...storedSettings(draft, specs)].flatMap(({ place, props, settings }) =>
    [...unusedValues(props, settings)]
      .filter(({ language }) => language === undefined || languages.has(language))
      .map(({ path, language, value }) => ({
        level: 'warning',
        ...place,
        ...(language !== undefined && { language }),
        path,
        key: 'check.valueUnused',
        params: { path, value: quoted(value) },
      })),
  )
}
