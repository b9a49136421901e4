import type { Load, LoadRequest, Section } from '@vitrine/renderer'
import { isObject } from '@vitrine/schemas'
import { loadableCalls } from './loadable-calls.ts'

const byPath = new Map(loadableCalls.map((call) => [call.path, call]))

/**
 * What a plugin asks for, as far as it may: one of the calls that every visitor may make, of the site that is visited, and of
 * what is published. The call is ours and the question a copy, so that nothing can be exchanged later.
 *
 * @throws Error where it asks for anything else.
 */
function allowed(type: string, name: string, asked: unknown): LoadRequest {
  const { call, question } = isObject(asked) ? asked : {}
  const path = isObject(call) ? String(call.path) : ''
  const known = byPath.get(path)
  if (!known) throw new Error(`${type}: “${name}” asks for “${path}”, which sections of plugins may not load.`)
  const copy: unknown = JSON.parse(JSON.stringify(question ?? {}))
  if (!isObject(copy) || 'draftsId' in copy)
    throw new Error(`${type}: “${name}” names a draft. What is drawn is decided by who visits.`)
  return { call: known, question: copy as never }
}

/** A section of a plugin, whose `load` gets what it may and nothing else. */
export function guarded(section: Section): Section {
  const { spec, load } = section
  if (!load) return section
  const guardedLoad: Load<never> = (component) => {
    const asked: unknown = load(component)
    if (!isObject(asked)) throw new Error(`${spec.type}: its load answers no requests by name.`)
    return Object.fromEntries(Object.entries(asked).map(([name, one]) => [name, allowed(spec.type, name, one)]))
  }
  return { ...section, load: guardedLoad }
}
