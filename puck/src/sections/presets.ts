import { idFrom } from '@vitrine/model'
import { isObject, type Json, type JsonObject, own, type Preset, type PresetComponent } from '@vitrine/schemas'
import { type Encoding, encodeObject } from '../plan/encode.ts'
import { asJson } from '../plan/field-plans.ts'
import type { ConfigPlan, ObjectPlan, SectionPlan } from '../plan/plan.ts'
import { silent } from '../report.ts'

const ignored = () => {}

/** Values of a config as they are stored; what stands in slots is handed to `place`. */
function encoded(component: string, plan: ObjectPlan, values: JsonObject, place: Partial<Encoding> = {}): JsonObject {
  const itemId = (path: string) => idFrom(`${component} ${path}`)
  const encoding = { tally: silent, component, itemId, fill: ignored, items: ignored, ...place }
  return encodeObject(plan, values, '', encoding)
}

/** What a section is placed with: the defaults of its config. */
export function presetOf(plan: SectionPlan, { components }: ConfigPlan): Preset {
  const slots: Record<string, readonly PresetComponent[]> = {}
  const initial = asJson(plan.initial)
  const { id: _id, ...values } = isObject(initial) ? initial : {}
  const props = encoded(plan.component, plan, values, {
    fill: ({ slot }, content) => {
      slots[slot] = content.flatMap((value) => presetComponent(value, components))
    },
    items: ({ slot, item }, content) => {
      slots[slot] = content.map((value) => ({ type: item.type, props: encoded(plan.component, item, value) }))
    },
  })
  return { id: 'default', props, ...(Object.keys(slots).length > 0 && { slots }) }
}

function presetComponent(value: Json, components: ConfigPlan['components']): readonly PresetComponent[] {
  const type = own(value, 'type')
  const plan = typeof type === 'string' ? components.get(type) : undefined
  const props = own(value, 'props')
  if (!plan || (props !== undefined && !isObject(props))) return []
  const { id: _id, ...values } = isObject(props) ? props : {}
  return [{ type: plan.type, props: encoded(plan.component, plan, values) }]
}
