import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { narrowJson } from '../docs/.vitepress/markdown/narrow-json.ts'
import { wrongLinks } from './docs/wrong-links.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('finds links that lead nowhere, anchors that are not there, and what is loaded from elsewhere', () => {
  mkdirSync(join(folder, 'guide'))
  writeFileSync(
    join(folder, 'index.html'),
    `<a href="/guide/start.html">1</a><a href="guide/start#make-it">2</a><a href="#here">3</a><p id="here">
     <a href="/guide/stat.html">4</a><a href="/guide/start.html#make">5</a><a href="https://example.com">6</a>
     <script src="https://example.com/a.js"></script><link rel="stylesheet" href="//example.com/a.css">`,
  )
  writeFileSync(join(folder, 'guide/start.html'), '<h2 id="make-it">1</h2><a href="../index.html">1</a>')
  expect(wrongLinks(folder).map(({ href, why }) => `${href} ${why}`)).toEqual([
    '/guide/stat.html leads nowhere',
    '/guide/start.html#make names no heading of guide/start.html',
    'https://example.com/a.js is loaded from another host',
    '//example.com/a.css is loaded from another host',
  ])
})

it('writes the JSON of an example in narrow lines, and as the same value', () => {
  const schema = {
    type: 'object',
    properties: { title: { type: 'string', title: 'Title', default: 'Bolts that hold' }, kinds: { enum: ['a', 'b'] } },
  }
  const text = narrowJson(schema)
  expect(JSON.parse(text)).toEqual(schema)
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(46)
  expect(text).toContain('"kinds": { "enum": ["a", "b"] }')
})
