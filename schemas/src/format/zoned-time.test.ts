import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localTimeAt, momentsOf } from './zoned-time.ts'

const iso = (local: string, timeZone: string) => momentsOf(local, timeZone).map((at) => new Date(at).toISOString())

it.each([
  ['2027-03-03T09:00', 'Asia/Shanghai', ['2027-03-03T01:00:00.000Z']],
  ['2027-07-01T09:00:30', 'America/New_York', ['2027-07-01T13:00:30.000Z']],
  ['2027-07-01T09:00:30.250', 'UTC', ['2027-07-01T09:00:30.250Z']],
  ['2027-01-01T00:00', 'Pacific/Kiritimati', ['2026-12-31T10:00:00.000Z']],
  ['2027-01-01T12:00', 'Asia/Kathmandu', ['2027-01-01T06:15:00.000Z']],
  // Clocks go from 02:00 to 03:00, and from 03:00 back to 02:00.
  ['2027-03-28T02:30', 'Europe/Berlin', []],
  ['2027-03-28T03:00', 'Europe/Berlin', ['2027-03-28T01:00:00.000Z']],
  ['2027-10-31T02:30', 'Europe/Berlin', ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']],
  // Half an hour only.
  ['2027-10-03T02:15', 'Australia/Lord_Howe', []],
  ['2027-02-31T09:00', 'UTC', []],
  ['tomorrow', 'UTC', []],
])('%s in %s', (local, zone, moments) => {
  expect(iso(local, zone)).toEqual(moments)
})

it('what clocks show leads back to the moment', () => {
  const zones = ['Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
  const minutes = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2031, 0) / 60_000 })
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      expect(momentsOf(localTimeAt(minute * 60_000, zone), zone)).toContain(minute * 60_000)
    }),
  )
})
