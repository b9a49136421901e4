import { childPath, isList, isObject, type Json, type JsonObject } from '@vitrine/schemas'
import { OTHER_PROPS } from '../names.ts'
import type { Tally } from '../report.ts'
import { richTextFromHtml } from '../rich-text/from-html.ts'
import { fitsSchema } from './fits-schema.ts'
import type {
  ChoiceField,
  FieldPlan,
  ItemsField,
  ListField,
  ObjectPlan,
  RichTextField,
  SlotField,
  StoredPlan,
} from './plan.ts'
import { isShallow, rawJson } from './raw-json.ts'

/** What values are stored for. */
export interface Encoding {
  readonly tally: Tally
  /** The component that is read, as the report names it. */
  readonly component: string
  /** The id of an item at a place of what is read: the same place, the same id. */
  readonly itemId: (place: string) => string
  readonly fill: (slot: SlotField, content: readonly Json[], at: string) => void
  readonly items: (field: ItemsField, content: readonly JsonObject[], at: string) => void
}

/** What is said of a text whose parts rich text does not know. */
const NO_PLACE = 'Rich text has no pictures, tables, colours or frames: their text is kept.'

/**
 * The values of an object as they are stored. What has no field, or does not fit it, is kept as it is beside them
 * (`otherProps`), and the component is given it all the same.
 *
 * @param at where they stand in what is read: `items[0]`; nothing for those of a component
 */
export function encodeObject(plan: ObjectPlan, value: JsonObject, at: string, to: Encoding): JsonObject {
  const props: Record<string, Json> = {}
  const others: Record<string, Json> = {}
  for (const [name, read] of Object.entries(value)) {
    const field = plan.fields.get(name)
    const here = childPath(at, name)
    if (field && encodeField(field, read, here, to, props)) continue
    if (field) to.tally.noted({ component: to.component, path: here, what: misfit(field) })
    const kept = rawJson({ [name]: read }, { component: to.component, path: at }, to.tally)
    Object.assign(others, kept)
  }
  return Object.keys(others).length > 0 ? { ...props, [OTHER_PROPS]: others } : props
}

const misfit = (field: FieldPlan): string =>
  `The value does not fit its field (${field.kind}): it is drawn as it is, and cannot be edited there.`

/** Stores a value, or answers `false` where it does not fit. */
function encodeField(field: FieldPlan, value: Json, at: string, to: Encoding, props: Record<string, Json>): boolean {
  if (field.kind === 'slot') {
    if (!isList(value)) return false
    to.fill(field, value, at)
    return true
  }
  if (field.kind === 'items') {
    if (!isList(value) || !value.every((item) => isObject(item))) return false
    to.items(field, value as readonly JsonObject[], at)
    return true
  }
  const stored = encodeValue(field, value, at, to)
  if (stored === undefined) return false
  props[field.name] = stored
  return true
}

/** A value as its prop holds it; nothing where it does not fit. */
export function encodeValue(field: StoredPlan, value: Json, at: string, to: Encoding): Json | undefined {
  switch (field.kind) {
    case 'value':
      return field.fits(value) ? rawJson(value, { component: to.component, path: at }, to.tally) : undefined
    case 'choice':
      return encodeChoice(field, value, to)
    case 'rich-text':
      return encodeRichText(field, value, at, to)
    case 'list':
      return encodeList(field, value, at, to)
    case 'group':
      return isObject(value) ? encodeObject(field.object, value, at, to) : undefined
  }
}

function encodeChoice({ codes }: ChoiceField, value: Json, { tally }: Encoding): Json | undefined {
  const same = JSON.stringify(value)
  const found = codes.find((one) => JSON.stringify(one.value) === same)
  if (!found) return undefined
  if (found.code === value) tally.kept(value)
  else tally.converted(value)
  return found.code
}

const isRichText = fitsSchema({ $ref: 'rich-text' })

function encodeRichText(_field: RichTextField, html: Json, at: string, to: Encoding): Json | undefined {
  if (typeof html !== 'string') return undefined
  const { value, lost } = richTextFromHtml(html)
  if (!isRichText(value) || !isShallow(value)) return undefined
  if (lost.length > 0) to.tally.lostParts({ component: to.component, path: at }, lost, NO_PLACE)
  else to.tally.converted(html)
  return value as unknown as Json
}

function encodeList({ item, min, max }: ListField, value: Json, at: string, to: Encoding): Json | undefined {
  if (!isList(value) || value.length < min || value.length > max) return undefined
  if (!value.every((one) => isObject(one))) return undefined
  return value.map((one, index) => {
    const here = `${at}[${index}]`
    return { id: to.itemId(here), ...encodeObject(item, one as JsonObject, here, to) }
  })
}
