import { randomUUID } from 'node:crypto'
import type { Storage } from '../../platform/database/storage.ts'
import { StorageError } from '../../platform/storage-error.ts'
import {
  addBuild,
  buildsSeenSince,
  filesOfBuilds,
  type KnownBuild,
  knownBuilds,
  noteInstance,
  removeBuilds,
  removeInstance,
  removeInstancesBefore,
  setActivatedAt,
} from './builds.queries.ts'
import { buildFilesIn, copyBuild, removeOldFiles } from './kept-files.ts'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

/** How many builds are kept beside those that are being served (R98). */
const KEPT = 3
/** An instance says this often that it is there, and counts as gone when it was silent for four times as long. */
const BEAT = 30 * SECOND
/** How long the answer which build is the active one is taken for true. */
const LATEST_FOR = SECOND

/** What browsers ask `latest.json` for (R91): the id of the active build, and when it was made, in milliseconds. */
export interface LatestBuild {
  readonly id: string
  readonly timestamp: number
}

/** The build that this process serves, and the files of those before it. */
export interface Builds {
  /** Holds the files of all builds that are kept, as they stand below `/builds/`. */
  readonly folder: string
  readonly latest: () => Promise<LatestBuild>
  /** Says that this instance is there, until it is stopped. */
  readonly start: () => () => Promise<void>
}

interface BuildsOptions {
  readonly storage: Pick<Storage, 'db' | 'buildsDir'>
  /** The folder of this process's own build, and its id and time. */
  readonly own: LatestBuild & { readonly folder: string }
  readonly now?: () => number
}

/**
 * Keeps the files of this process's build beside those of earlier ones, and makes it the active one when it is new: so
 * no page names a file that another instance, or this one after an update, cannot serve.
 */
export async function openBuilds({ storage, own, now = Date.now }: BuildsOptions): Promise<Builds> {
  const { db, buildsDir } = storage
  const files = await buildFilesIn(own.folder, own.id)
  await copyBuild(own.folder, buildsDir, files)
  const isNew = await addBuild(db, { id: own.id, builtAt: own.timestamp, activatedAt: now(), files })
  // An older build that is started again takes over where nobody serves the newer one any more.
  if (!isNew && !(await isActiveServed(db, now()))) await setActivatedAt(db, own.id, now())
  const instance = randomUUID()
  await noteInstance(db, instance, own.id, now())

  let known: { readonly latest: Promise<LatestBuild>; readonly until: number } | undefined
  return {
    folder: buildsDir,
    latest() {
      if (known && now() < known.until) return known.latest
      const latest = knownBuilds(db).then(([active]) =>
        active ? { id: active.id, timestamp: active.builtAt } : { id: own.id, timestamp: own.timestamp },
      )
      known = { latest, until: now() + LATEST_FOR }
      // While the database is away, the next one asks again.
      latest.catch(() => (known = undefined))
      return latest
    },
    start() {
      let beat = Promise.resolve()
      const timer = setInterval(() => {
        // A beat that is missed makes nothing wrong: the next one comes.
        beat = noteInstance(db, instance, own.id, now()).catch(() => undefined)
      }, BEAT).unref()
      return async () => {
        clearInterval(timer)
        await beat
        await removeInstance(db, instance).catch(() => undefined)
      }
    },
  }
}

async function isActiveServed(db: Storage['db'], now: number): Promise<boolean> {
  const [active] = await knownBuilds(db)
  return active !== undefined && (await buildsSeenSince(db, now - 4 * BEAT)).includes(active.id)
}

/**
 * Makes another build that is kept the active one: open pages load it with their next navigation.
 *
 * @throws StorageError in words for a person where there is no such build.
 */
export async function activateBuild({ db }: Pick<Storage, 'db'>, id: string, now = Date.now()): Promise<void> {
  if (await setActivatedAt(db, id, now)) return
  const known = (await knownBuilds(db)).map(writtenOut)
  const listed = known.join('\n') || 'none; start a server first.'
  throw new StorageError(`There is no build ${id}. These are kept:\n${listed}`, undefined)
}

const writtenOut = ({ id, builtAt, activatedAt }: KnownBuild): string =>
  `${id}, built ${new Date(builtAt).toISOString()}, active since ${new Date(activatedAt).toISOString()}`

/**
 * Removes the builds beyond the last three that no instance served within the hour, and their files.
 *
 * @returns how many builds and files went.
 */
export async function sweepBuilds(
  { db, buildsDir }: Pick<Storage, 'db' | 'buildsDir'>,
  now = Date.now(),
): Promise<{ readonly builds: number; readonly files: number }> {
  await removeInstancesBefore(db, now - DAY)
  const served = await buildsSeenSince(db, now - HOUR)
  const old = (await knownBuilds(db)).slice(KEPT).filter(({ id }) => !served.includes(id))
  await removeBuilds(
    db,
    old.map(({ id }) => id),
  )
  const kept = await filesOfBuilds(
    db,
    (await knownBuilds(db)).map(({ id }) => id),
  )
  const files = await removeOldFiles(buildsDir, new Set(kept), now - DAY)
  return { builds: old.length, files }
}
