import { type EntitySpec, type Json, type Operation, schemaAt } from '@vitrine/schemas'
import { labelFor } from '@vitrine/setters/internal'

type Label = (key: string) => string | undefined

/** What an operation on a content is about: the label of its field; nothing where it is about the whole. */
export function fieldOfOperation(label: Label, { kind, props }: EntitySpec, operation: Operation): string | undefined {
  if ('of' in operation) {
    const [top = ''] = operation.path.split(/[.[]/)
    const ofTop = labelFor(label, kind, top, {})
    const schema = schemaAt(props, operation.path)
    const inner = operation.path === top ? undefined : labelFor(label, kind, operation.path, schema ?? {})
    return inner === undefined || inner === ofTop ? ofTop : `${ofTop}: ${inner}`
  }
  if (operation.type !== 'change-content') return undefined
  const [name] = Object.keys(operation.changes)
  return label(name === 'status' ? 'column.state' : name === 'publishedAt' ? 'column.published' : `column.${name}`)
}

/** The first text in a value: of a rich text, its words. */
function wordsOf(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  return Object.values(value)
    .map((part) => (typeof part === 'object' ? wordsOf(part) : ''))
    .concat('text' in value && typeof value.text === 'string' ? [value.text] : [])
    .filter(Boolean)
    .join(' ')
}

/** So many letters of a value are shown. */
const LETTERS = 80

/** What an operation says, in words; nothing where it says nothing that fits in a line. */
export function valueOfOperation(label: Label, operation: Operation): string | undefined {
  if (operation.type === 'change-content') {
    const [[name, value] = []] = Object.entries(operation.changes)
    return name === 'status' ? label(`status.${value}`) : value === null ? undefined : String(value)
  }
  if (operation.type !== 'set-setting') return undefined
  const text = wordsOf(operation.value).replaceAll(/\s+/g, ' ').trim()
  return text === '' ? undefined : text.length > LETTERS ? `${text.slice(0, LETTERS - 1)}…` : text
}
