import { listSectionSpecs, sectionSpecByType } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'

/** The sections that this instance has: their own, and those of plugins. */
export const sectionSpecRoutes: readonly Endpoint[] = [
  memberEndpoint(listSectionSpecs, (_question, { parts }) =>
    parts.specs.map(({ type, version, category, slots = {}, nesting = {}, presets }) => ({
      ...{ type, version, category, slots, nesting },
      presets: presets.map(({ id }) => id),
    })),
  ),

  memberEndpoint(sectionSpecByType, ({ type }, { parts }) => {
    const {
      version,
      category,
      props,
      slots = {},
      nesting = {},
      presets,
    } = orNotFound(parts.specs.find((spec) => spec.type === type))
    return { type, version, category, props, slots, nesting, presets }
  }),
]
