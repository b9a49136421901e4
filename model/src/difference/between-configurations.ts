import {
  type GlobalConfiguration,
  isObject,
  own,
  type SiteLanguage,
  type Theme,
  type ThemeChanges,
} from '@vitrine/schemas'
import type { WithoutId } from '../document/editing.ts'
import { refuse } from '../operations/operation-error.ts'
import { baseLanguage } from '../resolve/languages.ts'
import { isSame } from '../values/clean.ts'
import { staying } from './staying.ts'

type Fields = Readonly<Record<string, unknown>>

/** What is different in an object, field by field; `null` for what is gone. */
function changesBetween(before: unknown, after: Fields): Fields {
  const names = [...new Set([...Object.keys(isObject(before) ? before : {}), ...Object.keys(after)])]
  const entries = names
    .map((name) => [name, own(before, name), own(after, name)] as const)
    .filter(([, old, value]) => !isSame(old, value))
    .map(([name, old, value]) => {
      if (isObject(value)) return [name, changesBetween(old, value)] as const
      return [name, value === undefined && isObject(old) ? changesBetween(old, {}) : (value ?? null)] as const
    })
  return Object.fromEntries(entries)
}

const idOf = (theme: Theme): string => theme._$id_

/** The themes and which of them is open. The open one is never taken out to be put in elsewhere. */
export function themesBetween(before: GlobalConfiguration, after: GlobalConfiguration): readonly WithoutId[] {
  const [was, is] = [before.themeSettings, after.themeSettings]
  const [wasIds, isIds] = [was.map(idOf), is.map(idOf)]
  const stay = staying(wasIds, isIds)
  const isOpen = (id: string): boolean => id === before.openThemeId || id === after.openThemeId
  const steps: WithoutId[] = []
  for (const [at, theme] of is.entries()) {
    const id = idOf(theme)
    const old = was.find((other) => idOf(other) === id)
    const moves = old !== undefined && !stay.has(id) && !isOpen(id)
    if (moves) steps.push({ type: 'remove-theme', theme: id })
    if (!old || moves) steps.push({ type: 'add-theme', theme, after: isIds[at - 1] ?? null })
    else if (!isSame(old, theme))
      steps.push({ type: 'change-theme', theme: id, changes: changesBetween(old, theme) as ThemeChanges })
  }
  if (after.openThemeId !== before.openThemeId) steps.push({ type: 'open-theme', theme: after.openThemeId })
  for (const id of wasIds) if (!isIds.includes(id)) steps.push({ type: 'remove-theme', theme: id })
  return steps
}

const codeOf = ({ code }: SiteLanguage): string => code

const alone = ({ code, enabled }: SiteLanguage): WithoutId => ({ type: 'set-language', language: { code, enabled } })

/** The languages that come, since others may fall back on them; then what is said of each. */
export function languagesBetween(before: GlobalConfiguration, after: GlobalConfiguration): readonly WithoutId[] {
  const [was, is] = [before.languages, after.languages]
  const [wasCodes, isCodes] = [was.map(codeOf), is.map(codeOf)]
  const stay = staying(wasCodes, isCodes)
  const arrive = is.filter(({ code }) => !wasCodes.includes(code))
  const changed = is.flatMap((language, at): readonly WithoutId[] => {
    const old = was.find(({ code }) => code === language.code)
    const isPlaced = stay.has(language.code)
    if (old && isPlaced && isSame(old, language)) return []
    return [{ type: 'set-language', language, ...(!isPlaced && { after: isCodes[at - 1] ?? null }) }]
  })
  return [...arrive.map(alone), ...defaultBetween(before, after), ...changed]
}

/** The new default before the old one may be switched off. The base keeps its language. */
function defaultBetween(before: GlobalConfiguration, after: GlobalConfiguration): readonly WithoutId[] {
  const { defaultLanguage: language } = after
  const source = baseLanguage(before)
  if (source !== baseLanguage(after)) return refuse('refusal.sourceLanguage', { language: source })
  if (language === before.defaultLanguage) return []
  const old = before.languages.find(({ code, enabled }) => code === language && !enabled)
  return [
    ...(old ? [{ type: 'set-language', language: { ...old, enabled: true } } as const] : []),
    { type: 'change-default-language', language },
  ]
}

/** The languages that go: last, so that what is said in them has arrived before. */
export function languagesLeaving(before: GlobalConfiguration, after: GlobalConfiguration): readonly WithoutId[] {
  const gone = before.languages.filter(({ code }) => !after.languages.some((other) => other.code === code))
  return [
    // They may fall back on each other.
    ...gone.filter(({ fallback }) => fallback).map(alone),
    ...gone.map(({ code }): WithoutId => ({ type: 'remove-language', language: code })),
  ]
}
