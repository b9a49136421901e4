import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { inMatrix, isWhole } from './pages.ts'

// Colours change at once: while they fade, a text has neither the old contrast nor the new one.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

interface Theme {
  readonly name: string
  readonly colors: Readonly<Record<string, string>>
}

const themesOf = (site: string): readonly Theme[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../sites/${site}/configuration.json`), 'utf8')).themeSettings

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Pages that hold most of the sections, in every tone. */
const pages = ['/demo']
const otherPages = ['/demo/pages/contact-us', '/demo/product/hex-bolt-iso-4014', '/demo/pages/about', '/demo/cases']

const themes = [...themesOf('demo'), ...themesOf('acme')]

for (const { name, colors } of isWhole ? themes : themes.slice(0, 1))
  test(`every text can be read in the theme ${name}`, inMatrix, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of isWhole ? [...pages, ...otherPages] : pages) {
      await page.goto(address)
      const properties = Object.entries(colors).map(([colour, value]) => [`--theme-${kebab(colour)}`, value] as const)
      await page.evaluate((all) => {
        for (const [property, value] of all) document.documentElement.style.setProperty(property, value)
      }, properties)
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze()
      const found = violations.flatMap(({ nodes }) =>
        nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`),
      )
      expect(found, address).toEqual([])
    }
  })
