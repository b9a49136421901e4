import { render } from '@testing-library/react'
import { checkDraft } from '@vitrine/model'
import { createRegistry, defineSection, Slot, VitrinePage, viewParts } from '@vitrine/renderer'
import type { ImageValue, RichTextValue } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { importBuilder } from '../index.ts'

const { Text, RichText, Image } = viewParts<{
  readonly title: string
  readonly body?: RichTextValue
  readonly image?: ImageValue
}>()

const text = defineSection({
  type: 'acme-text',
  props: {
    body: { $ref: 'rich-text', translatable: true },
    size: { type: 'number', minimum: 1, maximum: 200, unit: 'px', responsive: true },
  },
  view: ({ root }) => (
    <div {...root}>
      <RichText path="body" />
    </div>
  ),
})
const picture = defineSection({
  type: 'acme-picture',
  props: { image: { $ref: 'image', translatable: true, responsive: true }, link: { $ref: 'link' } },
  view: ({ root }) => (
    <div {...root}>
      <Image path="image" />
    </div>
  ),
})
const column = defineSection({
  type: 'acme-column',
  props: { width: { type: 'number' } },
  slots: { content: {} },
  view: ({ root }) => (
    <div {...root}>
      <Slot name="content" />
    </div>
  ),
})
const columns = defineSection({
  type: 'acme-columns',
  props: { space: { type: 'number', default: 0 } },
  slots: { columns: { accepts: ['acme-column'] } },
  view: ({ root }) => (
    <div {...root}>
      <Slot name="columns" />
    </div>
  ),
})
const faq = defineSection({
  type: 'acme-faq',
  props: {
    title: { type: 'string', default: '', translatable: true },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', pattern: '^[A-Za-z0-9]{8}$' },
          question: { type: 'string', translatable: true },
        },
      },
    },
  },
  view: ({ root, props }) => (
    <div {...root}>
      <Text path="title" />
      {(props.items as readonly { question: string }[] | undefined)?.map(({ question }) => question)}
    </div>
  ),
})
const sections = [text, picture, column, columns, faq]
const map = {
  Text: { section: text, props: { text: 'body' }, styles: { fontSize: 'size' } },
  Image: { section: picture, props: { image: 'image', altText: 'image.alt', href: 'link' } },
  Columns: {
    section: columns,
    slots: { columns: { slot: 'columns', each: { section: column, slots: { blocks: 'content' } } } },
  },
  FAQ: { section: faq },
}

let made = 0
const block = (component: object | undefined, more: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  '@version': 2,
  id: `builder-${++made}`,
  ...(component && { component }),
  ...more,
})
const words = (html: string, more?: object) => block({ name: 'Text', options: { text: html } }, more)

const content = {
  name: 'landing',
  data: {
    title: 'Bolts for bridges',
    blocks: [
      words('<h1>Bolts</h1><p>See <a href="https://example.com/a">all</a></p>', {
        responsiveStyles: {
          large: { fontSize: '24px', paddingTop: '40px' },
          medium: { fontSize: '22px' },
          small: { fontSize: '18px', paddingTop: '10px', display: 'none' },
        },
      }),
      block({
        name: 'Columns',
        options: {
          space: 20,
          columns: [
            { width: 30, blocks: [words('<p>Left</p>')] },
            { width: 70, blocks: [words('<p>Right</p>'), words('<p>Below</p>')] },
          ],
        },
      }),
      block(undefined, { children: [words('<p>In a box</p>')] }),
      block({
        name: 'Image',
        options: { image: 'https://cdn.example.com/bolt.png', altText: 'A bolt', href: '/bolts' },
      }),
      block({
        name: 'FAQ',
        options: {
          title: { '@type': '@builder.io/core:LocalizedValue', Default: 'Questions', de: 'Fragen' },
          items: [{ question: 'How long?' }, { question: 'How strong?' }],
        },
      }),
      block({ name: 'Carousel', options: { speed: 300, slides: [{ content: [words('<p>A slide</p>')] }] } }),
      words('<p>With <img src="a.png" alt="a picture"></p>'),
    ],
  },
}

/** Every value of a content, but for what blocks say of themselves. */
const ofItself = new Set(['@type', '@version', 'id', 'meta', 'layerName', 'tagName'])
function countValues(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.entries(value).reduce((sum, [name, inside]) => sum + (ofItself.has(name) ? 0 : countValues(inside)), 0)
}

describe('a content of Builder.io', () => {
  const { site, report } = importBuilder(content, { map })
  const ids = site.pageSchemaMap.home!.root
  const settingsAt = (at: number) => site.componentsSettingValues[ids[at]!]!

  it('is drawn with all its words in their order', () => {
    const { container } = render(<VitrinePage sections={sections} document={site} />)
    const said = 'Bolts See all Left Right Below In a box Questions How long? How strong? A slide With a picture'
    expect(container.textContent?.replaceAll(/\s+/g, '')).toBe(said.replaceAll(' ', ''))
    expect(container.querySelector('a')?.getAttribute('href')).toBe('https://example.com/a')
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('A bolt')
    expect(site.pagesList[0]?.settings.props.name).toBe('Bolts for bridges')
  })

  it('fits the schemas of its sections', () => {
    const findings = checkDraft({ draft: site, specs: createRegistry(sections).specs })
    expect(findings.filter(({ key }) => key.startsWith('problem.'))).toEqual([])
  })

  it('has what styles say for phones as values for phones', () => {
    expect(settingsAt(0).props).toMatchObject({
      size: { pc: 24, mobile: 18 },
      spacing: { pc: { top: 40 }, mobile: { top: 10 } },
      visible: { mobile: false },
    })
  })

  it('has words by language', () => {
    const { container } = render(<VitrinePage sections={sections} document={site} language="de" />)
    expect(container.textContent).toContain('Fragen')
  })

  it('has every value in its report', () => {
    expect(report.kept + report.converted + report.dropped.length).toBe(countValues(content.data))
    expect(report.dropped.map(({ path }) => path)).toEqual([
      'responsiveStyles.medium.fontSize',
      'blocks[5].options.speed',
      'text',
    ])
  })

  it('comes to the same site every time', () => {
    expect(importBuilder(structuredClone(content), { map })).toEqual({ site, report })
  })

  it('has all that stood deeper than pages allow, hidden', () => {
    const deep = Array.from({ length: 20 }).reduce<object>(
      (inside) => block({ name: 'Columns', options: { columns: [{ blocks: [inside] }] } }),
      words('<p>At the bottom</p>'),
    )
    const imported = importBuilder({ data: { blocks: [deep] } }, { map })
    expect(JSON.stringify(imported.site)).toContain('At the bottom')
    const findings = checkDraft({ draft: imported.site, specs: createRegistry(sections).specs })
    expect(findings.filter(({ key }) => key.startsWith('problem.'))).toEqual([])
  })
})
