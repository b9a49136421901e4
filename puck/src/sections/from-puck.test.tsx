import { act, render, screen } from '@testing-library/react'
import { apply } from '@vitrine/model'
import { createRegistry, type PageDocument, VitrinePage } from '@vitrine/renderer'
import type { SchemaNode } from '@vitrine/schemas'
import { type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { fromPuck, importPuck, puckLabels } from '../index.ts'
import { framedConfig, plainConfig } from '../testing/sample-config.tsx'
import { sampleDocuments } from '../testing/sample-documents.ts'

const specsOf = (sections: ReturnType<typeof fromPuck>) => createRegistry(sections).specs
const specs = specsOf(fromPuck(plainConfig))
const spec = (type: string) => {
  const found = specs.find((one) => one.type === type)
  if (!found) throw new Error(`${type} is not there: ${specs.map((one) => one.type).join(', ')}`)
  return found
}
const node = (type: string, name: string): SchemaNode => spec(type).props.properties[name] as SchemaNode

describe('sections from Puck', () => {
  it('have the types of their components, in words', () => {
    expect(specs.map(({ type }) => type)).toEqual([
      'puck-root',
      'everything',
      'heading-block',
      'grid',
      'only-headings',
      'no-grids',
      'layout',
      'tabs',
      'tabs-item',
      'tabs-item-item',
      'columns',
      'panel',
      'spacer',
      'puck-unknown',
      'puck-zone',
    ])
  })

  it('have the schema of every field', () => {
    expect(node('everything', 'title')).toEqual({
      type: 'string',
      translatable: true,
      title: 'Title',
    })
    expect(node('everything', 'text')).toEqual({ type: 'string', translatable: true, setter: 'long-text' })
    expect(node('everything', 'amount')).toEqual({ type: 'number', minimum: 0, maximum: 1_000_000, multipleOf: 5 })
    expect(node('everything', 'ratio')).toEqual({ type: 'number' })
    expect(node('everything', 'size')).toEqual({ enum: ['s', 'l'] })
    expect(node('everything', 'isWide')).toEqual({ enum: [true, false] })
    expect(node('everything', 'shape')).toEqual({ enum: ['option-1', 'option-2', 'option-3', 'option-4'] })
    expect(node('everything', 'body')).toMatchObject({
      $ref: 'rich-text',
      translatable: true,
    })
    expect(node('everything', 'seo').properties?.title).toEqual({ type: 'string', translatable: true })
    expect(node('everything', 'rows').items).toMatchObject({ required: ['id'], default: { label: 'New row' } })
    expect(Object.keys(node('everything', 'rows').items?.properties ?? {})).toContain('idValue')
    expect(node('everything', 'product')).toEqual({})
    expect(Object.keys(spec('everything').props.properties)).toEqual(
      expect.arrayContaining(['visibleValue', 'data-x_y', '_1st_of']),
    )
  })

  it('accept in slots what Puck allows there', () => {
    expect(spec('grid').slots?.content).toEqual({})
    expect(spec('only-headings').slots?.items?.accepts).toEqual(['heading-block', 'puck-unknown'])
    expect(spec('no-grids').slots?.['slot-Body']?.accepts).not.toContain('grid')
    expect(spec('no-grids').slots?.['slot-Body']?.accepts).toContain('tabs')
    expect(spec('layout').slots?.['area-content']).toEqual({})
    expect(spec('tabs').slots?.tabs?.accepts).toEqual(['tabs-item'])
    expect(spec('tabs-item')).toMatchObject({
      nesting: { root: false, within: ['tabs'] },
      slots: { content: {}, 'more-aside': {} },
    })
  })

  it('bring along what a config has in slots by default', () => {
    expect(spec('grid').presets[0]?.slots).toEqual({
      content: [{ type: 'heading-block', props: { text: 'In a grid', level: 3 } }],
    })
    expect(spec('tabs').presets[0]?.slots).toEqual({ tabs: [{ type: 'tabs-item', props: { label: 'First' } }] })
  })

  it('are called as in Puck', () => {
    const labels = puckLabels(plainConfig)
    expect(labels.everything).toBe('All fields')
    expect(labels['everything.size.l']).toBe('Large')
    expect(labels['everything.rows.kind.a']).toBe('A')
  })

  it('edit other fields by a control, else by what documents have there', () => {
    const documents = sampleDocuments.map(({ data }) => data)
    const own = {
      components: {
        Card: { fields: { price: { type: 'custom' }, when: { type: 'custom' }, any: { type: 'external' } } },
      },
    }
    const data = (any: unknown) => ({ content: [{ type: 'Card', props: { id: 'a', price: 3, when: 'now', any } }] })
    const sections = fromPuck(own, {
      controls: { 'Card.when': { type: 'string', setter: 'date' } },
      documents: [data({ name: 'Bolt', count: 1 }), data({ name: 'Nut', tags: ['a'] })],
    })
    const card = specsOf(sections).find(({ type }) => type === 'card')?.props.properties
    expect(card?.price).toEqual({ type: 'number' })
    expect(card?.when).toEqual({ type: 'string', setter: 'date' })
    expect(card?.any).toEqual({
      type: 'object',
      setter: 'raw',
      properties: {
        name: { type: 'string' },
        count: { type: 'number' },
        tags: { type: 'array', items: { type: 'string' } },
      },
    })
    // Whatever was seen, all of it is drawn.
    const seen = fromPuck(framedConfig, { documents })
    for (const { data: one } of sampleDocuments.filter(({ isFramed }) => isFramed)) {
      const warn = vi.fn()
      const { container, unmount } = render(
        <VitrinePage sections={seen} document={importPuck(one, { config: framedConfig }).site} onWarning={warn} />,
      )
      expect(container.textContent).toContain('Frame')
      expect(warn).not.toHaveBeenCalled()
      unmount()
    }
  })

  it('take HTML where a control is rich text', () => {
    const config = {
      components: {
        Note: {
          fields: { html: { type: 'custom' } },
          render: ({ html }: { html: string }) => <pre>{html}</pre>,
        },
      },
    }
    const controls = { 'Note.html': { $ref: 'rich-text', translatable: true } }
    const html = '<p>See <a href="/a">there</a> &amp; here</p>'
    const { site } = importPuck({ content: [{ type: 'Note', props: { id: 'n', html } }] }, { config, controls })
    render(<VitrinePage sections={fromPuck(config, { controls })} document={site} />)
    expect(screen.getByText(/See/).textContent).toBe(html)
  })

  it('are given what Puck gives to those whom nobody edits', () => {
    const given = vi.fn((_props: object) => null as ReactNode)
    const config = { components: { Card: { render: given, metadata: { shop: 1 } } } }
    const { site, report } = importPuck(
      { content: [{ type: 'Card', props: { id: 'Card-1', x: [1, null] } }] },
      { config },
    )
    const { container } = render(<VitrinePage sections={fromPuck(config)} document={site} />)
    expect(given.mock.calls[0]?.[0]).toMatchObject({
      id: report.ids['Card-1'],
      x: [1, null],
      editMode: false,
      puck: { isEditing: false, dragRef: null, metadata: { shop: 1 } },
    })
    expect(container.querySelectorAll('[data-section="card"]')).toHaveLength(1)
  })

  it('show no default where a document had nothing', () => {
    const { site } = importPuck(
      { content: [{ type: 'Everything', props: { id: 'a', rows: [{}] } }] },
      { config: plainConfig },
    )
    const { container } = render(<VitrinePage sections={fromPuck(plainConfig)} document={site} />)
    expect(container.textContent).toBe('Everything rows: []')
  })

  it('show their defaults where they are placed anew', () => {
    const document: PageDocument = {
      page: { id: 'home', pageType: 'home', order: 1, settings: { props: { name: 'Home' } } },
      pageSchema: { version: 1, root: ['aaaaaaaa'], components: { aaaaaaaa: { type: 'everything', version: 1 } } },
      componentsSettingValues: { aaaaaaaa: { props: spec('everything').presets[0]?.props ?? {} } },
    }
    const { container } = render(<VitrinePage sections={fromPuck(plainConfig)} document={document} />)
    expect(container.textContent).toContain('A title')
    expect(container.textContent).toContain('Words')
    expect(container.textContent).toContain('One')
  })

  it('are translated by language, in lists too', () => {
    const { site } = importPuck(
      { content: [{ type: 'Everything', props: { id: 'a', title: 'Bolts', rows: [{ label: 'Steel' }] } }] },
      { config: plainConfig },
    )
    const [id] = site.pageSchemaMap.home?.root ?? []
    const settings = site.componentsSettingValues[id ?? ''] as { props: { rows: { id: string }[] } }
    const translated = {
      ...site,
      componentsSettingValues: {
        [id ?? '']: {
          ...settings,
          editPropsByLangEnvMap: { de: { title: 'Schrauben', [`rows[${settings.props.rows[0]?.id}].label`]: 'Stahl' } },
        },
      },
      globalConfiguration: {
        ...site.globalConfiguration,
        languages: ['en', 'de'].map((code) => ({ code, enabled: true })),
      },
    }
    const { container } = render(<VitrinePage sections={fromPuck(plainConfig)} document={translated} language="de" />)
    expect(container.textContent).toContain('"Schrauben"')
    expect(container.textContent).toContain('"Stahl"')
  })

  it('have slots in groups before anything is there', () => {
    const document: PageDocument = {
      page: { id: 'home', pageType: 'home', order: 1, settings: { props: { name: 'Home' } } },
      pageSchema: {
        version: 1,
        root: ['aaaaaaaa'],
        components: {
          aaaaaaaa: { type: 'layout', version: 1, slots: { 'area-content': ['bbbbbbbb'] } },
          bbbbbbbb: { type: 'heading-block', version: 1 },
        },
      },
      componentsSettingValues: { aaaaaaaa: { props: {} }, bbbbbbbb: { props: { text: 'New' } } },
    }
    const { container } = render(<VitrinePage sections={fromPuck(plainConfig)} document={document} />)
    expect(container.textContent).toContain('"New"')
  })

  it('draw lists of many items with slots, on a server too', () => {
    const tabs = Array.from({ length: 100 }, (_, at) => ({
      label: `Tab ${at}`,
      content: [{ type: 'HeadingBlock', props: { id: `h${at}`, text: `Text ${at}`, level: at } }],
    }))
    const { site } = importPuck({ content: [{ type: 'Tabs', props: { id: 't', tabs } }] }, { config: plainConfig })
    const page = <VitrinePage sections={fromPuck(plainConfig)} document={site} />
    const html = renderToString(page)
    const { container } = render(page)
    for (const at of [0, 50, 99]) {
      expect(html).toContain(`Text ${at}&quot;`)
      expect(container.textContent).toContain(`"Text ${at}"`)
    }
  })

  it('show what is set in the place of a value that did not fit', () => {
    const data = { content: [{ type: 'Everything', props: { id: 'a', title: 7 } }] }
    const { site, report } = importPuck(data, { config: plainConfig })
    const component = report.ids.a ?? ''
    const set = { id: 'aaaaaaaa', type: 'set-setting', path: 'title', value: 'Bolts' } as const
    const done = apply(site, { ...set, of: { page: 'home', component } }, specs)
    const before = render(<VitrinePage sections={fromPuck(plainConfig)} document={site} />)
    expect(before.container.textContent).toBe('Everything title: 7 ')
    if ('error' in done) throw new Error(JSON.stringify(done))
    const after = render(<VitrinePage sections={fromPuck(plainConfig)} document={done.draft} />)
    expect(after.container.textContent).toBe('Everything title: "Bolts" ')
  })

  it('are drawn on a server, and live on in the browser', async () => {
    const config = {
      components: {
        Tabs: {
          fields: { tabs: { type: 'array', arrayFields: { label: { type: 'text' }, content: { type: 'slot' } } } },
          render: function Tabs({ tabs }: { tabs: { label: string; content: () => ReactNode }[] }) {
            const [open, setOpen] = useState(0)
            const Content = tabs[open]?.content
            return (
              <div>
                {tabs.map(({ label }, at) => (
                  <button key={label} type="button" onClick={() => setOpen(at)}>
                    {label}
                  </button>
                ))}
                {Content && <Content />}
              </div>
            )
          },
        },
        Text: { fields: { text: { type: 'text' } }, render: ({ text }: { text: string }) => <p>{text}</p> },
      },
    }
    const tab = (label: string, text: string) => ({ label, content: [{ type: 'Text', props: { id: label, text } }] })
    const { site } = importPuck(
      { content: [{ type: 'Tabs', props: { id: 't', tabs: [tab('One', 'First'), tab('Two', 'Second')] } }] },
      { config },
    )
    const sections = fromPuck(config)
    const page = <VitrinePage sections={sections} document={site} rules="none" />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page)
    expect(container.textContent).toBe('OneTwoFirst')
    const onRecoverableError = vi.fn()
    await act(async () => hydrateRoot(container, page, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    await act(async () => screen.getByText('Two').click())
    expect(container.textContent).toBe('OneTwoSecond')
    container.remove()
  })
})
