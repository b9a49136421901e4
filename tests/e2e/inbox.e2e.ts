import { expect, type Locator, type Page, test } from '@playwright/test'
import { openOffice, tabTo, wordsOf } from './office-pages.ts'
import { complaintsOf, everyLook, inMatrix } from './pages.ts'

// The first inquiry is read and answered, by mouse and by keys alone, by somebody who knows no more than what the
// screen says.

const MOST_CLICKS = 5
const reply = 'US$0.61 each, ready in two weeks.'

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
  const words = wordsOf(language)
  const [before = ''] = words('today.inquiries').split('{{count}}')
  return {
    task: page.getByRole('main').getByRole('link', { name: before.trim() }).first(),
    row: page.getByRole('main').getByRole('link', { name: buyer.name }).first(),
    request: page.getByRole('article', { name: buyer.name }).getByText('M12 × 80 in A4-80'),
    text: page.getByRole('textbox', { name: words('inbox.reply.text') }),
    send: page.getByRole('button', { name: words('inbox.reply.send'), exact: true }),
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
