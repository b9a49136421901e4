import { definitions } from '../definitions/index.ts'

/** The `$id` of every shared schema (`sharedSchemas`), for whoever needs no more than their names. */
export const sharedIds: ReadonlySet<string> = new Set([
  ...definitions.map(({ $id }) => $id),
  'theme',
  'settings',
  'component',
  'page-schema',
  'page',
  'menu',
  'global-configuration',
  'draft',
  'resolved-tree',
  'edition',
  'release',
  'site',
  'operation',
])
