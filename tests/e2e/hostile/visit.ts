import type { Browser, BrowserContext, Page } from '@playwright/test'
import { PICTURE_HOST } from './strings.ts'

/** What a visit may find; all of it is harm. */
interface Visitor {
  /** Visits an address, wakes every island, and answers the harm that was done. */
  readonly visit: (
    path: string,
  ) => Promise<{ readonly status: number; readonly harm: readonly string[]; readonly sections: readonly string[] }>
  readonly close: () => Promise<void>
}

/** In the page: what stands there that could run, or load from elsewhere. */
function dangers(): readonly string[] {
  const found: string[] = []
  const isJson = (text: string | null) => {
    try {
      return JSON.parse(text ?? '') !== undefined
    } catch {
      return false
    }
  }
  if (Object.hasOwn(window, 'ran') && Reflect.get(window, 'ran') !== undefined) found.push('a script ran')
  if (Reflect.get({}, 'ran') !== undefined || Reflect.get({}, 'polluted') !== undefined)
    found.push('a prototype changed')
  for (const one of document.querySelectorAll('iframe, object, embed, base, style, meta[http-equiv], foreignObject'))
    found.push(one.outerHTML.slice(0, 200))
  for (const one of document.querySelectorAll<HTMLScriptElement>('script')) {
    const isData = one.type === 'application/json' || one.type === 'application/ld+json'
    // The one script of a page's own: `LayoutStep`.
    if (one.outerHTML === '<script>document.body.offsetTop</script>') continue
    if (!isData && new URL(one.src || 'about:blank').origin !== location.origin) found.push(one.outerHTML.slice(0, 200))
    if (isData && !isJson(one.textContent)) found.push(`${one.type} is broken: ${one.textContent?.slice(0, 100)}`)
  }
  for (const one of document.querySelectorAll('*'))
    for (const { name, value } of one.attributes) {
      if (/^on/i.test(name)) found.push(`${one.tagName} ${name}`)
      if (!['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'].includes(name)) continue
      const protocol = URL.parse(value, location.href)?.protocol ?? ''
      const isPicture = /^data:image\/(?:png|jpeg|webp|avif|gif);/.test(value)
      if (!['http:', 'https:', 'mailto:', 'tel:', 'whatsapp:', 'weixin:', ''].includes(protocol) && !isPicture)
        found.push(`${one.tagName} ${name}=${value.slice(0, 100)}`)
    }
  return found
}

/** In the page: touches every island, as a finger would. */
function touch(): void {
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
}

/** In the page: whether every island lives. */
const live = (): boolean =>
  [...document.querySelectorAll('[data-island]')].every((island) =>
    Object.keys(island).some((key) => key.startsWith('__reactContainer')),
  )

/** In the page: presses what opens something. */
function press(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-island] button[type=button]')) button.click()
}

export interface VisitorOptions {
  /** Whether the Content-Security-Policy that came is in force. */
  readonly policy: boolean
  /** Of somebody who is signed in. */
  readonly cookie?: string
}

type Report = (harm: string) => void

async function watch(page: Page, report: Report, origin: string, isHarm: (url: URL, type: string) => boolean) {
  page.on('dialog', async (dialog) => {
    report(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('pageerror', (error) => report(`an error: ${error.message}`))
  page.on('console', (message) => {
    // Pictures of elsewhere, or of nowhere, may well be missing; and a download may fail.
    const isMissing = [PICTURE_HOST, "'data:image/", 'Failed to load resource', 'download failed']
    if (message.type() === 'error' && !isMissing.some((known) => message.text().includes(known)))
      report(`console: ${message.text().slice(0, 300)}`)
  })
  page.on('popup', () => report('a window opened'))
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(origin) && frame.url() !== 'about:blank') report(`it led to ${frame.url()}`)
  })
  await page.route('**/*', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.origin === origin) return route.fallback()
    if (isHarm(url, request.resourceType())) report(`${request.resourceType()} ${url.href.slice(0, 200)}`)
    return route.abort()
  })
}

/** A visitor in a browser of their own. Only pictures may come from elsewhere, and only those that an owner may show. */
async function createVisitor(browser: Browser, origin: string, { policy, cookie }: VisitorOptions): Promise<Visitor> {
  const context: BrowserContext = await browser.newContext(cookie ? { extraHTTPHeaders: { cookie } } : {})
  const page = await context.newPage()
  let harm: string[] = []
  const isHarm = (url: URL, type: string) =>
    url.host !== PICTURE_HOST || !['image', 'media', 'texttrack'].includes(type)
  await watch(page, (text) => harm.push(text), origin, isHarm)
  if (!policy)
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch({ maxRedirects: 0 })
      const { 'content-security-policy': _policy, ...headers } = response.headers()
      return route.fulfill({ response, headers })
    })
  return {
    async visit(path) {
      harm = []
      const answer = await page.goto(`${origin}${path}`, { waitUntil: 'load' })
      await page.evaluate(touch)
      await page.waitForFunction(live, undefined, { timeout: 30_000 }).catch(() => harm.push('an island does not live'))
      await page.evaluate(press)
      harm.push(...(await page.evaluate(dangers)))
      const sections = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-section]')].map(({ dataset }) => dataset.section ?? ''),
      )
      return { status: answer?.status() ?? 0, harm: [...new Set(harm)], sections }
    },
    close: () => context.close(),
  }
}

/**
 * Visits addresses, two at a time.
 *
 * @param missingOn what the page of an address lacks, by the sections that are drawn on it.
 * @returns everything that is wrong: no page, harm, something missing.
 */
export async function visitAll(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  options: VisitorOptions,
  missingOn: (path: string, sections: readonly string[]) => readonly string[] = () => [],
): Promise<readonly string[]> {
  const problems: string[] = []
  const left = [...paths]
  const walk = async () => {
    const visitor = await createVisitor(browser, origin, options)
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const { status, harm, sections } = await visitor.visit(path)
      const all = [...(status === 200 ? [] : [`status ${status}`]), ...harm, ...missingOn(path, sections)]
      problems.push(...all.map((problem) => `${path}: ${problem}`))
    }
    await visitor.close()
  }
  await Promise.all([walk(), walk()])
  return problems
}
