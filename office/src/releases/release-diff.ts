import type { ReleaseDiff } from '@vitrine/model'
import type { Answer, diffReleases } from '@vitrine/schemas'
import { languagesIn } from './use-plan.ts'

/** What is told of changes, by a plan and by the comparison of two releases. */
export type ToldChanges = Pick<Answer<typeof diffReleases>, 'languages' | 'changes' | 'more' | 'defaultLanguage'>

/** The same as the model has it: the service describes it no closer than as objects. */
export const diffOf = ({ languages, changes, more, defaultLanguage }: ToldChanges) =>
  ({
    languages,
    changes,
    more,
    ...(defaultLanguage !== undefined && { defaultLanguage }),
  }) as unknown as ReleaseDiff

export interface ChangedPage {
  readonly id: string
  readonly name: string
  readonly kind: 'added' | 'removed' | 'changed'
  /** The languages in which it differs. */
  readonly languages: readonly string[]
}

/** The pages that differ in any language, in the order in which they are told. */
export function changedPages(changes: ToldChanges): readonly ChangedPage[] {
  const pages = new Map<string, ChangedPage>()
  for (const [language, { pages: ofLanguage }] of languagesIn(changes))
    for (const { id, name, kind } of ofLanguage) {
      const known = pages.get(id)
      pages.set(id, {
        id,
        name: known?.name ?? name,
        kind: known === undefined || known.kind === kind ? kind : 'changed',
        languages: [...(known?.languages ?? []), language],
      })
    }
  return [...pages.values()]
}

/** Whether anything around the pages differs: header, footer, menus or theme. */
export const hasChangedParts = (changes: ToldChanges): boolean =>
  changes.defaultLanguage !== undefined ||
  languagesIn(changes).some(([, { parts, menus, theme }]) => parts.length > 0 || menus.length > 0 || theme)
