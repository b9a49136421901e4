import { _ } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import type { SchemaNode } from '../keywords.ts'
import { believed, createAjv } from './validator.ts'

/** What ajv imports from its own files, and what of `tools` does the same. */
const replaced = [
  ['require("ajv/dist/runtime/ucs2length").default', 'tools.charactersOf'],
  ['require("ajv/dist/runtime/equal").default', 'tools.isEqual'],
] as const

/**
 * The checks of schemas as the source of functions, which need no code generation where they run: `names` of them by the names of
 * their schemas, and statements that use `tools` ({ charactersOf, isEqual, formats }).
 *
 * @throws Error when a schema cannot be compiled, or its check needs something that `tools` does not have.
 */
export function writtenChecks(schemas: Readonly<Record<string, SchemaNode>>): {
  readonly source: string
  readonly names: Readonly<Record<string, string>>
} {
  const ajv = createAjv({
    ...believed,
    messages: false,
    // A definition that many sections use is written once.
    inlineRefs: false,
    code: { source: true, esm: true, lines: false, formats: _`tools.formats` },
  })
  const names = Object.fromEntries(Object.keys(schemas).map((name, at) => [name, `check${at}`]))
  for (const [name, id] of Object.entries(names)) ajv.addSchema(schemas[name] as SchemaNode, id)
  const written = standalone(ajv, Object.fromEntries(Object.values(names).map((id) => [id, id])))
  const source = replaced
    .reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), written)
    .replaceAll('export const ', 'const ')
    .replace('"use strict";', '')
    // Where in a schema an error is from is told to nobody.
    .replaceAll(/(?<=\{instancePath[^{}]*?),schemaPath:"[^"]*"(?=,keyword:)/g, '')
  const [missing] = /require\([^)]*\)/.exec(source) ?? []
  if (missing !== undefined) throw new Error(`These checks cannot be written: they need ${missing}.`)
  return { source, names }
}
