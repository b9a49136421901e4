import { hasOwnSlug, isObject, type Operation, type PageChanges, type Parent, type SettingsOf } from '@vitrine/schemas'
import { slugOf } from './needs.ts'

/**
 * The kinds of things that operations touch. `address` is a page's or a content's place in the site, of which
 * there is one; `openTheme` and `defaultLanguage` are choices of the site.
 */
type Kind =
  | 'component'
  | 'page'
  | 'address'
  | 'part'
  | 'menu'
  | 'theme'
  | 'language'
  | 'openTheme'
  | 'defaultLanguage'
  | 'content'

/**
 * One thing that an operation touches, as plain data.
 *
 * - `value`: what stands at a path, in the base or in the map of one language
 * - `deletion`: whether a path is deleted
 * - `alike`: what counts as equal to what the base says at a path
 * - `place`: where it stands among others (with a path: an item in its list)
 * - `whole`: it comes or goes, with all that is in it, in every language
 * - `needs`: nothing of it, but it must be there
 */
export interface Touch {
  readonly kind: Kind
  readonly id: string
  readonly aspect: 'value' | 'deletion' | 'alike' | 'place' | 'whole' | 'needs'
  /** Left out for the thing as such, or for all of its settings. */
  readonly path?: string
  readonly language?: string
}

const touch = (kind: Kind, id: string, aspect: Touch['aspect'], more: Partial<Touch> = {}): Touch => ({
  kind,
  id,
  aspect,
  ...more,
})

type Where = { readonly page?: string | undefined; readonly part?: string | undefined }
const needed = ({ page, part }: Where): Touch =>
  page === undefined ? touch('part', part ?? '', 'needs') : touch('page', page, 'needs')
const within = (parent: Parent): readonly Touch[] => (parent ? [touch('component', parent.component, 'needs')] : [])

const ownerOf = (of: SettingsOf): readonly [Kind, string, ...Touch[]] => {
  if ('component' in of) return ['component', of.component, needed(of)]
  if ('content' in of) return ['content', of.content]
  return 'pageRecord' in of ? ['page', of.pageRecord] : ['menu', of.menu]
}

const onSettings = (of: SettingsOf, aspect: Touch['aspect'], path: string, language?: string): readonly Touch[] => {
  const [kind, id, ...needs] = ownerOf(of)
  if (language === undefined) return [touch(kind, id, aspect, { path }), ...needs]
  return [touch(kind, id, aspect, { path, language }), touch('language', language, 'needs'), ...needs]
}

const whole = (components: object): readonly Touch[] =>
  Object.keys(components).map((id) => touch('component', id, 'whole'))

/** The fields that change, down to the last ones: `colors.primary`. */
const fieldsOf = (changes: object, prefix = ''): readonly string[] =>
  Object.entries(changes).flatMap(([name, value]) =>
    isObject(value) ? fieldsOf(value, `${prefix}${name}.`) : [`${prefix}${name}`],
  )

/** The addresses that a page comes to, as far as its operation says them. */
const addresses = (id: string, { pageType, slug }: PageChanges): readonly Touch[] => [
  ...(pageType !== undefined && pageType !== 'pages' ? [touch('address', pageType, 'value')] : []),
  ...(slug || (pageType !== undefined && hasOwnSlug(pageType))
    ? [touch('address', `pages/${slug ?? id}`, 'value')]
    : []),
]

/** The address that a content comes to. */
function contentAddress(operation: Operation): readonly Touch[] {
  const slug = slugOf(operation)
  return slug === undefined ? [] : [touch('address', slug, 'value')]
}

/**
 * What an operation touches. Of one that takes away what it only names (a component with all that
 * stands in it, a page, a part), its inverse knows the rest: with it, the answer is complete.
 */
export function touches(operation: Operation, inverse?: Operation): readonly Touch[] {
  const own = touchesOf(operation)
  const isMore = ({ aspect }: Touch): boolean => aspect === 'whole' || aspect === 'place'
  return inverse ? [...own, ...touchesOf(inverse).filter(isMore)] : own
}

function touchesOf(operation: Operation): readonly Touch[] {
  switch (operation.type) {
    case 'insert-component':
      return [...whole(operation.components), needed(operation), ...within(operation.parent)]
    case 'remove-component':
      return [touch('component', operation.component, 'whole'), needed(operation)]
    case 'move-component': {
      const { component, to } = operation
      return [touch('component', component, 'place'), needed(operation), needed(to), ...within(to.parent)]
    }
    case 'duplicate-component': {
      const copies = Object.values(operation.ids).map((id) => touch('component', id, 'whole'))
      return [...copies, touch('component', operation.component, 'needs'), needed(operation)]
    }
    case 'wrap-component': {
      const { component, wrapper } = operation
      return [touch('component', wrapper.id, 'whole'), touch('component', component, 'place'), needed(operation)]
    }
    case 'unwrap-component':
      return [touch('component', operation.component, 'whole'), needed(operation)]
    case 'set-setting':
    case 'clear-setting':
      return onSettings(operation.of, 'value', operation.path, operation.language)
    case 'delete-setting':
    case 'restore-setting':
      return onSettings(operation.of, 'deletion', operation.path)
    case 'mark-minor':
      return onSettings(operation.of, 'alike', operation.path)
    case 'insert-item':
      return onSettings(operation.of, 'whole', `${operation.path}[${operation.item.id}]`)
    case 'remove-item':
      return onSettings(operation.of, 'whole', operation.path)
    case 'move-item':
      return onSettings(operation.of, 'place', operation.path)
    case 'add-page':
      return [
        touch('page', operation.page.id, 'whole'),
        ...whole(operation.pageSchema.components),
        ...addresses(operation.page.id, operation.page),
      ]
    case 'remove-page':
      return [touch('page', operation.page, 'whole')]
    case 'change-page':
      return [
        ...fieldsOf(operation.changes).map((path) => touch('page', operation.page, 'value', { path: `:${path}` })),
        ...addresses(operation.page, operation.changes),
      ]
    case 'move-page':
      return [touch('page', operation.page, 'place')]
    case 'add-menu':
      return [touch('menu', operation.menu.id, 'whole')]
    case 'remove-menu':
      return [touch('menu', operation.menu, 'whole')]
    case 'add-theme':
      return [touch('theme', operation.theme._$id_, 'whole')]
    case 'remove-theme':
      return [touch('theme', operation.theme, 'whole')]
    case 'open-theme':
      return [touch('openTheme', '', 'value'), touch('theme', operation.theme, 'needs')]
    case 'change-theme':
      return fieldsOf(operation.changes).map((path) => touch('theme', operation.theme, 'value', { path }))
    case 'set-language':
      return [
        touch('language', operation.language.code, 'value'),
        ...(operation.language.fallback ?? []).map((code) => touch('language', code, 'needs')),
      ]
    case 'remove-language':
      return [touch('language', operation.language, 'whole')]
    case 'change-default-language':
      return [touch('defaultLanguage', '', 'value'), touch('language', operation.language, 'needs')]
    case 'set-part': {
      const { part, value } = operation
      return [touch('part', part, 'whole'), ...whole(value?.pageSchema.components ?? {})]
    }
    case 'add-content':
      return [touch('content', operation.content, 'whole'), ...contentAddress(operation)]
    case 'remove-content':
      return [touch('content', operation.content, 'whole')]
    case 'change-content': {
      const { content, changes } = operation
      const values = fieldsOf(changes).map((path) => touch('content', content, 'value', { path: `:${path}` }))
      return [...values, ...contentAddress(operation)]
    }
  }
}
