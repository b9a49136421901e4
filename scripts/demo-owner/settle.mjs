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

/** In the page: waits until nothing says that it is on its way, and what is said stays the same for a while. */
async function hasCome() {
  const WHILE = 400
  const LONGEST = 3600
  const isLoading = () =>
    [...document.querySelectorAll('[role=status]')].some(({ textContent }) => textContent.endsWith('…'))
  const said = () => `${(document.querySelector('main') ?? document.body).innerText}`
  // Counting a whole site may take longer; its other numbers are there.
  for (let waited = 0, before = ''; waited < LONGEST; waited += WHILE) {
    await new Promise((resolve) => setTimeout(resolve, WHILE))
    const now = said()
    // A title alone is not yet a screen.
    if (!isLoading() && now === before && now.trim().includes('\n')) return
    before = now
  }
}
