import { describe, expect, it } from 'vitest'
import { pastedRows } from './pasted-rows.ts'

describe('pastedRows', () => {
  it.each([
    ['tabs', '/a\t/b\t302', [{ line: 1, from: '/a', to: '/b', status: 302 }]],
    ['semicolons', '/a; /b', [{ line: 1, from: '/a', to: '/b' }]],
    ['commas in quotation marks', '"/a","/b","308"', [{ line: 1, from: '/a', to: '/b', status: 308 }]],
    ['spaces', '/a   https://example.com/b', [{ line: 1, from: '/a', to: 'https://example.com/b' }]],
  ])('reads cells between %s', (_what, text, rows) => {
    expect(pastedRows(text)).toEqual(rows)
  })

  it('leaves out headings and empty lines, and counts lines as they were pasted', () => {
    expect(pastedRows('From\tTo\r\n\r\n/a\t/b\r\n')).toEqual([{ line: 3, from: '/a', to: '/b' }])
  })

  it('keeps what is no redirect, for the check to refuse it', () => {
    expect(pastedRows('/a\nnothing')).toEqual([
      { line: 1, from: '/a', to: '' },
      { line: 2, from: 'nothing', to: '' },
    ])
  })
})
