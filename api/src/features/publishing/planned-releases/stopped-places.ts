import { canonicalJson, type PlannedChange, placesMovedSince, type ReleasePlace } from '@vitrine/model'
import type { Release, SiteLanguage } from '@vitrine/schemas'
import { pageNames } from '../release-summary.ts'
import type { PlannedSettings, StoppedPlace } from './tables.ts'

/** Places by what they are, each with its languages; pages by their names. */
export function placesInWords(
  places: readonly ReleasePlace[],
  ...releases: readonly (Release | undefined)[]
): readonly StoppedPlace[] {
  const names = new Map(releases.flatMap((release) => (release ? [...pageNames(release)] : [])))
  return [...Map.groupBy(places, ({ kind, id = '' }) => `${kind} ${id}`).values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { kind, id } = first
    const name = kind === 'page' && id !== undefined ? names.get(id) : undefined
    return [
      {
        kind,
        ...(id !== undefined && { id }),
        ...(name !== undefined && { name }),
        languages: [...new Set(same.flatMap(({ language }) => (language === undefined ? [] : [language])))],
      },
    ]
  })
}

const codeIn = (languages: readonly SiteLanguage[], code: string) => {
  const found = languages.find((language) => language.code === code)
  return found && canonicalJson(found)
}

/** The languages that are offered otherwise by now than they were, and than they are to be. */
function languagesMoved({ before, after }: PlannedSettings, now: readonly SiteLanguage[]): readonly ReleasePlace[] {
  const codes = new Set([...before, ...after].map(({ code }) => code))
  return [...codes]
    .filter((code) => {
      const [was, is, current] = [codeIn(before, code), codeIn(after, code), codeIn(now, code)]
      return was !== is && current !== was && current !== is
    })
    .map((language) => ({ kind: 'language', language }))
}

/** How the languages are offered once a planned release is shown: what it does not change stays as it is by now. */
export function languagesThen(
  { before, after }: PlannedSettings,
  now: readonly SiteLanguage[],
): readonly SiteLanguage[] {
  const isChanged = (code: string) => codeIn(before, code) !== codeIn(after, code)
  const planned = new Map(after.map((language) => [language.code, language]))
  const kept = now.flatMap((language) => {
    if (!isChanged(language.code)) return [language]
    const next = planned.get(language.code)
    return next ? [next] : []
  })
  const known = new Set(kept.map(({ code }) => code))
  return [...kept, ...after.filter(({ code }) => isChanged(code) && !known.has(code))]
}

/** What a site shows now. */
export interface ShownNow {
  /** Nothing, where nothing was ever published. */
  readonly release: Release | undefined
  readonly languages: readonly SiteLanguage[]
}

/** The places of a planned release that show something else by now: it cannot go live. */
export const stoppedPlaces = (
  change: PlannedChange,
  settings: PlannedSettings,
  now: ShownNow,
): readonly StoppedPlace[] =>
  placesInWords(
    [...placesMovedSince(change, now.release), ...languagesMoved(settings, now.languages)],
    now.release,
    change.before,
    change.after,
  )
