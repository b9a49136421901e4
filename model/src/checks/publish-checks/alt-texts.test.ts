import { describe, expect, it } from 'vitest'
import { a, banner, check, type Props } from '../../../fixtures/checked-drafts.ts'

describe('alternative texts', () => {
  const image = (alt?: string): Props => ({ image: { pc: { src: '/a.webp', ...(alt !== undefined && { alt }) } } })

  it('are missed where a picture has none', () => {
    expect(check(banner(image()))).toEqual([
      { level: 'warning', page: 'home', component: a, path: 'image.alt', key: 'check.altMissing', params: {} },
    ])
  })
  it('are missed in the languages that do not say anything', () => {
    const found = check(banner(image(), { 'image.alt': 'Halle' }))
    expect(found).toMatchObject([{ key: 'check.altMissing', language: 'en' }])
  })
  it('may be empty on purpose', () => {
    expect(check(banner(image('')))).toEqual([])
    expect(check(banner({ image: { pc: { focalPoint: { x: 1, y: 1 } } } }))).toEqual([])
  })
})
