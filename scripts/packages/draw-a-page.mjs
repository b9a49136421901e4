// Draws a page with the packed packages, in plain Node: copied into the folder in which they are installed.
import assert from 'node:assert/strict'
import { defineSection, VitrinePage, viewParts } from '@vitrine/renderer'
import { sections } from '@vitrine/sections'
import arabic from '@vitrine/sections/texts/ar'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const { Text } = viewParts()

const quote = defineSection(
  {
    type: 'acme-quote',
    version: 1,
    category: 'text',
    icon: 'quote',
    presets: [],
    props: {
      type: 'object',
      additionalProperties: false,
      properties: {
        text: { type: 'string', default: 'Words', translatable: true },
        size: { type: 'number', unit: 'rem', responsive: true },
      },
    },
  },
  { view: ({ root }) => createElement('blockquote', root, createElement(Text, { path: 'text' })) },
)

const document = {
  page: { id: 'home', pageType: 'home', order: 1, settings: { props: { name: 'Home' } } },
  pageSchema: {
    version: 1,
    root: ['poster01', 'quote001', 'swiper01'],
    components: {
      poster01: { type: 'poster', version: 1 },
      quote001: { type: 'acme-quote', version: 1 },
      swiper01: { type: 'swiper', version: 1 },
    },
  },
  componentsSettingValues: {
    poster01: { props: { title: 'Bolts & nuts' }, editPropsByLangEnvMap: { ar: { title: 'مسامير' } } },
    quote001: {
      props: { text: 'Well made.', size: { pc: 3, mobile: 2 } },
      editPropsByLangEnvMap: { ar: { text: 'صنع جيد' } },
    },
    swiper01: { props: { slides: [{ id: 'slide001', title: 'On time' }] } },
  },
}

const all = [...sections, quote]
const warnings = []
const draw = (props) =>
  renderToString(
    createElement(VitrinePage, { sections: all, document, onWarning: (one) => warnings.push(one.kind), ...props }),
  )
const english = draw()
const inArabic = draw({ language: 'ar', texts: arabic })

const texts = (html) =>
  [...html.matchAll(/<(h2|span)\b[^>]*>([^<]+)<|<blockquote[^>]*>([^<]+)</g)].map((found) => found[2] ?? found[3])
assert.match(english, /<div data-vitrine="" lang="en" dir="ltr"/)
assert.match(inArabic, /<div data-vitrine="" lang="ar" dir="rtl"/)
for (const text of ['Bolts &amp; nuts', 'Well made.']) assert.ok(texts(english).includes(text), text)
for (const text of ['مسامير', 'صنع جيد']) assert.ok(texts(inArabic).includes(text), text)
assert.ok(inArabic.includes(`aria-label="${arabic['swiper.label']}"`), 'words of the interface')
for (const html of [english, inArabic]) {
  assert.match(html, /<style [^>]*>.*\[data-section='acme-quote'\]\{--size-pc:initial.*@media \(width < 768px\)/)
  assert.match(html, /style="--size-pc:3rem;--size-mobile:2rem"/)
  assert.doesNotMatch(html, /\[data-section='video'\]/)
}
const canCompile = !process.execArgv.includes('--disallow-code-generation-from-strings')
// The title of the slide is in English alone.
assert.deepEqual([...new Set(warnings)], [...(canCompile ? [] : ['unchecked']), 'untranslated'])
