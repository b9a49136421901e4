import { describe, expect, it } from 'vitest'
import { a, banner, check, type Props } from '../../../fixtures/checked-drafts.ts'

describe('large pictures', () => {
  const image = (values: object): Props => ({ image: { pc: { src: '/a.webp', alt: '', ...values } } })

  it('are found where phones would load all of them', () => {
    expect(check(banner(image({ width: 6000, height: 4000 })))).toEqual([
      {
        level: 'warning',
        page: 'home',
        component: a,
        path: 'image',
        key: 'check.largePicture',
        params: { width: 6000, height: 4000 },
      },
    ])
  })
  it('are none with smaller copies, within the size of uploads, or without a known size', () => {
    expect(check(banner(image({ width: 6000, height: 4000, widths: [320, 640] })))).toEqual([])
    expect(check(banner(image({ width: 2560, height: 1707 })))).toEqual([])
    expect(check(banner(image({})))).toEqual([])
  })
})
