import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnerOfTexts } from '../texts/site-text.ts'
import { textsOf } from '../texts/site-text.ts'
import { xliffOf } from './write-xliff.ts'

/** The folder of `xliff_core_2.0.xsd` of XLIFF 2.1, as OASIS publishes it; it is not ours to hand on. */
const folder = process.env.XLIFF_SCHEMAS ?? ''
const file = join(folder, 'xliff_core_2.0.xsd')
const isThere = folder !== '' && existsSync(file)
if (!isThere)
  console.warn('\nSKIPPED: XLIFF by its own schema. XLIFF_SCHEMAS names no folder with xliff_core_2.0.xsd of OASIS.\n')

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', translatable: true, maxLength: 80 },
    hint: { type: 'string', translatable: true },
    text: { $ref: 'rich-text', translatable: true },
  },
} as const

const text = (words: string, ...types: readonly string[]) => ({
  type: 'text',
  text: words,
  ...(types.length > 0 && { marks: types.map((type) => ({ type })) }),
})
const doc = (...content: readonly object[]) => ({ type: 'doc', content }) as never

const owner = (key: string, section: string | undefined, state?: 'done' | 'machine'): OwnerOfTexts => ({
  ...{ of: { menu: 'main' }, key, file: section ? 'page/home' : key, place: 'Home & "more"', section },
  ...{ schema: schema as never, baseLanguage: 'en' },
  settings: {
    props: {
      title: '{count} bolts & <b>nuts</b>',
      hint: 'A bell \u0007 rings ]]>',
      text: doc(
        {
          type: 'paragraph',
          content: [
            text('Plain '),
            text('bold', 'bold'),
            text('both', 'bold', 'italic'),
            { type: 'hardBreak' },
            text('on'),
          ],
        },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [text('Item')] }] }],
        },
      ),
    },
    ...(state && {
      editPropsByLangEnvMap: {
        ar: { title: '<b>صواميل</b> و {count} براغي', text: doc({ type: 'paragraph', content: [text('نص')] }) },
      },
      translationMeta: { ar: { title: { source: 'x', status: state } } },
    }),
  },
})

async function xliff(owners: readonly OwnerOfTexts[]): Promise<string> {
  async function* texts() {
    for (const one of owners) yield* textsOf(one, 'ar')
  }
  let all = ''
  for await (const piece of xliffOf(texts(), { from: 'en', to: 'ar' })) all += piece
  return all
}

describe.skipIf(!isThere)('XLIFF', () => {
  let validator: XsdValidator

  beforeAll(async () => {
    xmlRegisterFsInputProviders()
    const source = XmlDocument.fromBuffer(await readFile(file), { url: pathToFileURL(file).href })
    validator = XsdValidator.fromDoc(source)
  })

  const check = (xml: string) => {
    const document = XmlDocument.fromString(xml)
    try {
      validator.validate(document)
    } finally {
      document.dispose()
    }
  }

  it('is valid by the schema of the standard, whatever stands in it', async () => {
    const owners = [
      owner('component/abcdefg1', 'banner'),
      owner('component/abcdefg2', 'banner', 'done'),
      owner('page/home', undefined, 'machine'),
      owner('menu/main', undefined),
    ]
    const xml = await xliff(owners)
    check(xml)
    expect(xml.match(/<unit /g)).toHaveLength(12)
    check(await xliff([]))
  })

  it('that is wrong is refused by it, so it does check', async () => {
    const xml = await xliff([owner('menu/main', undefined, 'done')])
    const wrong = [
      xml.replace('state="initial"', 'state="finished"'),
      xml.replace('<source xml:space="preserve">', '<source xml:space="preserve"><b/>'),
      xml.replace(/<source.*?<\/source>/, ''),
      xml.replace('id="u1"', 'id="u 1"'),
    ]
    for (const one of wrong) {
      expect(one).not.toBe(xml)
      expect(() => check(one)).toThrow()
    }
  })
})
