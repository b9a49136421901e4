import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Lines of tables that name a test: `path`: “its title” */
const named = globSync('docs/decisions/*.md', { cwd: at('') }).flatMap((page) =>
  [...readFileSync(at(page), 'utf8').matchAll(/\| `([\w./-]+\.(?:ts|tsx|mjs))`: “([^”]+)” \|$/gm)].map(
    ([, file, title]) => ({ page, file, title }),
  ),
)

test('what a decision says to be shown by a test is shown by one of that title', () => {
  expect(named.length).toBeGreaterThan(9)
  const missing = named.filter(
    ({ file, title }) => !existsSync(at(file)) || !readFileSync(at(file), 'utf8').includes(`'${title}'`),
  )
  expect(missing).toEqual([])
})
