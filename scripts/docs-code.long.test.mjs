import { expect, it } from 'vitest'
import { codeBlocks, pages } from './docs/code-blocks.mjs'
import { typeCheckBlocks } from './docs/type-check-blocks.mjs'

it('the TypeScript of all pages is right, in strict mode, against the packages as they are', async () => {
  const blocks = pages.flatMap(codeBlocks)
  expect(blocks.filter(({ language }) => language.startsWith('ts')).length).toBeGreaterThan(60)
  expect(await typeCheckBlocks(blocks)).toEqual([])
})

it('finds what is wrong, and says where', async () => {
  const block = (line, info, text) => ({ page: 'docs/a.md', line, language: 'ts', info, text, isShown: true })
  const wrong = await typeCheckBlocks([
    block(10, 'file=one.ts', 'export const one: number = 1\n'),
    block(20, '', "import { one } from './one.ts'\nexport const two: string = one\n"),
    block(30, 'continue', 'export const three: boolean = two\n'),
    block(40, '', "import { defineSettter } from '@vitrine/setters'\n"),
  ])
  expect(wrong.map((line) => line.replace(/ error .*/, '')).sort()).toEqual([
    'docs/a.md:21',
    'docs/a.md:30',
    'docs/a.md:40',
  ])
})
