import { formatPath, isDevice, menuProps, pageProps, parsePath, type SectionProps, schemaAt } from '@vitrine/schemas'
import { labelFor } from '@vitrine/setters/internal'
import { messageText } from '../i18n/translate.ts'
import { type SectionNaming, specFor } from './draft-naming.ts'

/** Whose setting a path is one of: a component's, by the type of its section, a page's record or a menu's. */
export type FieldOwner = { readonly type: string } | 'page' | 'menu' | 'theme'

const schemaOf = (naming: Pick<SectionNaming, 'specs'>, owner: FieldOwner): SectionProps | undefined => {
  if (owner === 'page') return pageProps
  if (owner === 'menu') return menuProps
  return owner === 'theme' ? undefined : specFor(naming, owner.type)?.props
}

/**
 * What a field is called where it is edited, with all that it stands in: `buttons[k3v9Qa2Z].label` →
 * “Buttons › Label”. A device comes last, in brackets. Items on the way are named where they are given: each
 * by its text, or by its number.
 */
export function fieldTitle(
  naming: Pick<SectionNaming, 'specs' | 'label' | 't'>,
  owner: FieldOwner,
  path: string,
  items: readonly (string | number)[] = [],
) {
  const { label, t } = naming
  const schema = schemaOf(naming, owner)
  const prefix = typeof owner === 'string' ? owner : owner.type
  const segments = parsePath(path)
  if (!segments) return path
  const titles: string[] = []
  let device: string | undefined
  let passed = 0
  for (const [at, segment] of segments.entries()) {
    if ('item' in segment) {
      const item = items[passed++]
      if (item !== undefined)
        titles.push(typeof item === 'number' ? messageText(t, 'list.item', { number: item }) : item)
      continue
    }
    const until = formatPath(segments.slice(0, at + 1))
    const around = schema && schemaAt(schema, formatPath(segments.slice(0, at)))
    if (isDevice(segment.name) && (around?.responsive === true || (at > 0 && !schema))) device = segment.name
    else titles.push(labelFor(label, prefix, withoutDevices(until), (schema && schemaAt(schema, until)) ?? {}))
  }
  const title = titles.join(' › ')
  return device === 'mobile'
    ? messageText(t, 'place.onDevice', { field: title, device: messageText(t, 'device.mobile') })
    : title
}

/** The path by which the form of some settings knows a field: `image.mobile.alt` → `image.alt`. */
export const withoutDevices = (path: string): string => path.replaceAll(/\.(?:pc|mobile)(?=\.|\[|$)/g, '')
