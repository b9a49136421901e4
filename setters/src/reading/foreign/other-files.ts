import { isObject } from '@vitrine/schemas'
import type { OtherFiles } from './local-refs.ts'
import { modern } from './modern.ts'

/**
 * Answers the schema at an address, or a promise of it; nothing where there is none. The address is that of
 * a `$ref` without its fragment, resolved at the address of the schema (`$id`) where it has one, and as
 * written where it has none.
 */
export type ResolveRef = (address: string) => unknown

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  value !== null && typeof value === 'object' && 'then' in value && typeof value.then === 'function'
const isSchema = (value: unknown): boolean => isObject(value) || typeof value === 'boolean'

/**
 * Every file that a schema refers to, and that those refer to; at once, where `resolveRef` answers at once.
 * What it rejects, throws or does not know is left out.
 */
export function otherFiles(
  schema: unknown,
  resolveRef: ResolveRef,
  files: OtherFiles = new Map(),
  asked: ReadonlySet<string> = new Set(),
): OtherFiles | Promise<OtherFiles> {
  const wanted = modern(schema, files).missing.filter((address) => !asked.has(address))
  if (wanted.length === 0) return files
  const next = (found: readonly unknown[]) => {
    const all = new Map(files)
    for (const [at, file] of found.entries()) if (isSchema(file)) all.set(wanted[at] as string, file)
    return otherFiles(schema, resolveRef, all, new Set([...asked, ...wanted]))
  }
  const answers = wanted.map((address) => {
    try {
      const answer = resolveRef(address)
      return isPromise(answer) ? Promise.resolve(answer).catch(() => undefined) : answer
    } catch {
      return undefined
    }
  })
  return answers.some(isPromise) ? Promise.all(answers).then(next) : next(answers)
}
