import { RichTextContent } from '@vitrine/renderer'
import { isList, isObject, type LinkValue, own, type RichTextValue } from '@vitrine/schemas'
import type { ComponentType } from 'react'
import { OTHER_PROPS } from '../names.ts'
import type { ChoiceField, FieldPlan, ObjectPlan, RichTextField } from '../plan/plan.ts'
import { richTextFromHtml } from '../rich-text/from-html.ts'
import { htmlFromRichText } from '../rich-text/to-html.ts'
import type { TakenItem } from './taken-items.tsx'

/** What values are decoded with. */
export interface Decoding {
  readonly slot: (name: string) => ComponentType
  readonly items: (name: string) => readonly TakenItem[]
  readonly item: (item: TakenItem, plan: ObjectPlan) => Readonly<Record<string, unknown>>
  readonly hrefOf: (link: LinkValue) => string | undefined
}

/** The values of an object as the component of Puck's takes them. */
export function decodeObject(plan: ObjectPlan, stored: unknown, by: Decoding): Record<string, unknown> {
  const others = own(stored, OTHER_PROPS)
  const props: Record<string, unknown> = isObject(others) ? { ...others } : {}
  for (const [name, field] of plan.fields) {
    if (field.kind === 'slot') props[name] = by.slot(field.slot)
    else if (field.kind === 'items') props[name] = itemsOf(props[name], by.items(field.slot), field.item, by)
    else {
      const value = own(stored, field.name)
      if (value !== undefined) props[name] = decodeValue(field, value, by)
      // A slot is there before anything stands in it or beside it.
      else if (field.kind === 'group' && props[name] === undefined && holdsSlots(field.object))
        props[name] = decodeObject(field.object, {}, by)
      // HTML that rich text could not hold as a whole is drawn as far as it can be.
      else if (field.kind === 'rich-text' && typeof props[name] === 'string')
        props[name] = decodeRichText(field, richTextFromHtml(props[name]).value, by)
    }
  }
  return props
}

const holdsSlots = ({ fields }: ObjectPlan): boolean =>
  [...fields.values()].some(
    (field) => field.kind === 'slot' || field.kind === 'items' || (field.kind === 'group' && holdsSlots(field.object)),
  )

const itemsOf = (kept: unknown, items: readonly TakenItem[], plan: ObjectPlan, by: Decoding): unknown =>
  items.length === 0 && kept !== undefined ? kept : items.map((item) => by.item(item, plan))

function decodeValue(field: Exclude<FieldPlan, { kind: 'slot' | 'items' }>, value: unknown, by: Decoding): unknown {
  switch (field.kind) {
    case 'value':
      return value
    case 'choice':
      return decodeChoice(field, value)
    case 'rich-text':
      return decodeRichText(field, value, by)
    case 'list':
      return isList(value) ? value.map((item) => decodeObject(field.item, item, by)) : []
    case 'group':
      return decodeObject(field.object, value, by)
  }
}

const decodeChoice = ({ codes }: ChoiceField, code: unknown): unknown => {
  const found = codes.find((one) => one.code === code)
  return found ? found.value : code
}

function decodeRichText({ asHtml }: RichTextField, value: unknown, { hrefOf }: Decoding): unknown {
  const text = value as RichTextValue
  if (asHtml) return htmlFromRichText(text, hrefOf)
  return (
    <div className="rich-text">
      <RichTextContent value={text} />
    </div>
  )
}
