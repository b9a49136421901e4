import { deref, getIn, itemAround, parentPath, type SchemaNode, schemaAt } from '@vitrine/schemas'
import type { Handler } from '../document/editing.ts'
import { compact, withDeletions } from './maps.ts'
import { refuse } from './operation-error.ts'
import { type Owner, ownerOf } from './owner.ts'
import { segmentsOf } from './values.ts'

/** Whether an object needs a property, in any of its branches. */
const requires = (node: SchemaNode, name: string): boolean =>
  node.required?.includes(name) === true || (node.oneOf ?? []).some((branch) => requires(deref(branch), name))

function refusePath({ props, settings }: Owner, path: string): void {
  const last = segmentsOf(path).at(-1)
  const above = parentPath(path)
  if (!last || !schemaAt(props, path)) refuse('refusal.unknownPath', { path })
  const item = itemAround(path)
  if (item !== '' && (!settings || getIn(settings.props, item) === undefined)) refuse('refusal.unknownItem', { path })
  const around = above === '' ? props : schemaAt(props, above)
  if (last && 'name' in last && around && requires(around, last.name)) refuse('refusal.required', { path })
}

export const deleteSetting: Handler<'delete-setting'> = (editing, { of, path }) => {
  const owner = ownerOf(editing, of)
  refusePath(owner, path)
  const settings = owner.settings ?? { props: {} }
  const deletions = settings.deletePropsPaths ?? []
  if (deletions.includes(path)) return { draft: editing.draft, inverse: { type: 'delete-setting', of, path } }
  return {
    draft: owner.write({ ...settings, deletePropsPaths: withDeletions(deletions, [path]) }),
    inverse: { type: 'restore-setting', of, path },
  }
}

export const restoreSetting: Handler<'restore-setting'> = (editing, { of, path }) => {
  const { settings, write } = ownerOf(editing, of)
  const deletions = settings?.deletePropsPaths ?? []
  if (!settings || !deletions.includes(path))
    return { draft: editing.draft, inverse: { type: 'restore-setting', of, path } }
  return {
    draft: write(compact({ ...settings, deletePropsPaths: deletions.filter((other) => other !== path) })),
    inverse: { type: 'delete-setting', of, path },
  }
}
