import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base32, codeOf, fromBase32, matchingStep, newSecret, otpauthAddress } from './totp.ts'

const seed = Buffer.from('12345678901234567890')

it('gives the codes of RFC 4226, appendix D', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
  for (const [step, code] of codes.entries()) expect(codeOf(seed, step)).toBe(code)
})

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('gives the code of RFC 6238, appendix B, at second %i', (second, code) => {
  expect(codeOf(seed, Math.floor(second / 30), 8)).toBe(code)
  expect(matchingStep(base32(seed), code.slice(2), second * 1000)).toBe(Math.floor(second / 30))
})

it('writes base32 as RFC 4648 does, and reads it again', () => {
  for (const [text, written] of [
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['foobar', 'MZXW6YTBOI'],
  ] as const)
    expect(base32(Buffer.from(text))).toBe(written)
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fromBase32(base32(bytes))).toEqual(Buffer.from(bytes))
    }),
  )
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
})

it('takes the code of the step before and after, and no other', () => {
  const [secret, now] = [base32(seed), 2_000_000_000_000]
  const step = Math.floor(now / 30_000)
  for (const away of [-3, -2, -1, 0, 1, 2, 3]) {
    const found = matchingStep(secret, codeOf(seed, step + away), now)
    expect([away, found]).toEqual([away, Math.abs(away) <= 1 ? step + away : undefined])
  }
  for (const none of ['', '1', '0000000', 'abcdef', '１２３４５６'])
    expect(matchingStep(secret, none, now)).toBeUndefined()
})

it('writes an address that apps read', () => {
  expect(otpauthAddress('ABC', 'ana+1@x.example', 'vitrine.example:3000')).toBe(
    'otpauth://totp/vitrine.example%3A3000:ana%2B1%40x.example?secret=ABC&issuer=vitrine.example%3A3000&algorithm=SHA1&digits=6&period=30',
  )
})
