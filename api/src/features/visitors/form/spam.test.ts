import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSigned, signed } from '../../../platform/signing/signing.ts'
import { isSpam, type Looks, suspicionOf } from './spam.ts'

const secret = 'a secret'
const now = 1_800_000_000_000
const ago = (seconds: number) => signed(secret, 'start', String(now - seconds * 1000))
const buyer = {
  startedAt: ago(90),
  lines: ['Amina Diallo', 'Diallo Construction'],
  message: 'Please quote 5,000 pcs M12 × 80. Our drawings: https://diallo.example/m12',
}
const looks = (more: Partial<Looks>) => suspicionOf({ ...buyer, ...more }, secret, now)

describe('Spam', () => {
  it('is not what buyers write', () => {
    expect(looks({})).toEqual({ score: 0, reasons: [] })
    expect(isSpam(looks({ startedAt: undefined }))).toBe(false)
    expect(isSpam(looks({ message: 'Сколько стоит болт M12 из стали A4, 25 µm, 4,7 kΩ?' }))).toBe(false)
    expect(isSpam(looks({ message: 'كم سعر براغي M12؟ https://a.example' }))).toBe(false)
  })

  it.each([
    ['fills in what nobody sees', { department: 'Sales' }],
    ['writes markup of links', { message: 'Good [url=https://a.example]pills[/url]' }],
    ['is too fast and links', { startedAt: ago(1), message: 'https://a.example https://b.example' }],
    ['forges its start and links', { startedAt: `${now - 9000}.AAAAAAAAAAAAAAAAAAAAAA`, message: 'www.a.x www.b.x' }],
    ['opened the form long ago and has a link for a name', { startedAt: ago(90_000), lines: ['https://a.example'] }],
    ['mixes scripts in words, fast', { startedAt: ago(2), message: 'Раypal аccount' }],
    ['says nothing of its start and links a lot', { startedAt: undefined, message: 'http://a '.repeat(4) }],
  ])('is who %s', (_name, more) => {
    expect(isSpam(looks(more))).toBe(true)
  })

  it.each([
    ['too fast', { startedAt: ago(1) }, 'too-fast'],
    ['too old', { startedAt: ago(86_401) }, 'too-old'],
  ])('%s alone is only suspicious', (_name, more, reason) => {
    expect([looks(more).reasons, isSpam(looks(more))]).toEqual([[reason], false])
  })
})

it('what was signed is read, for its use only; anything else is not', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, other) => {
      const value = signed(secret, 'start', text)
      expect(readSigned(secret, 'start', value)).toBe(text === '' ? undefined : text)
      expect(readSigned(secret, 'confirm', value)).toBeUndefined()
      expect(readSigned('another secret', 'start', value)).toBeUndefined()
      expect(readSigned(secret, 'start', other)).toBeUndefined()
    }),
  )
})
