import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fingerprint } from '@vitrine/model'
import { link, type SectionSpec } from '@vitrine/schemas'
import { writtenChecks } from '@vitrine/schemas/written-checks'

/** The name of the check of links, which is none that a section may have. */
const LINK = 'Link'

/** A module of the checks of sections and links, for `<VitrinePage checks={…}>`: TypeScript and JavaScript alike. */
export function checksModule(specs: readonly SectionSpec[]): string {
  const schemas = Object.fromEntries(specs.map(({ type, props }) => [type, props]))
  const { source, names } = writtenChecks({ ...schemas, [LINK]: link })
  const sections = specs.map(
    ({ type, props }) =>
      `    ${JSON.stringify(type)}: { schema: ${JSON.stringify(fingerprint(props))}, check: ${names[type]} },`,
  )
  return `// @ts-nocheck
// Made by \`vitrine check --compile\`, which is to be called again when a schema changes.
import { tools } from '@vitrine/renderer/compiled'
${source}
export const checks = {
  sections: {
${sections.join('\n')}
  },
  link: ${names[LINK]},
}
`
}

/**
 * Writes the checks of sections into a file, where it does not hold them already.
 *
 * @param mayWrite whether it may; else it is only looked at.
 * @returns whether the file did not hold them.
 */
export function writeChecks(cwd: string, given: string, specs: readonly SectionSpec[], mayWrite: boolean): boolean {
  const file = resolve(cwd, given)
  const text = checksModule(specs)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  if (mayWrite) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return true
}
