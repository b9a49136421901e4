import { createApiClient } from '@vitrine/client/calls'
import { changeSiteSettings, readSiteSettings } from '@vitrine/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, type Instance, instance } from '../testing/instance.ts'

// Days are those of the site, by the calendar that its owner chose (R227).

let running: Instance
let owner: Browser
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  owner = running.browser()
  await owner.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
})
afterAll(() => running.close())

async function setDates(dates: object) {
  const asker = { origin: running.url, clientId: 'demo', locale: 'en', token: () => undefined }
  const { send } = createApiClient(asker, (request) => {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    request.headers.set('cookie', cookie)
    request.headers.set('sec-fetch-site', 'same-origin')
    return fetch(request)
  })
  const { tenantId: _tenantId, clientId: _clientId, ...settings } = await send(readSiteSettings, {})
  return send(changeSiteSettings, { ...settings, ...dates } as never)
}

/** The days that the list of news names, by the time that each stands for. */
async function daysIn(language: string): Promise<ReadonlyMap<string, string>> {
  const { html } = await running.browser().get(language === 'en' ? '/demo/info' : `/demo/info?language=${language}`)
  const days = [...html.matchAll(/<time dateTime="([^"]+)">([^<]+)<\/time>/gi)]
  return new Map(days.map(([, time = '', day = '']) => [time, day]))
}

const morning = '2026-09-22T08:00:00.000Z'

test('without a choice, news are of the day in UTC', async () => {
  expect((await daysIn('en')).get(morning)).toBe('September 22, 2026')
})

test('news near midnight are of the day at the site', async () => {
  expect(await setDates({ timeZone: 'Pacific/Pago_Pago' })).toMatchObject({ timeZone: 'Pacific/Pago_Pago' })
  expect((await daysIn('en')).get(morning)).toBe('September 21, 2026')
  expect((await daysIn('de')).get(morning)).toBe('21. September 2026')
  await setDates({ timeZone: 'Pacific/Kiritimati' })
  expect((await daysIn('en')).get(morning)).toBe('September 22, 2026')
})

test('the calendar of the language is used where the owner chose it', async () => {
  await setDates({ timeZone: 'UTC', calendar: 'local' })
  expect((await daysIn('en')).get(morning)).toBe('September 22, 2026')
  // The Arabic of no country counts as contracts do.
  expect((await daysIn('ar')).get(morning)).toBe('22 سبتمبر 2026')
})

test('a zone or a calendar that there is not is refused, and the settings stay', async () => {
  for (const wrong of [{ timeZone: 'Mars/Olympus' }, { timeZone: '+08:00' }, { calendar: 'mayan' }])
    await expect(setDates(wrong)).rejects.toMatchObject({ status: 422 })
  expect(await setDates({})).toMatchObject({ timeZone: 'UTC', calendar: 'local' })
})
