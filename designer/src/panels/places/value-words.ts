import { isObject, type Json, schemaAt } from '@vitrine/schemas'
import { choiceLabelFor, isMediaAddress, mediaNameIn } from '@vitrine/setters'
import type { CommandContext } from '../../commands/index.ts'
import type { FieldOwner } from './field-title.ts'
import { specFor } from './place-name.ts'

/** Characters of a text up to which it is shown in a list. */
const LONGEST = 80

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text)

const own = (value: Json, name: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** The text of a rich text, in one line. */
function textOf(node: Json): string {
  const text = own(node, 'text')
  if (typeof text === 'string') return text
  const content = own(node, 'content')
  return Array.isArray(content) ? content.map(textOf).join(' ') : ''
}

/** A value in a few words: as its field shows it; nothing for what only its field can show. */
export function placeValueText(
  context: Pick<CommandContext, 'editor' | 'label' | 't' | 'locale'>,
  owner: FieldOwner,
  path: string,
  value: Json | undefined,
): string | undefined {
  const { label, t, locale } = context
  if (value === undefined || value === null) return undefined
  if (typeof value === 'boolean') return t(value ? 'place.yes' : 'place.no')
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value)
  if (typeof value === 'string') {
    const type = typeof owner === 'string' ? undefined : owner.type
    const props = type === undefined ? undefined : specFor(context, type)?.props
    if (type !== undefined && props && schemaAt(props, path)?.enum?.includes(value))
      return choiceLabelFor(label, type, path.replace(/\.(?:pc|mobile)$/, ''), value)
    if (isMediaAddress(value)) return mediaNameIn(value)
    return value.trim() === '' ? t('place.empty') : t('place.quoted', { text: short(value) })
  }
  if (own(value, 'type') === 'doc') return t('place.quoted', { text: short(textOf(value).trim()) })
  const src = own(value, 'src')
  return typeof src === 'string' ? mediaNameIn(src) : undefined
}
