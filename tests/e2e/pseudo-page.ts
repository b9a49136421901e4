import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { transformWithOxc } from 'vite'

/** A file of sections as a script without modules: what it exports can be called by whatever stands after it. */
async function script(name: string): Promise<string> {
  const file = fileURLToPath(new URL(`../../sections/src/testing/${name}`, import.meta.url))
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return code.replaceAll(/^export (?!\{)/gm, '').replaceAll(/^export \{.*$/gm, '')
}

/**
 * Runs in a page before anything else: every text is 40 % longer as soon as it stands there, whoever drew it. Codes
 * are the same in every language, and what a visitor types is theirs.
 */
function lengthen(pseudo: (text: string) => string): void {
  const kept = 'script, style, textarea, .unbroken, :not(html)[dir="ltr"], code'
  const done = new WeakMap<Text, string>()
  const change = (node: Text) => {
    if (node.data.trim() === '' || done.get(node) === node.data || node.parentElement?.closest(kept)) return
    const [before = ''] = /^\s*/.exec(node.data) ?? []
    const [after = ''] = /\s*$/.exec(node.data) ?? []
    node.data = before + pseudo(node.data.trim()) + after
    done.set(node, node.data)
  }
  const changeIn = (root: Node) => {
    if (root instanceof Text) change(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) change(node)
    const fields = root instanceof Element ? [root, ...root.querySelectorAll('[placeholder]')] : []
    for (const field of fields) {
      const text = field.getAttribute('placeholder')
      if (text === null || field.hasAttribute('data-lengthened')) continue
      field.setAttribute('data-lengthened', '')
      field.setAttribute('placeholder', pseudo(text))
    }
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) change(target)
      for (const node of addedNodes) changeIn(node)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
  addEventListener('DOMContentLoaded', () => {
    changeIn(document)
    // What is further down would not be laid out before one comes near.
    const all = new CSSStyleSheet()
    all.replaceSync('* { content-visibility: visible !important; transition: none !important }')
    document.adoptedStyleSheets.push(all)
  })
}

/** From now on every page that is opened is in the language that nobody speaks, 40 % longer than English. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.addInitScript({
    content: `(() => {
      ${await script('pseudo-text.ts')}
      ${await script('layout-problems.ts')}
      Object.assign(globalThis, { layoutProblems })
      ;(${lengthen})(pseudo)
    })()`,
  })
}

/** The texts of a page that are cut off, lie on each other, or reach beyond what they stand in. */
export async function problemsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  expect(await page.locator('h1').first().textContent(), 'the page is in the language that nobody speaks').toContain(
    'ö',
  )
  return page.evaluate(() => Reflect.get(globalThis, 'layoutProblems')(document.body))
}
