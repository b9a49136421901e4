import { choiceLabelKey } from '@vitrine/schemas'
import type { PuckConfig, PuckFields } from '../config.ts'
import { fieldsOf } from '../config.ts'
import { planConfig } from '../plan/config-plan.ts'
import type { ObjectPlan, SectionPlan } from '../plan/plan.ts'

/** What choices are called. */
function* labelsIn(
  fields: PuckFields,
  plan: ObjectPlan,
  type: string,
  path: string,
): Generator<readonly [string, string]> {
  for (const [name, field] of Object.entries(fields)) {
    const planned = plan.fields.get(name)
    if (planned?.kind === 'items') {
      yield [planned.item.type, field.label ?? name]
      yield* labelsIn(field.arrayFields ?? {}, planned.item, planned.item.type, '')
      continue
    }
    if (!planned || planned.kind === 'slot') {
      if (planned) yield [`${type}.slots.${planned.slot}`, field.label ?? name]
      continue
    }
    const here = path === '' ? planned.name : `${path}.${planned.name}`
    if (planned.kind === 'choice')
      for (const { code, label } of planned.codes) {
        if (label) yield [choiceLabelKey(type, here, String(code)), label]
      }
    if (planned.kind === 'list') yield* labelsIn(field.arrayFields ?? {}, planned.item, type, here)
    if (planned.kind === 'group') yield* labelsIn(field.objectFields ?? {}, planned.object, type, here)
  }
}

/**
 * What a config calls its components and choices, for `labels` of the editor: `labels={() => puckLabels(config)}`. What fields
 * are called stands in their schemas.
 *
 * @public
 */
export function puckLabels(config: PuckConfig): Readonly<Record<string, string>> {
  const plan = planConfig(config, { controls: {}, seenAt: () => undefined })
  const of = (section: SectionPlan, name: string) => [
    [section.type, name] as const,
    ...labelsIn(section.config.fields ? fieldsOf(section.config) : {}, section, section.type, ''),
  ]
  return Object.fromEntries([
    ...[...plan.components.values()].flatMap((section) => of(section, section.config.label ?? section.component)),
    ...of(plan.root, plan.root.config.label ?? 'Page'),
  ])
}
