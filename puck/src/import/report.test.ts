import { describe, expect, it } from 'vitest'
import { importPuck } from '../index.ts'

const text = { type: 'text' }
const config = {
  components: {
    Note: {
      fields: { title: text, body: { type: 'richtext' }, amount: { type: 'number', min: 0, max: 9 } },
      resolveData: () => ({}),
      resolveFields: () => ({}),
      permissions: { delete: false },
    },
    List: { fields: { inside: { type: 'slot', allow: ['List'] } } },
  },
}
const one = (props: object, more: object = {}) => ({
  content: [{ type: 'Note', props: { id: 'Note-1', ...props }, ...more }],
})
const reportOf = (data: object) => importPuck(data, { config }).report
const settingsOf = (data: object, id = 'Note-1') => {
  const { site, report } = importPuck(data, { config })
  return site.componentsSettingValues[report.ids[id] ?? '']
}

describe('the report of an import', () => {
  it('says what of a text is lost, and keeps the text', () => {
    const data = one({ body: '<p>A <img src="a.png" alt="bolt"></p>' })
    expect(reportOf(data).dropped).toEqual([
      {
        component: 'Note-1',
        path: 'body',
        value: '<img src="a.png" alt="bolt">',
        why: 'Rich text has no pictures, tables, colours or frames: their text is kept.',
      },
    ])
    expect(JSON.stringify(settingsOf(data))).toContain('A bolt')
  })

  it('names what no document may hold', () => {
    const data = JSON.parse(
      '{"content":[{"type":"Note","props":{"id":"Note-1","x":{"__proto__":{"a":1},"b":2}},"extra":3}],"more":{"c":4}}',
    )
    expect(reportOf(data).dropped.map(({ path, value }) => [path, value])).toEqual([
      ['extra', 3],
      ['x.__proto__.a', 1],
      ['more.c', 4],
    ])
  })

  it('keeps a value that does not fit its field, and says so', () => {
    const data = one({ amount: 12, title: 5 })
    expect(settingsOf(data)?.props).toEqual({ otherProps: { amount: 12, title: 5 } })
    expect(reportOf(data).dropped).toEqual([])
    expect(reportOf(data).noted.map(({ path }) => path)).toEqual(expect.arrayContaining(['amount', 'title']))
  })

  it('notes what does not run here', () => {
    const what = reportOf(one({}, { readOnly: { title: true, body: false } }))
      .noted.map((note) => note.what)
      .join('\n')
    expect(what).toMatch(/Read only in Puck, and not here: title\./)
    expect(what).toMatch(/resolveData/)
    expect(what).toMatch(/resolveFields/)
    expect(what).toMatch(/Permissions/)
    const { report } = importPuck(one({}), { config, isResolved: true })
    expect(report.noted.map((note) => note.what).join('\n')).not.toMatch(/resolveData/)
  })

  it('gives every component an id of its own, with those that it had', () => {
    const note = { type: 'Note', props: { id: 'same', title: 'One' } }
    const { site, report } = importPuck({ content: [note, note, { type: 'Note', props: {} }] }, { config })
    expect(Object.keys(site.componentsSettingValues)).toHaveLength(3)
    expect(report.ids.same).toMatch(/^[A-Za-z0-9]{8}$/)
    expect(site.pageSchemaMap.home?.root[0]).toBe(report.ids.same)
  })

  it('hides what no slot takes, and what stood in a zone of nobody', () => {
    const { site, report } = importPuck(
      {
        content: [
          { type: 'List', props: { id: 'l', inside: [{ type: 'Note', props: { id: 'n', title: 'Not allowed' } }] } },
        ],
        zones: { 'gone:left': [{ type: 'Note', props: { id: 'z', title: 'Left over' } }] },
      },
      { config },
    )
    expect(site.pageSchemaMap.home?.root).toEqual([report.ids.l, report.ids.n, report.ids.z])
    for (const id of [report.ids.n, report.ids.z])
      expect(site.componentsSettingValues[id ?? '']?.props).toMatchObject({ visible: { pc: false } })
    expect(report.noted.filter(({ component }) => component === 'root').map(({ path }) => path)).toEqual([
      'l.inside[0]',
      'zones.gone:left',
    ])
  })

  it('takes the title as the name of the page, and the language that it is told', () => {
    const { site } = importPuck(
      { root: { props: { title: 'Über uns' } }, content: [] },
      { config, language: 'de', page: { id: 'about', pageType: 'pages', slug: 'about' } },
    )
    expect(site.pagesList[0]).toMatchObject({ id: 'about', slug: 'about', settings: { props: { name: 'Über uns' } } })
    expect(site.globalConfiguration.defaultLanguage).toBe('de')
  })
})
