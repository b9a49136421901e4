import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openOffice } from './office-pages.ts'
import { complaintsOf, everyLook, inMatrix } from './pages.ts'

// The first inquiry is read and answered, by mouse and by keys alone, by somebody who knows no more than what the
// screen says.

const MOST_CLICKS = 5
const PRESSES_OF_TAB = 60
const reply = 'US$0.61 each, ready in two weeks.'

const labelsOf = (language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../office/labels/${language}.json`, import.meta.url), 'utf8'))

/** A buyer asks; what they are called is nobody else's name. */
async function ask(page: Page, look: string): Promise<{ readonly name: string; readonly email: string }> {
  const mark = `${look}-${Date.now() % 10_000_000}`
  const buyer = { name: `Ada ${mark}`, email: `ada-${mark}@buyers.example` }
  const answer = await page.request.post('/api/site/v1/site/inquiry', {
    headers: { 'client-id': 'demo', 'accept-language': 'de' },
    data: {
      ...buyer,
      whatsappPhone: '+49 30 1234567',
      message: 'M12 × 80 in A4-80, 5,000 pieces: what is your price?',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return buyer
}

/** How somebody who reads the labels in their language finds what they need. */
const partsOf = (page: Page, language: string, buyer: { readonly name: string }) => {
  const labels = labelsOf(language)
  const [before = ''] = (labels['today.inquiries'] as string).split('{{count}}')
  return {
    task: page.getByRole('main').getByRole('link', { name: before.trim() }).first(),
    row: page.getByRole('main').getByRole('link', { name: buyer.name }).first(),
    request: page.getByRole('article', { name: buyer.name }).getByText('M12 × 80 in A4-80'),
    text: page.getByRole('textbox', { name: labels['inbox.reply.text'] as string }),
    send: page.getByRole('button', { name: labels['inbox.reply.send'] as string, exact: true }),
    sent: page.getByRole('main').getByRole('article').getByText(reply),
  }
}

/** One reply by mail, in the conversation and on its way to the buyer. */
async function expectAnswered(page: Page, email: string): Promise<void> {
  const ofSite = { headers: { 'client-id': 'demo' } }
  const find = `/api/site/v1/site/conversations?folder=all&q=${encodeURIComponent(email)}`
  const [{ id }] = (await (await page.request.get(find, ofSite)).json()).data.items
  const { data } = await (await page.request.get(`/api/site/v1/site/conversations/${id}`, ofSite)).json()
  const replies = data.entries.filter(({ kind }: { kind: string }) => kind === 'out')
  expect(replies).toMatchObject([{ text: reply, mail: expect.any(Object) }])
}

for (const { language, device, viewport } of everyLook)
  test.describe(`in ${language} on ${device}`, inMatrix, () => {
    test.use({ viewport })

    test('the first inquiry is read and answered with at most five clicks', async ({ page }) => {
      const complaints = complaintsOf(page)
      const buyer = await ask(page, `${language}-${device}-mouse`)
      await openOffice(page, `/demo/office?language=${language}`)
      const { task, row, request, text, send, sent } = partsOf(page, language, buyer)
      let clicks = 0
      const click = (target: Locator) => {
        clicks += 1
        return target.click()
      }
      await click(task)
      await click(row)
      await expect(request).toBeVisible()
      await click(text)
      await page.keyboard.type(reply)
      await click(send)
      await expect(sent).toBeVisible()
      await expectAnswered(page, buyer.email)
      console.log(`An inquiry is answered after ${clicks} clicks.`)
      expect(clicks).toBeLessThanOrEqual(MOST_CLICKS)
      expect(complaints).toEqual([])
    })

    test('the first inquiry is read and answered by keys alone', async ({ page }) => {
      const complaints = complaintsOf(page)
      const buyer = await ask(page, `${language}-${device}-keys`)
      await openOffice(page, `/demo/office?language=${language}`)
      const { task, row, request, text, sent } = partsOf(page, language, buyer)
      const { keyboard } = page
      async function tabTo(target: Locator): Promise<void> {
        await expect(target).toBeVisible()
        for (let presses = 0; presses < PRESSES_OF_TAB; presses += 1) {
          if (await target.evaluate((element) => element === document.activeElement)) return
          await keyboard.press('Tab')
        }
        throw new Error('The focus does not come there.')
      }
      await tabTo(task)
      await keyboard.press('Enter')
      await tabTo(row)
      await keyboard.press('Enter')
      await expect(request).toBeVisible()
      await tabTo(text)
      await keyboard.type(reply)
      await keyboard.press('Control+Enter')
      await expect(sent).toBeVisible()
      await expectAnswered(page, buyer.email)
      expect(complaints).toEqual([])
    })
  })
