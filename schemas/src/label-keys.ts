import { patternOf } from './paths/path.ts'

const withoutLists = (path: string): string =>
  patternOf(path)
    .replaceAll('[]', '')
    .replaceAll(/\[[^\]]*\]/g, '')

/**
 * The key of a prop's label: the prefix, mostly the section's type, and the path without the places of items.
 *
 * `labelKey('banner', 'items[k3v9Qa2Z].title')` is `banner.items.title`.
 */
export const labelKey = (prefix: string, path: string): string => `${prefix}.${withoutLists(path)}`

/**
 * The key of the label of one value of a prop: of a choice, or of the constant that names a branch of a union.
 *
 * `choiceLabelKey('offer', 'media.kind', 'picture')` is `offer.media.kind.picture`.
 */
export const choiceLabelKey = (prefix: string, path: string, value: string): string =>
  `${labelKey(prefix, path)}.${value}`
