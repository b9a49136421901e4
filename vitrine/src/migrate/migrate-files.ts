import { copyFileSync } from 'node:fs'
import { type Specs, upgradeDraft } from '@vitrine/model'
import type { ReadDocument } from '../documents/read-documents.ts'

/** What was done to a site. */
export interface MigratedSite {
  readonly name: string
  readonly isChanged: boolean
  /** The copies that were made of its files before. */
  readonly backups: readonly string[]
}

/** The copy of a file as it was: no JSON file by its name, so that no command takes it for a site. */
const backupOf = (file: string, at: Date): string => `${file}.${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`

/**
 * Stores sites in the versions of the sections there are. Each file is copied first and replaced in one step, so whoever
 * is interrupted calls it again. Editions never change: they are upgraded when they are drawn.
 */
export function migrateFiles(documents: readonly ReadDocument[], specs: Specs, now: Date): readonly MigratedSite[] {
  return documents.flatMap((document): readonly MigratedSite[] => {
    if (document.kind === 'editions') return []
    const upgraded = upgradeDraft(document.site, specs)
    if (upgraded === document.site) return [{ name: document.name, isChanged: false, backups: [] }]
    const backups = document.files.map((file) => {
      const backup = backupOf(file, now)
      copyFileSync(file, backup)
      return backup
    })
    document.write(upgraded)
    return [{ name: document.name, isChanged: true, backups }]
  })
}
