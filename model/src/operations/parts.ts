import { PAGE_SCHEMA_VERSION } from '@vitrine/schemas'
import type { Handler } from '../document/editing.ts'
import { refuseSettings, refuseSize, refuseTaken, refuseTree } from './allowed.ts'

export const setPart: Handler<'set-part'> = ({ draft, specs }, { part, value }) => {
  const { [part]: old, ...others } = draft.globalConfiguration
  const inverse = { type: 'set-part', part, value: old ?? null } as const
  const without = { ...draft, globalConfiguration: others }
  if (value === null) return { draft: without, inverse }
  const { pageSchema, componentsSettingValues } = value
  refuseTaken(without, undefined, Object.keys(pageSchema.components))
  if (pageSchema.version <= PAGE_SCHEMA_VERSION) refuseTree(specs, pageSchema.root, pageSchema.components)
  refuseSettings(specs, pageSchema.components, componentsSettingValues)
  const next = { ...draft, globalConfiguration: { ...others, [part]: value } }
  refuseSize(next, { part }, pageSchema)
  return { draft: next, inverse }
}
