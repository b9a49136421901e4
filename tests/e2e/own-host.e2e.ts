import { expect, test } from '@playwright/test'
import { everyLook, expectAccessible, inMatrix } from './pages.ts'

// The pages that the links of our mails lead to, on the host of the site itself: in its theme, with the way back.

// Its name leads to this machine; no page of it asks for anything elsewhere.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP demo.test 127.0.0.1'] }),
})

for (const { language, device, viewport } of everyLook)
  test(
    `a subscription is confirmed and ended on the site’s own host in ${language} on ${device}`,
    inMatrix,
    async ({ page, baseURL }) => {
      const { port } = new URL(baseURL ?? '')
      const site = `http://demo.test:${port}`
      const inLanguage = (address: string) =>
        language === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}language=${language}`
      const email = `host-${language}-${device}-${Date.now()}@example.com`
      const asked = await page.request.post(`http://localhost:${port}/api/site/v1/site/subscribe`, {
        headers: { 'client-id': 'demo', lang: language },
        data: { email, language },
      })
      expect(asked.ok(), await asked.text()).toBe(true)
      const linkFor = async (whom: string) => {
        let link = ''
        await expect(async () => {
          const answer = await page.request.get(`http://localhost:${Number(port) + 3}/${encodeURIComponent(whom)}`)
          expect(answer.status()).toBe(200)
          link = await answer.text()
        }).toPass()
        return `${site}${link.replace(/^\/demo(?=\/)/, '')}`
      }

      await page.setViewportSize(viewport)
      const look = async () => {
        await expectAccessible(page)
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        await expect(page.locator('main h1')).toHaveCount(1)
        // Its own header, theme and way back.
        await expect(page.getByRole('banner').locator('img').first()).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('data-font-title', 'grotesk')
        await expect(page.locator(`main a[href="${inLanguage('/')}"]`).first()).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
      for (const whom of [email, `unsubscribe:${email}`]) {
        // Our mailbox reads the token alone as it was sent.
        await page.goto(inLanguage((await linkFor(whom)).replace(/&.*/s, '')))
        expect(new URL(page.url()).host).toBe(`demo.test:${port}`)
        await look()
        await page.locator('main form [type=submit]').click()
        await expect(page.locator('main form [type=submit]')).toHaveCount(0)
        await look()
      }
      for (const address of ['/subscribe/confirm?token=x', '/unsubscribe?token=x']) {
        await page.goto(`${site}${inLanguage(address)}`)
        await look()
      }
    },
  )
