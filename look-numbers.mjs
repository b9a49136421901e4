import { chromium } from '@playwright/test'
const base = 'http://localhost:4712'
const browser = await chromium.launch()
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
const signed = await context.request.post(`${base}/api/site/v1/account/sign-in`, { headers: { origin: base }, data: { email: 'owner@example.com', password: 'correct horse' } })
console.log('sign in', signed.status())
const complaints = []
for (const [locale, width] of [['en', 1440], ['ar', 1440], ['en', 390], ['ar', 390]]) {
  const page = await context.newPage()
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && complaints.push(`${locale} ${width} ${m.text()}`))
  page.on('pageerror', (e) => complaints.push(`${locale} ${width} ${e}`))
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${base}/demo/office/numbers?language=${locale}`)
  await page.locator('table').nth(3).waitFor()
  await page.waitForTimeout(1500)
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  console.log(locale, width, 'widths', wide)
  await page.screenshot({ path: `/tmp/shots-numbers/${locale}-${width}.png` })
  const tall = await page.evaluate(() => Math.max(document.body.scrollHeight, ...[...document.querySelectorAll('*')].map((e) => e.scrollHeight)))
  await page.setViewportSize({ width, height: Math.min(4500, tall + 120) })
  await page.waitForTimeout(500)
  await page.screenshot({ path: `/tmp/shots-numbers/${locale}-${width}-whole.png` })
  if (locale === 'en' && width === 1440) {
    await page.setViewportSize({ width, height: 900 })
    await page.locator('[data-day][tabindex="0"]').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.screenshot({ path: '/tmp/shots-numbers/en-focus.png', clip: { x: 0, y: 0, width: 1440, height: 900 } })
    console.log('focused:', await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
  }
  await page.close()
}
// As a visitor: loaded, from cache, soft.
const visitor = await browser.newContext({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', locale: 'de-DE' })
const page = await visitor.newPage()
await page.goto(`${base}/demo`, { referer: 'https://search.example/' })
await page.waitForTimeout(2500)
const seen = page.waitForResponse((r) => r.url().includes('seen'))
await page.locator('header a[href="/demo/cases"]').first().dispatchEvent('click')
console.log('seen', (await seen).status())
await page.goto(`${base}/demo/products?q=left-handed+sprocket`)
await page.goto(`${base}/demo/product/hex-bolt-iso-4014`)
await page.waitForTimeout(1800)
const today = new Date().toISOString().slice(0, 10)
for (const by of ['', 'page', 'source', 'country', 'device', 'language', 'search', 'product']) {
  const answer = await context.request.get(`${base}/api/site/v1/site/numbers?from=${today}&to=${today}${by && `&by=${by}`}`, { headers: { 'client-id': 'demo' } })
  const { data } = await answer.json()
  console.log(by || 'days', JSON.stringify(by ? data.rows : data.days))
}
console.log('complaints', complaints)
await browser.close()
