import { contentImportMatching, type EntitySpec, languageCodes } from '@vitrine/schemas'
import { useEffect, useMemo, useState } from 'react'
import { useOffice } from '../../../context/office-context.ts'
import { useCall } from '../../../context/use-call.ts'
import { useContentLanguages } from '../../use-content-languages.ts'
import type { Label } from './column-title.ts'
import { type Languages, languageNames, matchColumns, type Target } from './match-columns.ts'

/** The words of the interface in all of its languages, the present one first; those of others come when they are asked for. */
function useLabels(isWanted: boolean): { readonly labels: readonly Label[]; readonly areAllThere: boolean } {
  const { label, labels: load, locale } = useOffice()
  const [others, setOthers] = useState<readonly Label[]>()
  useEffect(() => {
    if (!isWanted) return
    let isOpen = true
    const codes = languageCodes.filter((code) => code !== locale)
    // Without them columns are matched by hand.
    Promise.all(codes.map((code) => load(code).catch(() => ({}) as Readonly<Record<string, string>>))).then((all) => {
      if (isOpen) setOthers(all.map((texts) => (key) => texts[key]))
    })
    return () => {
      isOpen = false
    }
  }, [isWanted, load, locale])
  return useMemo(
    () => ({ labels: others ? [label, ...others] : [label], areAllThere: others !== undefined }),
    [others, label],
  )
}

export interface Matching {
  readonly languages: Languages
  readonly targets: readonly Target[]
  readonly setTarget: (at: number, target: Target) => void
}

/** Where the columns of a file go, until somebody says otherwise; nothing until the languages of the site are known. */
export function useMatching(
  entity: EntitySpec,
  headers: readonly string[],
): {
  readonly matching: Matching | undefined
  readonly request: ReturnType<typeof useCall<typeof contentImportMatching>>
} {
  const { locale } = useOffice()
  const written = useContentLanguages()
  const request = useCall(contentImportMatching, { kind: entity.kind })
  const [chosen, setChosen] = useState<ReadonlyMap<number, Target>>(new Map())
  const [needsMore, setNeedsMore] = useState(false)
  const { labels, areAllThere } = useLabels(needsMore)
  const known = request.data
  const languages = useMemo(
    () =>
      written && {
        source: written.sourceLanguage,
        others: written.languages.map(({ code }) => code).filter((code) => code !== written.sourceLanguage),
      },
    [written],
  )
  const guessed = useMemo(() => {
    if (!languages || !known) return undefined
    const remembered = new Map(known.map(({ header, to }) => [header, to]))
    const names = languageNames(
      [languages.source, ...languages.others],
      [locale, ...(areAllThere ? languageCodes : ['en'])],
    )
    const targets = matchColumns(headers, { entity, languages, names, labels, remembered })
    const hasUnknown = targets.some(
      (target, at) => target === null && headers[at] !== '' && !remembered.has(headers[at] ?? ''),
    )
    return { targets, hasUnknown }
  }, [entity, headers, languages, known, locale, labels, areAllThere])
  useEffect(() => {
    if (guessed?.hasUnknown) setNeedsMore(true)
  }, [guessed])
  const matching =
    languages && guessed
      ? {
          languages,
          targets: guessed.targets.map((target, at) => (chosen.has(at) ? (chosen.get(at) ?? null) : target)),
          setTarget: (at: number, target: Target) => setChosen((before) => new Map(before).set(at, target)),
        }
      : undefined
  return { matching, request }
}
