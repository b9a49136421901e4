import { isClientId } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressesFor, freeAddress, typedAddress } from './free-address.ts'

test.each([
  ['Acme Bolts & Nuts', 'acme-bolts-nuts'],
  ['Größe & Söhne', 'grosse-sohne'],
  ['Ærø Maskinfabrik', 'aero-maskinfabrik'],
  ['Łódź Śruby', 'lodz-sruby'],
  ['Bo', 'bo-site'],
  ['3M', '3m-site'],
  ['2026', '2026-site'],
])('%s → %s', (name, address) => expect(addressesFor(name)[0]).toBe(address))

test.each(['', '北港紧固件', 'مصنع', '!!!'])('there is none for “%s”', (name) => expect(addressesFor(name)).toEqual([]))

test('what is suggested can be the name of a site in addresses, but for words that are reserved', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: 'grapheme' }), (name) =>
      addressesFor(name).every((one) => isClientId(one) || isClientId(`${one}-x`)),
    ),
  )
})

test('the first free one is taken; where none is free, the first says why', async () => {
  const asked: string[] = []
  const ask = (free: readonly string[]) => async (clientId: string) => {
    asked.push(clientId)
    return free.includes(clientId) ? { available: true } : { available: false, reason: `${clientId} is in use.` }
  }
  expect(await freeAddress(['acme', 'acme-2', 'acme-3'], ask(['acme-2', 'acme-3']))).toEqual({
    clientId: 'acme-2',
    isFree: true,
  })
  expect(asked).toEqual(['acme', 'acme-2'])
  expect(await freeAddress(['acme', 'acme-2'], ask([]))).toEqual({
    clientId: 'acme',
    isFree: false,
    reason: 'acme is in use.',
  })
  expect(await freeAddress(['-'], ask(['-']))).toEqual({ clientId: '-', isFree: false })
  expect(await freeAddress([], ask([]))).toEqual({ clientId: '', isFree: false })
})

test('what is typed has no capitals and no blanks', () => expect(typedAddress('Our  Shop')).toBe('our-shop'))
