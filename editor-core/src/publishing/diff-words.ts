import type { LanguageChanges, ReleaseChange, ReleaseDiff } from '@vitrine/model'
import { nameOfLanguage } from '../i18n/language-name.ts'
import { nameOfMenu, nameOfSlot } from '../i18n/section-names.ts'
import { messageText } from '../i18n/translate.ts'
import type { DraftNaming, WhereItIs } from './draft-naming.ts'
import { type FieldOwner, fieldTitle } from './field-title.ts'
import { placeValueText } from './value-words.ts'

export interface ChangeInWords {
  readonly key: string
  readonly text: string
  /** The languages it is of; nothing where it is of all that changed. */
  readonly languages: string | undefined
  readonly before: string | undefined
  readonly after: string | undefined
}

export interface PlaceOfChanges {
  readonly key: string
  readonly name: string
  readonly where: WhereItIs
  readonly changes: readonly ChangeInWords[]
}

/** What changed in which languages: the main one, pages, what stands around them, menus, the theme. */
export function summaryInWords(
  naming: DraftNaming,
  { defaultLanguage, languages }: Pick<ReleaseDiff, 'defaultLanguage' | 'languages'>,
) {
  const { t, locale } = naming
  const list = new Intl.ListFormat(locale)
  const whatOf = ({ language, pages, parts, menus, theme }: LanguageChanges): string => {
    if (language !== 'changed') return messageText(t, `releases.language.${language}`)
    return list.format([
      ...pages.map(({ id, name, kind }) =>
        messageText(t, `releases.page.${kind}`, { name: naming.hasPage(id) ? naming.nameOfWhere({ page: id }) : name }),
      ),
      ...parts.map((part) => naming.nameOfWhere({ part })),
      ...menus.map((menu) => messageText(t, 'place.menu', { name: nameOfMenu(naming, menu) })),
      ...(theme ? [messageText(t, 'releases.theme')] : []),
    ])
  }
  const same = Map.groupBy(Object.entries(languages), ([, changes]) => whatOf(changes))
  const inLanguages = (what: string, codes: readonly string[]) => ({
    languages: list.format(codes.map((code) => nameOfLanguage(locale, code))),
    what,
  })
  return [
    ...(defaultLanguage === undefined
      ? []
      : [inLanguages(messageText(t, 'operation.change-default-language'), [defaultLanguage])]),
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
  naming: DraftNaming,
  { languages, changes }: Pick<ReleaseDiff, 'languages' | 'changes'>,
  limit: number,
): readonly PlaceOfChanges[] {
  const all = Object.values(languages).filter(({ language }) => language === 'changed').length
  const same = [...Map.groupBy(changes.slice(0, limit), keyOf)]
  const names = new Intl.ListFormat(naming.locale, { style: 'narrow', type: 'conjunction' })
  const worded = same.flatMap(([key, group]) => {
    const [change] = group
    if (!change) return []
    const { theme, page, part, menu } = change
    const where = { page, part, menu }
    const place = theme ? messageText(naming.t, 'releases.theme') : naming.nameOfWhere(where)
    const codes = new Set(group.map(({ language }) => language))
    const which = names.format([...codes].map((code) => nameOfLanguage(naming.locale, code)))
    return [{ place, where, key, ...inWords(naming, change), languages: codes.size < all ? which : undefined }]
  })
  // Two pages may have one name.
  const places = Map.groupBy(worded, ({ place, where }) => [where.page, where.part, where.menu, place].join(' '))
  return [...places].flatMap(([key, group]) => {
    const [first] = group
    return first ? [{ key, name: first.place, where: first.where, changes: group }] : []
  })
}

const typeIn = ({ before, after }: ReleaseChange): string | undefined =>
  typeof after === 'string' ? after : typeof before === 'string' ? before : undefined

function inWords(naming: DraftNaming, change: ReleaseChange): Pick<ChangeInWords, 'text' | 'before' | 'after'> {
  const { t } = naming
  const { kind, component, section, path, before, after, theme, menu } = change
  const isWhole = (kind === 'added' || kind === 'removed') && component !== undefined && path === ''
  const type =
    component === undefined
      ? undefined
      : (naming.typeOf(component) ?? section ?? (isWhole ? typeIn(change) : undefined))
  const name = component === undefined ? '' : naming.nameOfComponent(component, type)
  const plain = (text: string) => ({ text, before: undefined, after: undefined })
  if (isWhole) return plain(messageText(t, `releases.section.${kind}`, { name }))
  if (kind === 'slot') {
    const slot = component === undefined || path === '' ? undefined : nameOfSlot(naming, type ?? '', path)
    return plain(
      slot === undefined ? messageText(t, 'releases.order') : messageText(t, 'releases.orderIn', { slot, name }),
    )
  }
  const owner: FieldOwner =
    component !== undefined ? { type: type ?? '' } : theme ? 'theme' : menu === undefined ? 'page' : 'menu'
  const field = fieldTitle(naming, owner, path)
  const text = component === undefined ? field : messageText(t, 'releases.fieldOf', { field, name })
  if (kind === 'order') return plain(messageText(t, 'releases.orderOf', { field: text }))
  return {
    text,
    before: placeValueText(naming, owner, path, before),
    after: placeValueText(naming, owner, path, after),
  }
}
