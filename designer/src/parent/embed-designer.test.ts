import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { isId } from '@vitrine/schemas'
import { transformWithOxc } from 'vite'
import { expect, it } from 'vitest'
import { operationId } from './embed-designer.ts'

it('what a parent needs is one file, smaller than 3 kB', async () => {
  const file = fileURLToPath(new URL('embed-designer.ts', import.meta.url))
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })
  expect(code).not.toMatch(/\bimport\b|\brequire\b/)
  expect(brotliCompressSync(code).length).toBeLessThan(3000)
})

it('makes ids that operations may have', () => {
  const ids = Array.from({ length: 1000 }, operationId)
  expect(ids.every(isId)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})
