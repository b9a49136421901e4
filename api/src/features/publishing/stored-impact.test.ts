import type { SectionSpec } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { migrateDrafts } from '../drafts/migrate-drafts.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { storedImpact } from './stored-impact.ts'

const poster = specs.find(({ type }) => type === 'poster') as SectionSpec
const { title, ...others } = poster.props.properties ?? {}

/** What a developer made of the poster: `title` is called `words`. */
const nextSpecs: readonly SectionSpec[] = [
  {
    ...poster,
    version: poster.version + 1,
    props: { ...poster.props, required: ['words'], properties: { words: title, ...others } } as SectionSpec['props'],
    upgrades: { ...poster.upgrades, [poster.version]: [{ step: 'rename', from: 'title', to: 'words' }] },
  },
  ...specs.filter(({ type }) => type !== 'poster'),
]

onBothEngines('What changed sections change in the database', (engine) => {
  it('is told of drafts and of what visitors are shown; after a migration, of releases alone', async () => {
    const storage = await engine.open()
    const { release } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    expect((await storedImpact(storage, specs)).sections).toEqual([])

    const before = await storedImpact(storage, nextSpecs)
    const [section] = before.sections
    expect(before.sections).toHaveLength(1)
    expect(section).toMatchObject({ section: 'poster', from: poster.version, to: poster.version + 1 })
    const ofDraft = section?.changes.filter(({ draft }) => draft !== undefined) ?? []
    const ofRelease = section?.changes.filter((change) => change.release !== undefined) ?? []
    expect(ofDraft.length).toBeGreaterThan(0)
    expect(ofRelease.length).toBeGreaterThan(0)
    for (const change of ofDraft)
      expect(change).toMatchObject({ site: 'lamps', path: 'title', to: 'words', kind: 'renamed' })
    for (const change of ofRelease)
      expect(change).toMatchObject({ site: 'lamps', release, to: 'words', kind: 'renamed' })

    const [migrated] = await migrateDrafts(storage, nextSpecs, { isDry: false })
    const after = await storedImpact(storage, nextSpecs)
    const count = Object.values(migrated?.components ?? {}).reduce((sum, one) => sum + one, 0)
    expect(before.totals.components - after.totals.components).toBe(count)
    expect(after.sections.flatMap(({ changes }) => changes)).toEqual(ofRelease)
  })
})
