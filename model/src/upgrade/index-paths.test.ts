import type { Json, Settings } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { configuration, draftOf, pageSchema } from '../../fixtures/drafts.ts'
import { banner, bannerProps, specs } from '../../fixtures/sections.ts'
import { languageOrder } from '../resolve/languages.ts'
import { resolve } from '../resolve/resolve.ts'
import { upgradeDraft, upgradeSettings } from './upgrade.ts'

const a = 'aaaaaaaa'
const b = 'bbbbbbbb'
const upgraded = (settings: Settings, version = 1) => upgradeSettings(banner, version, settings).settings

describe('paths by index (L4, T38)', () => {
  it('become paths by id', () => {
    expect(
      upgraded({
        props: {
          items: [
            { id: a, text: 'M6' },
            { id: b, text: 'M8' },
          ],
        },
        editPropsByLangEnvMap: { de: { 'items[1].text': 'M acht', 'items[7].text': 'weg' } },
        translationMeta: { de: { 'items[1].text': { source: '1', status: 'done' } } },
        deletePropsPaths: ['items[0]'],
      }),
    ).toEqual({
      props: {
        items: [
          { id: a, label: 'M6', level: 'h2' },
          { id: b, label: 'M8', level: 'h2' },
        ],
      },
      editPropsByLangEnvMap: { de: { [`items[${b}].label`]: 'M acht', 'items[7].label': 'weg' } },
      translationMeta: { de: { [`items[${b}].label`]: { source: '1', status: 'done' } } },
      deletePropsPaths: [`items[${a}]`],
    })
  })
  it('give ids to items that had none: the same at every load', () => {
    const old: Settings = {
      props: { items: [{ label: 'M6' }, { label: 'M8' }] },
      editPropsByLangEnvMap: { de: { 'items[1].label': 'M acht' } },
    }
    const first = upgraded(old, 3)
    expect(upgraded(structuredClone(old), 3)).toEqual(first)
    expect(upgraded(first, 3)).toBe(first)
    const shown = resolve(bannerProps, first, languageOrder(configuration, 'de')).props.items as {
      id: string
      label: string
    }[]
    expect(shown.map(({ label }) => label)).toEqual(['M6', 'M acht'])
    expect(new Set(shown.map(({ id }) => id)).size).toBe(2)
  })
  it('never win over a path by id', () => {
    const maps = (de: Record<string, Json>) =>
      upgraded({ props: { items: [{ id: a }] }, editPropsByLangEnvMap: { de } }, 3).editPropsByLangEnvMap?.de
    expect(maps({ [`items[${a}].label`]: 'id', 'items[0].label': 'index' })).toEqual({ [`items[${a}].label`]: 'id' })
    expect(maps({ 'items[0].label': 'index', [`items[${a}].label`]: 'id' })).toEqual({ [`items[${a}].label`]: 'id' })
  })
  it('reach lists in lists', () => {
    const menu = {
      id: 'main',
      settings: {
        props: { items: [{ id: a, label: 'A', children: [{ id: b, label: 'B' }] }] },
        editPropsByLangEnvMap: { de: { 'items[0].children[0].label': 'C' } },
      },
    }
    const draft = upgradeDraft(draftOf(pageSchema({}), {}, { menuList: [menu] }), specs)
    expect(draft.menuList[0]?.settings.editPropsByLangEnvMap).toEqual({
      de: { [`items[${a}].children[${b}].label`]: 'C' },
    })
  })
})
