import { readdirSync, readFileSync } from 'node:fs'
import type { Settings } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import { changedSite, edit } from '../../../testing/changed-site.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Served, serve } from '../../../testing/serve.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

// The products of the demo, without their pictures: what a buyer of bolts looks for, and what must come first.

const content = new URL('../../../../../sites/demo/content/', import.meta.url)
const languages = ['en', 'de', 'zh', 'ar']
const readable = [
  'name',
  'model',
  'summary',
  'description',
  'collections',
  'importantAttributes',
  'specTypes',
  'currency',
  'priceTiers',
  'minOrderQuantity',
]
const isReadable = (path: string) => readable.includes(path.split(/[.[]/)[0] ?? '')

function textsAlone({ props, editPropsByLangEnvMap = {} }: Settings): Settings {
  const kept = (map: object) => Object.fromEntries(Object.entries(map).filter(([path]) => isReadable(path)))
  const maps = Object.entries(editPropsByLangEnvMap).filter(([language]) => languages.includes(language))
  return {
    props: kept(props),
    editPropsByLangEnvMap: Object.fromEntries(maps.map(([language, map]) => [language, kept(map)])),
  }
}

const contentOf = (kind: 'product' | 'collection') =>
  readdirSync(new URL(`${kind}/`, content)).map((file) => {
    const document: { readonly settings: Settings } = JSON.parse(
      readFileSync(new URL(`${kind}/${file}`, content), 'utf8'),
    )
    return [`content/${kind}/${file}`, { ...document, settings: textsAlone(document.settings) }] as const
  })

const catalogue = {
  ...Object.fromEntries([...contentOf('product'), ...contentOf('collection')]),
  'configuration.json': edit((configuration) => {
    configuration.languages = languages.map((code) => ({ code, enabled: true }))
  }),
}

const queries: readonly (readonly [language: string, q: string, first: string])[] = [
  // Whole part numbers, however they are written.
  ['en', 'NH-4014', 'hex-bolt-iso-4014'],
  ['en', 'nh4032', 'hex-nut-iso-4032'],
  ['de', 'NH 127', 'spring-washer-din-127'],
  ['zh', 'NH-BA4', 'bonded-anchor-rod'],
  ['ar', 'nh-976', 'threaded-rod-din-976'],
  ['ar', 'NH-٧٠٨٩', 'flat-washer-iso-7089'],
  // Standards.
  ['en', 'ISO 4014', 'hex-bolt-iso-4014'],
  ['en', 'iso4762', 'socket-screw-iso-4762'],
  ['en', 'din125', 'flat-washer-iso-7089'],
  ['de', 'DIN 934', 'hex-nut-iso-4032'],
  ['de', 'EN 14399-4', 'structural-set-en-14399'],
  ['zh', 'ISO 7380-1', 'button-head-screw-iso-7380'],
  ['ar', 'DIN 580', 'eye-bolt-din-580'],
  // Whole names, and what a thing is before what it comes with.
  ['en', 'washer', 'flat-washer-iso-7089'],
  ['en', 'washers', 'flat-washer-iso-7089'],
  ['en', 'spring washer', 'spring-washer-din-127'],
  ['en', 'hex bolt', 'hex-bolt-iso-4014'],
  ['en', 'bolt', 'hex-bolt-iso-4014'],
  ['en', 'nut', 'hex-nut-iso-4032'],
  ['en', 'hex nut A4-80', 'hex-nut-iso-4032'],
  ['en', 'lock nut', 'lock-nut-iso-7040'],
  ['en', 'Lock nut ISO 7040 with nylon insert, A4-80', 'lock-nut-iso-7040'],
  ['en', 'anchor', 'wedge-anchor'],
  ['en', 'drop in anchor', 'drop-in-anchor'],
  ['en', 'dropin anchor', 'drop-in-anchor'],
  ['en', 'stud bolt', 'stud-bolt-en-1515'],
  ['en', 'u-bolt', 'u-bolt-din-3570'],
  ['en', 'concrete screw', 'concrete-screw'],
  ['en', 'nylon', 'lock-nut-iso-7040'],
  ['en', 'serrated flange nut', 'flange-nut-en-1661'],
  // Typing errors, and words written together.
  ['en', 'wahser', 'flat-washer-iso-7089'],
  ['en', 'sprng washer', 'spring-washer-din-127'],
  ['en', 'carrage bolt', 'carriage-bolt-iso-8677'],
  ['en', 'foundatoin bolt', 'foundation-bolt'],
  ['en', 'hexbolt', 'hex-bolt-iso-4014'],
  ['en', 'eyebolt', 'eye-bolt-din-580'],
  ['en', 'threadedrod', 'threaded-rod-din-976'],
  // German compounds, whole and by their parts.
  ['de', 'Sechskantschraube', 'hex-bolt-iso-4014'],
  ['de', 'Sechskantschrauben', 'hex-bolt-iso-4014'],
  ['de', 'Sechskantmutter', 'hex-nut-iso-4032'],
  ['de', 'Sechskant-Mutter', 'hex-nut-iso-4032'],
  ['de', 'Schraube Sechskant', 'hex-bolt-iso-4014'],
  ['de', 'Mutter', 'hex-nut-iso-4032'],
  ['de', 'Scheibe', 'flat-washer-iso-7089'],
  ['de', 'Federring', 'spring-washer-din-127'],
  ['de', 'Gewindestange', 'threaded-rod-din-976'],
  ['de', 'gewinde stange', 'threaded-rod-din-976'],
  ['de', 'Hülsenanker', 'sleeve-anchor'],
  ['de', 'hulsenanker', 'sleeve-anchor'],
  ['de', 'Sechskanntmutter', 'hex-nut-iso-4032'],
  ['de', 'Betonschraube', 'concrete-screw'],
  ['de', 'Ankerschrauben', 'foundation-bolt'],
  ['de', 'Edelstahlschraube', 'coach-screw-din-571'],
  ['de', 'Edelstahlscheibe', 'flat-washer-iso-7089'],
  // Chinese: parts of words, and words in another order.
  ['zh', '螺母', 'hex-nut-iso-4032'],
  ['zh', '垫圈', 'flat-washer-iso-7089'],
  ['zh', '弹簧垫圈', 'spring-washer-din-127'],
  ['zh', '六角螺母', 'hex-nut-iso-4032'],
  ['zh', '锁紧螺母', 'lock-nut-iso-7040'],
  ['zh', '锚栓', 'wedge-anchor'],
  ['zh', '地脚螺栓', 'foundation-bolt'],
  ['zh', '吊环螺钉 A4', 'eye-bolt-din-580'],
  ['zh', '垫圈弹簧', 'spring-washer-din-127'],
  // Arabic: what a thing is comes first.
  ['ar', 'حلقة', 'flat-washer-iso-7089'],
  ['ar', 'حلقة نابضية', 'spring-washer-din-127'],
  ['ar', 'صامولة', 'hex-nut-iso-4032'],
  ['ar', 'صامولة غطائية', 'cap-nut-din-1587'],
  ['ar', 'برغي سداسي', 'hex-bolt-iso-4014'],
  ['ar', 'مرساة', 'wedge-anchor'],
  ['ar', 'قضيب مسنن', 'threaded-rod-din-976'],
  ['ar', 'برغي خرسانة', 'concrete-screw'],
]

onBothEngines('What comes first', (engine) => {
  let served: Served

  beforeAll(async () => {
    const storage = await engine.open()
    served = await serve({ storage })
    await importSiteFiles(storage, specs, changedSite(catalogue), { publish: true })
  })

  it.each(queries)('in %s for %j: %s', async (lang, q, first) => {
    const path = `v1/page/product/list?pageSize=5&q=${encodeURIComponent(q)}`
    const { items } = await served.data(path, { 'client-id': 'lamps', lang })
    expect(items.map(({ slug }: { slug: string }) => slug)[0]).toBe(first)
  })
})
