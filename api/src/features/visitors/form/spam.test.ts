import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSigned, signed } from '../../../platform/signing/signing.ts'
import { readStart, signedStart } from './form-start.ts'
import { isSpam, type Looks, suspicionOf } from './spam.ts'

const secret = 'a secret'
const now = 1_800_000_000_000
const read = (value: string | undefined) => readStart(secret, '7', value)
const ago = (seconds: number) => read(signedStart(secret, '7', now - seconds * 1000))
const madeUp = read(`${now - 9000}.AAAAAAAAAAAAAAAAAAAAAA.7.AAAAAAAAAAAAAAAAAAAAAA`)
const none = read(undefined)
const buyer = {
  start: ago(90),
  lines: ['Amina Diallo', 'Diallo Construction'],
  message: 'Please quote 5,000 pcs M12 × 80. Our drawings: https://diallo.example/m12',
}
const looks = (more: Partial<Looks>) => suspicionOf({ ...buyer, ...more }, now)

describe('Spam', () => {
  it('is not what buyers write', () => {
    expect(looks({})).toEqual({ score: 0, reasons: [] })
    expect(isSpam(looks({ start: none }))).toBe(false)
    expect(isSpam(looks({ message: 'Сколько стоит болт M12 из стали A4, 25 µm, 4,7 kΩ?' }))).toBe(false)
    expect(isSpam(looks({ message: 'كم سعر براغي M12؟ https://a.example' }))).toBe(false)
  })

  it.each([
    ['fills in what nobody sees', { department: 'Sales' }],
    ['writes markup of links', { message: 'Good [url=https://a.example]pills[/url]' }],
    ['is too fast and links', { start: ago(1), message: 'https://a.example https://b.example' }],
    ['forges its start and links', { start: madeUp, message: 'www.a.x www.b.x' }],
    ['opened the form long ago and has a link for a name', { start: ago(90_000), lines: ['https://a.example'] }],
    ['mixes scripts in words, fast', { start: ago(2), message: 'Раypal аccount' }],
    ['says nothing of its start and links a lot', { start: none, message: 'http://a '.repeat(4) }],
  ])('is who %s', (_name, more) => {
    expect(isSpam(looks(more))).toBe(true)
  })

  it.each([
    ['no start', { start: none }, 'no-start'],
    ['a start that was made up', { start: madeUp }, 'forged-start'],
    [
      'a start of another site',
      { start: readStart(secret, '8', signedStart(secret, '7', now - 9000)) },
      'forged-start',
    ],
    ['a start that is to come', { start: ago(-6) }, 'forged-start'],
    ['a clock that is a little ahead', { start: ago(-4) }, 'too-fast'],
    ['too fast', { start: ago(1) }, 'too-fast'],
    ['too old', { start: ago(86_401) }, 'too-old'],
    ['a start that came before', { isStartUsed: true }, 'used-start'],
    ['the time at which a page was drawn, as before', { start: read(signed(secret, 'start', `${now}`)) }, 'no-start'],
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
