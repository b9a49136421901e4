import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { withoutCallSummaries } from './call-summaries-plugin.ts'

const folder = fileURLToPath(new URL('../../schemas/src/calls', import.meta.url))
const { filter, handler } = withoutCallSummaries().transform as unknown as {
  filter: { id: RegExp }
  handler: (code: string) => { code: string } | undefined
}

it('empties each summary that is one piece of text, and nothing else', () => {
  const files = globSync(`${folder}/**/*.ts`).filter((file) => !file.endsWith('.test.ts'))
  let found = 0
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const written = source.match(/^\s+summary:(?!\s*`[^`]*\$\{)/gm)?.length ?? 0
    if (written === 0) continue
    expect(file).toMatch(filter.id)
    const code = handler(source)?.code ?? ''
    expect(code.match(/summary: ''/g), file).toHaveLength(written)
    // Lines that belong to no summary stand as they were.
    const rest = source.split('\n').filter((line) => !/summary:|^\s+['"`].*['"`],$/.test(line))
    const kept = new Set(code.split('\n'))
    expect(rest.filter((line) => !kept.has(line))).toEqual([])
    found += written
  }
  expect(found).toBeGreaterThan(200)
})
