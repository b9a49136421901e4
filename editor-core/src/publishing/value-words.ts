import { isObject, itemTexts, type Json, type SchemaNode, schemaAt } from '@vitrine/schemas'
import { choiceLabelFor, isMediaAddress, mediaNameIn } from '@vitrine/setters/internal'
import { messageText } from '../i18n/translate.ts'
import { type SectionNaming, specFor } from './draft-naming.ts'
import type { FieldOwner } from './field-title.ts'

/** Characters of a text up to which it is shown in a list. */
const LONGEST = 80

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text)

const own = (value: Json, name: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** A text, of rich text all of it, in one line. */
function textOf(node: Json): string {
  if (typeof node === 'string') return node
  const text = own(node, 'text')
  if (typeof text === 'string') return text
  const content = own(node, 'content')
  return Array.isArray(content) ? content.map(textOf).join(' ') : ''
}

/** A value in a few words: as its field shows it; nothing for what only its field can show. */
export function placeValueText(
  naming: SectionNaming,
  owner: FieldOwner,
  path: string,
  value: Json | undefined,
): string | undefined {
  const { label, t, locale } = naming
  if (value === undefined || value === null) return undefined
  if (typeof value === 'boolean') return messageText(t, value ? 'place.yes' : 'place.no')
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  const type = typeof owner === 'string' ? undefined : owner.type
  const schema = type === undefined ? undefined : schemaIn(naming, type, path)
  if (typeof value === 'string') {
    if (type !== undefined && schema?.enum?.includes(value))
      return choiceLabelFor(label, type, path.replace(/\.(?:pc|mobile)$/, ''), value)
    if (isMediaAddress(value)) return mediaNameIn(value)
    return value.trim() === '' ? messageText(t, 'place.empty') : messageText(t, 'place.quoted', { text: short(value) })
  }
  if (own(value, 'type') === 'doc') return messageText(t, 'place.quoted', { text: short(textOf(value).trim()) })
  const src = own(value, 'src')
  if (typeof src === 'string') return mediaNameIn(src)
  const text = schema && textOfItem(value, schema)
  return text === undefined ? undefined : messageText(t, 'place.quoted', { text: short(text) })
}

function schemaIn(naming: SectionNaming, type: string, path: string): SchemaNode | undefined {
  const props = specFor(naming, type)?.props
  return props && schemaAt(props, path)
}

/** What an item of a list is called in its form. */
function textOfItem(item: Json, schema: SchemaNode): string | undefined {
  const texts = itemTexts(schema).map((name) => textOf(own(item, name) ?? null).trim())
  return texts.find((text) => text !== '')
}
