import type { Draft } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { draft } from '../../../../model/fixtures/operations.ts'
import { specs } from '../../../../model/fixtures/sections.ts'
import { readDraftFile } from './read-draft-file.ts'

const read = (text: string) => readDraftFile(new File([text], 'draft.json'), specs)
const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`

it('reads what was downloaded', async () => {
  expect(await read(JSON.stringify(draft))).toEqual({ draft })
})

it.each([
  ['nothing', '', 'problem.jsonEnds'],
  ['half of it', JSON.stringify(draft).slice(0, -10), 'problem.jsonEnds'],
  ['another document', '{"name":"x"}', 'problem.required'],
  ['more than a draft', JSON.stringify({ ...draft, owner: 'x' }), 'problem.unknownProperty'],
  ['something endlessly deep', deep, 'problem.tooDeep'],
])('refuses %s', async (_what, text, key) => {
  const found = await read(text)
  expect('problems' in found && found.problems.map((problem) => problem.key)).toContain(key)
})

it('names the place and the character where a file is no JSON', async () => {
  expect(await read('{\n  "draftsId": "1",\n}')).toEqual({
    problems: [{ path: '', key: 'problem.notJson', params: { line: 3, column: 1, character: '}' } }],
  })
})

it('takes out what would reach a prototype', async () => {
  const text = JSON.stringify(draft).replace('{', '{"__proto__":{"polluted":1},')
  const found = (await read(text)) as { readonly draft: Draft & { readonly polluted?: unknown } }
  expect(found.draft.polluted).toBeUndefined()
  expect(Object.keys(found.draft)).toEqual(Object.keys(draft))
})
