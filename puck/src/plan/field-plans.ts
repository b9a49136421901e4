import { idFrom } from '@vitrine/model'
import { deref, ID_PATTERN, isObject, type Json, type SchemaNode } from '@vitrine/schemas'
import type { PuckField, PuckFields } from '../config.ts'
import { propFrom, reservedInside, slotFrom } from '../names.ts'
import { silent } from '../report.ts'
import { encodeObject } from './encode.ts'
import { fitsSchema } from './fits-schema.ts'
import type { ChoiceField, FieldPlan, ItemsField, ObjectPlan, SectionPlan, SlotField, StoredPlan } from './plan.ts'

/** What the fields of one section are planned with. */
export interface Planning {
  /** The schema of a field that Puck does not know itself, by its path: `items.icon`. */
  readonly controlAt: (path: string) => SchemaNode | undefined
  /** What a value at a path was seen to be; nothing where none was seen. */
  readonly seenAt: (path: string) => SchemaNode | undefined
  readonly slots: Map<string, SlotField | ItemsField>
  readonly slotNames: Set<string>
  /** Plans the section that the items of a list are. */
  readonly itemSection: (fields: PuckFields, initial: unknown, path: string) => SectionPlan
}

/** The fields of an object: how each is stored, and the schema of all. */
export function planObject(
  fields: PuckFields,
  /** The names that lead to it, lists without their places. */
  names: readonly string[],
  taken: Set<string>,
  planning: Planning,
): ObjectPlan & { readonly properties: Readonly<Record<string, SchemaNode>> } {
  const plans = new Map<string, FieldPlan>()
  const properties: Record<string, SchemaNode> = {}
  for (const [name, field] of Object.entries(fields)) {
    const plan = planField(field, [...names, name], planning, () => propFrom(name, taken))
    plans.set(name, plan)
    if ('node' in plan) properties[plan.name] = plan.node
  }
  return { fields: plans, properties }
}

/** Whether components stand somewhere in a field. */
function holdsSlots({ type, arrayFields, objectFields }: PuckField): boolean {
  if (type === 'slot') return true
  return Object.values({ ...arrayFields, ...objectFields }).some(holdsSlots)
}

function planField(field: PuckField, names: readonly string[], planning: Planning, nameIt: () => string): FieldPlan {
  if (field.type === 'slot') {
    const slot: SlotField = { kind: 'slot', slot: slotFrom(names, planning.slotNames), ...rulesOf(field) }
    planning.slots.set(slot.slot, slot)
    return slot
  }
  if (field.type === 'array' && holdsSlots(field)) {
    const item = planning.itemSection(field.arrayFields ?? {}, field.defaultItemProps, names.join('.'))
    const items: ItemsField = { kind: 'items', slot: slotFrom(names, planning.slotNames), item }
    planning.slots.set(items.slot, items)
    return items
  }
  return titled(planStored(field, names, planning, nameIt()), field)
}

const rulesOf = ({ allow, disallow }: PuckField) => ({ ...(allow && { allow }), ...(disallow && { disallow }) })

const titled = <P extends StoredPlan>(plan: P, { label }: PuckField): P =>
  label ? { ...plan, node: { ...plan.node, title: label } } : plan

function planStored(field: PuckField, names: readonly string[], planning: Planning, name: string): StoredPlan {
  const path = names.join('.')
  const control = planning.controlAt(path)
  if (control) return planControl(control, field, name)
  switch (field.type) {
    case 'text':
      return textField(name)
    case 'textarea':
      return textField(name, { setter: 'long-text' })
    case 'richtext':
      return { kind: 'rich-text', name, node: { $ref: 'rich-text', translatable: true }, asHtml: false }
    case 'number':
      return valueField(name, numberNode(field))
    case 'select':
    case 'radio':
      return planChoice(field, name) ?? valueField(name, planning.seenAt(path) ?? {})
    case 'array':
      return planList(field, names, planning, name)
    case 'object': {
      const { fields, properties } = planObject(
        field.objectFields ?? {},
        names,
        new Set(reservedInside.slice(1)),
        planning,
      )
      return { kind: 'group', name, node: { type: 'object', properties }, object: { fields } }
    }
    default:
      return valueField(name, planning.seenAt(path) ?? {})
  }
}

const valueField = (name: string, node: SchemaNode, fits: (value: Json) => boolean = fitsSchema(node)): StoredPlan => ({
  kind: 'value',
  name,
  node,
  fits,
})
const textField = (name: string, more: SchemaNode = {}): StoredPlan =>
  valueField(name, { type: 'string', translatable: true, ...more }, (value) => typeof value === 'string')

/** A control edits what the component takes; only rich text is stored otherwise than as HTML. */
function planControl({ responsive: _one, ...node }: SchemaNode, { type }: PuckField, name: string): StoredPlan {
  if (deref(node).$id === 'rich-text') return { kind: 'rich-text', name, node, asHtml: type !== 'richtext' }
  return valueField(name, node)
}

function numberNode({ min, max, step }: PuckField): SchemaNode {
  // Steps are counted from the least number; a schema counts them from nothing, and exactly.
  const isWhole = step !== undefined && Number.isInteger(step) && step > 0 && (min ?? 0) % step === 0
  return {
    type: 'number',
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
    ...(isWhole && { multipleOf: step }),
  }
}

/** The options of a field; nothing where it has none. */
function planChoice({ options = [] }: PuckField, name: string): ChoiceField | undefined {
  const taken = new Set<unknown>(options.map(({ value }) => value))
  const codes: ChoiceField['codes'][number][] = []
  for (const [at, { value, label }] of options.entries()) {
    if (codes.some((one) => JSON.stringify(one.value) === JSON.stringify(value))) continue
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)
    codes.push({ value, code: isPlain ? (value as Json) : newCode(at + 1, taken), label })
  }
  if (codes.length === 0) return undefined
  return { kind: 'choice', name, node: { enum: codes.map(({ code }) => code) }, codes }
}

function newCode(at: number, taken: Set<unknown>): string {
  let code = `option-${at}`
  while (taken.has(code)) code = `${code}-`
  taken.add(code)
  return code
}

function planList(field: PuckField, names: readonly string[], planning: Planning, name: string): StoredPlan {
  const { arrayFields = {}, defaultItemProps, min = 0, max } = field
  // Where they are made by a function, the first one is as good as any.
  const initial = typeof defaultItemProps === 'function' ? defaultItemProps(0) : defaultItemProps
  const { fields, properties } = planObject(arrayFields, names, new Set(reservedInside), planning)
  const byDefault = initialItem({ fields }, initial, names.join('.'))
  return {
    kind: 'list',
    name,
    node: {
      type: 'array',
      ...(min > 0 && { minItems: min }),
      ...(max !== undefined && { maxItems: max }),
      items: {
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'string', pattern: ID_PATTERN }, ...properties },
        // Of the item as a whole, so that it is what new items begin with, and nothing that old ones show.
        ...(byDefault !== undefined && { default: byDefault }),
      },
    },
    item: { fields },
    min,
    max: max ?? Number.POSITIVE_INFINITY,
  }
}

const ignored = () => {}

/** What a new item begins with, as it is stored. */
function initialItem(item: ObjectPlan, initial: unknown, place: string): Json | undefined {
  const values = asJson(initial)
  if (!isObject(values)) return undefined
  const itemId = (path: string) => idFrom(`${place}.${path}`)
  return encodeObject(item, values, '', { tally: silent, component: place, itemId, fill: ignored, items: ignored })
}

/** What of a value JSON can hold: a config may have functions and elements in it. */
export function asJson(value: unknown): Json {
  try {
    return (JSON.parse(JSON.stringify(value) ?? 'null') ?? null) as Json
  } catch {
    return null
  }
}
