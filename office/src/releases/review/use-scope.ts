import { useMemo, useState } from 'react'
import { changedPages, hasChangedParts } from '../release-diff.ts'
import { isLimited, languagesIn, type PublishPlan, type Scope, usePlan } from '../use-plan.ts'

/** What is ticked of a publish, and what is said of that. */
export interface ChosenScope {
  /** Nothing, where no language or no page is left. */
  readonly scope: Scope | undefined
  /** What a publish of what is ticked would do; that of before while it is looked at anew. */
  readonly plan: PublishPlan
  readonly isChecking: boolean
  readonly error: Error | undefined
  readonly refresh: () => void
  readonly hasPage: (id: string) => boolean
  readonly hasLanguage: (code: string) => boolean
  readonly togglePage: (id: string) => void
  readonly toggleLanguage: (code: string) => void
  /** Header, footer, menus and theme go along with all pages only. */
  readonly hasParts: boolean
}

const toggled = (set: ReadonlySet<string>, key: string): ReadonlySet<string> => {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}

/** The languages that a publish is about: those that change, and those that an error keeps. The source comes first. */
export const languagesOf = (plan: PublishPlan): readonly string[] =>
  sourceFirst(plan, [...new Set([...languagesIn(plan).map(([code]) => code), ...plan.blocked])])

export const sourceFirst = ({ sourceLanguage }: PublishPlan, codes: readonly string[]): readonly string[] =>
  codes.toSorted((one, other) => Number(other === sourceLanguage) - Number(one === sourceLanguage))

/** Which pages and languages are ticked: all, until some are taken out. */
export function useScope(whole: PublishPlan): ChosenScope {
  const [withoutPages, setWithoutPages] = useState<ReadonlySet<string>>(new Set())
  const [withoutLanguages, setWithoutLanguages] = useState<ReadonlySet<string>>(new Set())
  const pages = useMemo(() => changedPages(whole).map(({ id }) => id), [whole])
  const languages = useMemo(() => languagesOf(whole), [whole])
  const kept = {
    pages: pages.filter((id) => !withoutPages.has(id)),
    languages: languages.filter((code) => !withoutLanguages.has(code)),
  }
  const hasAllPages = kept.pages.length === pages.length
  const isNothing =
    (pages.length > 0 && kept.pages.length === 0) || (languages.length > 0 && kept.languages.length === 0)
  // A list of all is no list: what stands around the pages goes along then.
  const scope: Scope | undefined = isNothing
    ? undefined
    : {
        ...(kept.languages.length < languages.length && { languages: kept.languages }),
        ...(!hasAllPages && { pages: kept.pages }),
      }
  const isPart = scope !== undefined && isLimited(scope)
  const part = usePlan(scope ?? {}, isPart)
  return {
    scope,
    plan: isPart && part.data ? part.data : whole,
    isChecking: isPart && part.loading,
    error: isPart ? part.error : undefined,
    refresh: part.refresh,
    hasPage: (id) => !withoutPages.has(id),
    hasLanguage: (code) => !withoutLanguages.has(code),
    togglePage: (id) => setWithoutPages((before) => toggled(before, id)),
    toggleLanguage: (code) => setWithoutLanguages((before) => toggled(before, code)),
    hasParts: hasAllPages && hasChangedParts(whole),
  }
}
