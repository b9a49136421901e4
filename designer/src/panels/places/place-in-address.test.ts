import { placeIn } from '@vitrine/editor-core'
import { expect, it } from 'vitest'
import { placeAddress } from './place-in-address.ts'

it.each([
  { page: 'home' },
  { page: 'home', component: 'k3v9Qa2Z', path: 'items[k3v9Qa2Z].label', language: 'zh-Hans' },
  { part: 'header', component: 'k3v9Qa2Z' },
  { menu: 'main', path: 'items' },
] as const)('%j is found again in its address', (place) => {
  const address = placeAddress(place, '?language=de')
  expect(address).toMatch(/^designer\?language=de#/)
  expect(placeIn(new URL(address, 'https://sites.example').hash)).toEqual(place)
})

it('an address without a place names none, and a part that is none is left out', () => {
  expect(placeAddress({}, '')).toBe('designer')
  expect(placeIn('')).toBeUndefined()
  expect(placeIn('#top')).toBeUndefined()
  expect(placeIn('#part=aside&page=home')).toEqual({ page: 'home' })
})
