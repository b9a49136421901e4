/**
 * Waits until everything is there that is seen of a screen of owners: what others do is followed all the time, so the network is never idle.
 *
 * @param {import('playwright').Page} page
 */
export async function settle(page) {
  await page.waitForLoadState('load')
  await page.locator('h1').first().waitFor()
  await page.evaluate(hasCome)
  await page.evaluate(async () => {
    // Pictures further down come when they are near: nobody waits for those.
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Screens that are longer are cut. */
const LONGEST_SCREEN = 3200

/**
 * Waits for a screen of owners, and makes the window as high as what it shows: its middle is rolled, not the page.
 *
 * @param {import('playwright').Page} page
 */
export async function settleWhole(page) {
  await settle(page)
  const hidden = await page.evaluate(() => {
    const main = document.querySelector('main')
    return Math.max(main.scrollHeight - main.clientHeight, document.documentElement.scrollHeight - innerHeight)
  })
  if (hidden <= 0) return
  const { width, height } = page.viewportSize()
  await page.setViewportSize({ width, height: Math.min(height + hidden, LONGEST_SCREEN) })
  await settle(page)
}

/** In the page: waits until nothing says that it is on its way, and what is said stays the same for a while. */
async function hasCome() {
  const WHILE = 400
  const LONGEST = 30_000
  const isLoading = () =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.endsWith('…'))
  // The middle of the designer is its canvas, which says nothing itself.
  const said = () => `${(document.querySelector('main:has(h1)') ?? document.body).innerText}`
  // Counting a whole site takes a while.
  for (let waited = 0, before = ''; waited < LONGEST; waited += WHILE) {
    await new Promise((resolve) => setTimeout(resolve, WHILE))
    const now = said()
    // A title alone is not yet a screen.
    if (!isLoading() && now === before && now.trim().includes('\n')) return
    before = now
  }
}
