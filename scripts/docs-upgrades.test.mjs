import { upgradePage } from '@vitrine/model'
import { transformWithOxc } from 'vite'
import { expect, it } from 'vitest'
import { codeBlocks } from './docs/code-blocks.mjs'

const blocks = codeBlocks('docs/guide/upgrades.md')

/** The section of the page, without its view: what it makes of stored values. */
async function sectionOfPage() {
  const [{ text }] = blocks.filter(({ language, isShown }) => language === 'tsx' && isShown)
  const { code } = await transformWithOxc(text, 'quote.tsx', { jsx: 'preserve' })
  const spec = code.slice(code.indexOf('defineSection('), code.indexOf('view:')).replace('defineSection(', '')
  return new Function(`return ${spec} }`)()
}

it('what the page says becomes of a value is what becomes of it', async () => {
  const { type, version, upgrades, props } = await sectionOfPage()
  const spec = { type, version, upgrades, props: { type: 'object', additionalProperties: false, properties: props } }
  const [before, after] = blocks.filter(({ language }) => language === 'json').map(({ text }) => JSON.parse(text))
  const upgraded = upgradePage(
    { version: 1, root: ['quote001'], components: { quote001: { type, version: 1 } } },
    { quote001: before },
    [spec],
  )
  expect(upgraded.pageSchema.components.quote001.version).toBe(2)
  expect(upgraded.componentsSettingValues.quote001).toMatchObject(after)
})
