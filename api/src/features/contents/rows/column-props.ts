import { type EntityColumn, type EntitySpec, type SectionProps, topName } from '@vitrine/schemas'

const known = new WeakMap<EntitySpec, Map<string, SectionProps>>()
/** So many choices of columns are kept for each kind. */
const KEPT = 100

/** The props of the first level that a column is made of. */
const topsOf = ({ path, computed, currency }: EntityColumn): readonly string[] =>
  [path, computed?.per, currency].flatMap((name) => (name === undefined ? [] : [topName(name)]))

/** The props of a kind without those that no column asks for: to resolve a whole product takes several times as long. */
export function propsOfColumns(entity: EntitySpec, columns: readonly EntityColumn[]): SectionProps {
  const tops = new Set(columns.flatMap(topsOf))
  const key = [...tops].toSorted().join()
  const ofEntity = known.get(entity) ?? new Map<string, SectionProps>()
  known.set(entity, ofEntity)
  const before = ofEntity.get(key)
  if (before) return before
  if (ofEntity.size >= KEPT) ofEntity.clear()
  const properties = Object.entries(entity.props.properties).filter(([name]) => tops.has(name))
  const props: SectionProps = {
    ...entity.props,
    required: (entity.props.required ?? []).filter((name) => tops.has(name)),
    properties: Object.fromEntries(properties),
  }
  ofEntity.set(key, props)
  return props
}
