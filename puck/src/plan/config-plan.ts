import type { SchemaNode } from '@vitrine/schemas'
import { fieldsOf, type PuckComponent, type PuckConfig, type PuckFields } from '../config.ts'
import { newName, reservedInSection, typeFrom } from '../names.ts'
import { type Planning, planObject } from './field-plans.ts'
import {
  type ConfigPlan,
  type ItemsField,
  ROOT_SLOT,
  ROOT_TYPE,
  type SectionPlan,
  type SlotField,
  UNKNOWN_TYPE,
  ZONE_TYPE,
  ZONES_SLOT,
} from './plan.ts'

/** The schemas of fields whose values Puck does not know, by component and path: `Hero.icon`, `Hero.items.icon`. */
export type Controls = Readonly<Record<string, SchemaNode>>

/** A type has at most 64 characters; behind a name there may be `-item` and a number. */
const LONGEST = 52

interface Known {
  readonly controls: Controls
  readonly seenAt: (component: string, path: string) => SchemaNode | undefined
}

interface SectionOf {
  readonly component: string
  readonly type: string
  readonly config: PuckComponent
  readonly fields: PuckFields
  readonly initial: unknown
  /** The path of the list that its items come from, for a section of items. */
  readonly path: string
  readonly slotNames: readonly string[]
  readonly within?: string
}

/** Plans what a config comes to: one section for each component, and one for each list whose items hold components. */
export function planConfig({ components, root = {} }: PuckConfig, { controls, seenAt }: Known): ConfigPlan {
  const types = new Set<string>([ROOT_TYPE, UNKNOWN_TYPE, ZONE_TYPE])
  // Components first: what they are called must not depend on how many lists there are.
  const typeOf = new Map(Object.keys(components).map((name) => [name, newName(typeFrom(name), types)]))

  function planSection({ component, type, config, fields, initial, path, slotNames, within }: SectionOf): SectionPlan {
    const full = (inside: string) => (path === '' ? inside : `${path}.${inside}`)
    const planning: Planning = {
      controlAt: (inside) => controls[`${component}.${full(inside)}`],
      seenAt: (inside) => seenAt(component, full(inside)),
      slots: new Map(),
      slotNames: new Set(slotNames),
      itemSection: (itemFields, itemInitial, inside) =>
        planSection({
          component,
          type: newName(`${type.slice(0, LONGEST)}-item`, types),
          config: {},
          fields: itemFields,
          initial: typeof itemInitial === 'function' ? itemInitial(0) : itemInitial,
          path: full(inside),
          slotNames: [],
          within: type,
        }),
    }
    const plan = planObject(fields, [], new Set(reservedInSection), planning)
    const items = [...planning.slots.values()].filter((slot): slot is ItemsField => slot.kind === 'items')
    return {
      component,
      type,
      config,
      initial,
      ...plan,
      slots: planning.slots,
      items,
      ...(within !== undefined && { within }),
    }
  }

  const planned = Object.entries(components).map(([name, config]) => {
    const type = typeOf.get(name) as string
    const fields = fieldsOf(config)
    const initial = config.defaultProps
    return [
      name,
      planSection({ component: name, type, config, fields, initial, path: '', slotNames: [ZONES_SLOT] }),
    ] as const
  })
  const rootPlan = planSection({
    component: 'root',
    type: ROOT_TYPE,
    config: root,
    fields: root.fields ? fieldsOf(root) : { title: { type: 'text' } },
    initial: root.defaultProps,
    path: '',
    slotNames: [ZONES_SLOT, ROOT_SLOT],
  })
  const names = [...typeOf.keys()]
  const accepted = ({ allow, disallow }: SlotField): readonly string[] | undefined => {
    // What is named by both may stand there.
    if (disallow) return names.filter((name) => !disallow.includes(name) || allow?.includes(name))
    return allow && names.filter((name) => allow.includes(name))
  }
  return {
    components: new Map(planned),
    root: rootPlan,
    accepts(slot) {
      if (slot.kind === 'items') return { accepts: [slot.item.type] }
      const types = accepted(slot)?.map((name) => typeOf.get(name) as string)
      return types ? { accepts: [...types, UNKNOWN_TYPE] } : {}
    },
  }
}
