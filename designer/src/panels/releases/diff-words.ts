import { nameOfLanguage } from '@vitrine/editor-core'
import type { LanguageChanges, ReleaseChange, ReleaseDiff } from '@vitrine/model'
import type { CommandContext } from '../../commands/index.ts'
import { nameOfSlot } from '../../i18n/names.ts'
import { type FieldOwner, fieldTitle } from '../places/field-title.ts'
import { nameOfComponent, nameOfMenu, nameOfWhere } from '../places/place-name.ts'
import { placeValueText } from '../places/value-words.ts'

export interface ChangeInWords {
  readonly key: string
  readonly text: string
  /** The languages it is of; nothing where it is of all that changed. */
  readonly languages: string | undefined
  readonly before: string | undefined
  readonly after: string | undefined
}

export interface PlaceOfChanges {
  readonly name: string
  readonly changes: readonly ChangeInWords[]
}

/** What changed in which languages: the main one, pages, what stands around them, menus, the theme. */
export function summaryInWords(
  context: CommandContext,
  { defaultLanguage, languages }: Pick<ReleaseDiff, 'defaultLanguage' | 'languages'>,
) {
  const { t, locale } = context
  const list = new Intl.ListFormat(locale)
  const known = new Set(context.editor.state.getState().pagesList.map(({ id }) => id))
  const whatOf = ({ language, pages, parts, menus, theme }: LanguageChanges): string => {
    if (language !== 'changed') return t(`releases.language.${language}`)
    return list.format([
      ...pages.map(({ id, name, kind }) =>
        t(`releases.page.${kind}`, { name: known.has(id) ? nameOfWhere(context, { page: id }) : name }),
      ),
      ...parts.map((part) => nameOfWhere(context, { part })),
      ...menus.map((menu) => t('place.menu', { name: nameOfMenu(context, menu) })),
      ...(theme ? [t('releases.theme')] : []),
    ])
  }
  const same = Map.groupBy(Object.entries(languages), ([, changes]) => whatOf(changes))
  const inLanguages = (what: string, codes: readonly string[]) => ({
    languages: list.format(codes.map((code) => nameOfLanguage(locale, code))),
    what,
  })
  return [
    ...(defaultLanguage === undefined ? [] : [inLanguages(t('operation.change-default-language'), [defaultLanguage])]),
    ...[...same].map(([what, group]) =>
      inLanguages(
        what,
        group.map(([code]) => code),
      ),
    ),
  ]
}

/** The same change in several languages is one. */
const keyOf = ({ language: _language, ...change }: ReleaseChange): string => JSON.stringify(change)

/** The changes by the place that they are in, in words; the first `limit` of them. */
export function changesInWords(
  context: CommandContext,
  { languages, changes }: Pick<ReleaseDiff, 'languages' | 'changes'>,
  limit: number,
): readonly PlaceOfChanges[] {
  const all = Object.values(languages).filter(({ language }) => language === 'changed').length
  const same = [...Map.groupBy(changes.slice(0, limit), keyOf)]
  const names = new Intl.ListFormat(context.locale, { style: 'narrow', type: 'conjunction' })
  const worded = same.flatMap(([key, group]) => {
    const [change] = group
    if (!change) return []
    const { theme, ...where } = change
    const place = theme ? context.t('releases.theme') : nameOfWhere(context, where)
    const codes = new Set(group.map(({ language }) => language))
    const which = names.format([...codes].map((code) => nameOfLanguage(context.locale, code)))
    return [{ place, key, ...inWords(context, change), languages: codes.size < all ? which : undefined }]
  })
  return [...Map.groupBy(worded, ({ place }) => place)].map(([name, group]) => ({ name, changes: group }))
}

const typeIn = ({ before, after }: ReleaseChange): string | undefined =>
  typeof after === 'string' ? after : typeof before === 'string' ? before : undefined

function inWords(context: CommandContext, change: ReleaseChange): Pick<ChangeInWords, 'text' | 'before' | 'after'> {
  const { t, editor } = context
  const { kind, component, path, before, after, theme, menu } = change
  const isWhole = (kind === 'added' || kind === 'removed') && component !== undefined && path === ''
  const type =
    component === undefined ? undefined : (editor.component(component)?.type ?? (isWhole ? typeIn(change) : undefined))
  const name = component === undefined ? '' : nameOfComponent(context, component, type)
  const plain = (text: string) => ({ text, before: undefined, after: undefined })
  if (isWhole) return plain(t(`releases.section.${kind}`, { name }))
  if (kind === 'slot') {
    const slot = component === undefined || path === '' ? undefined : nameOfSlot(context, type ?? '', path)
    return plain(slot === undefined ? t('releases.order') : t('releases.orderIn', { slot, name }))
  }
  const owner: FieldOwner =
    component !== undefined ? { type: type ?? '' } : theme ? 'theme' : menu === undefined ? 'page' : 'menu'
  const field = fieldTitle(context, owner, path)
  const text = component === undefined ? field : t('releases.fieldOf', { field, name })
  if (kind === 'order') return plain(t('releases.orderOf', { field: text }))
  return {
    text,
    before: placeValueText(context, owner, path, before),
    after: placeValueText(context, owner, path, after),
  }
}
