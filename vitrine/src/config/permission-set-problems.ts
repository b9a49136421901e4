import { checkOf, isObject, permissionSet } from '@vitrine/schemas'

const nameOf = (set: unknown): string =>
  isObject(set) && typeof set.key === 'string' ? `permission set ${set.key}` : 'a permission set'

/** What is wrong with a permission set, in words. */
export const permissionSetProblems = (set: unknown): readonly string[] =>
  checkOf(permissionSet)(set).map(
    ({ path, key, params }) =>
      `${nameOf(set)}: ${path === '' ? 'it' : path} is wrong (${key} ${JSON.stringify(params)}).`,
  )
