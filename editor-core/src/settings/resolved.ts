import { type LanguageOrder, type Resolved, resolve } from '@vitrine/model'
import type { SectionProps, Settings } from '@vitrine/schemas'

const nothing: Settings = { props: {} }
const known = new WeakMap<Settings, WeakMap<LanguageOrder, WeakMap<SectionProps, Resolved>>>()

/** Settings in one language, worked out once for each: an order is one object for as long as it holds. */
export function resolved(props: SectionProps, settings: Settings = nothing, order: LanguageOrder): Resolved {
  const byOrder = known.get(settings) ?? new WeakMap<LanguageOrder, WeakMap<SectionProps, Resolved>>()
  known.set(settings, byOrder)
  const bySchema = byOrder.get(order) ?? new WeakMap<SectionProps, Resolved>()
  byOrder.set(order, bySchema)
  const made = bySchema.get(props) ?? resolve(props, settings, order)
  bySchema.set(props, made)
  return made
}
