import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readCorpus } from './corpus-pairs.mjs'

/** A folder with these files. */
function folderOf(files) {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return folder
}

it('pairs a schema with the documents of the folder of its name', () => {
  const schema = { $id: 'https://example.org/bill.json#', type: 'object' }
  const folder = folderOf({
    'bill.schema.json': schema,
    'bill/one.json': { a: 1 },
    'bill/two.yaml': 'a: 2',
    'x.json': '{',
  })
  const { pairs, skipped, files } = readCorpus(folder)
  expect(pairs).toEqual([{ name: 'bill', schema, documents: [{ a: 1 }] }])
  expect(skipped.map(({ reason }) => reason.slice(0, 8))).toEqual(['not JSON', 'no JSON:'])
  expect(files['https://example.org/bill.json']).toBe(join(folder, 'bill.schema.json'))
})

it('reads the layout of SchemaStore', () => {
  const folder = folderOf({
    'src/schemas/json/bill.json': {},
    'src/test/bill/one.json': [1],
    'src/test/other/a.json': 2,
  })
  expect(readCorpus(folder).pairs).toEqual([{ name: 'bill', schema: {}, documents: [[1]] }])
})

it('reads files of a test suite', () => {
  const folder = folderOf({ 'a.json': [{ description: 'first', schema: true, tests: [{ data: 1, valid: true }] }] })
  expect(readCorpus(folder).pairs).toEqual([{ name: 'a: first', schema: true, documents: [1] }])
})
