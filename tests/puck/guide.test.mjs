import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const read = (path) => readFileSync(fileURLToPath(new URL(`../../docs/how-to/${path}`, import.meta.url)), 'utf8')
const files = [...read('come-from-puck.md').matchAll(/^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, file, text]) => ({
    file,
    text,
  }),
)

it('the guide from Puck shows the files that are run, and no more than 15 lines of them', () => {
  expect(files.map(({ file }) => file)).toEqual(['site.ts', 'page.tsx', 'edit.tsx'])
  for (const { file, text } of files) expect(text, file).toBe(read(`come-from-puck/${file}`))
  const lines = files.flatMap(({ text }) => text.split('\n')).filter((line) => line.trim() !== '')
  expect(lines.length).toBeLessThanOrEqual(15)
})
