import { randomUUID } from 'node:crypto'
import type { Storage } from '../../platform/database/storage.ts'
import { areFilesElsewhere } from '../../platform/files/open-files.ts'
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
import { buildFilesIn, copyBuild, filesIn, removeOldFiles } from './kept-files.ts'
import { fetchBuild, removeOldArchives, shareBuild } from './shared-builds.ts'

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
  /** Whether a file of a build is here, as its path below `/builds/`. */
  readonly has: (file: string) => boolean
  /** Brings the builds of other instances that are not here yet, at most once a second. @returns whether one came. */
  readonly complete: () => Promise<boolean>
  /** Says that this instance is there, until it is stopped. */
  readonly start: () => () => Promise<void>
}

/** Instances share builds by the object store, where there is one; else by the folder, or not at all. */
type BuildsStorage = Pick<Storage, 'db' | 'buildsDir' | 'files' | 'place'>

interface BuildsOptions {
  readonly storage: BuildsStorage
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
  const store = areFilesElsewhere(storage.place) ? storage.files.builds : undefined
  const files = await buildFilesIn(own.folder, own.id)
  await copyBuild(own.folder, buildsDir, files)
  let isShared = store === undefined
  const share = async () => {
    if (isShared || !store) return
    await shareBuild(store, own.folder, own.id)
    isShared = true
  }
  // Before the row: no page names a file that others cannot serve. A store that is away gets it with a later beat.
  await share().catch(() => undefined)
  const isNew = await addBuild(db, { id: own.id, builtAt: own.timestamp, activatedAt: now(), files })
  // An older build that is started again takes over where nobody serves the newer one any more.
  if (!isNew && !(await isActiveServed(db, now()))) await setActivatedAt(db, own.id, now())
  const instance = randomUUID()
  await noteInstance(db, instance, own.id, now())

  let here = new Set(await filesIn(buildsDir))
  async function fetchAll(): Promise<boolean> {
    if (!store) return false
    let isNew = false
    // A store or a database that is away is asked again by the next one.
    for (const { id } of await knownBuilds(db).catch(() => []))
      isNew = (await fetchBuild(store, buildsDir, id).catch(() => false)) || isNew
    here = new Set(await filesIn(buildsDir))
    return isNew
  }
  let completing: { readonly done: Promise<boolean>; readonly until: number } | undefined
  function complete(): Promise<boolean> {
    if (!completing || now() >= completing.until) completing = { done: fetchAll(), until: now() + LATEST_FOR }
    return completing.done
  }
  await complete()

  let known: { readonly latest: Promise<LatestBuild>; readonly until: number } | undefined
  return {
    folder: buildsDir,
    has: (file) => here.has(file),
    complete,
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
        beat = Promise.all([noteInstance(db, instance, own.id, now()), share(), complete()]).then(
          () => undefined,
          () => undefined,
        )
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

/** Whether a build is the active one, and all instances serve it. */
export async function isOnlyBuild(db: Storage['db'], id: string, now: number = Date.now()): Promise<boolean> {
  const [active] = await knownBuilds(db)
  return active?.id === id && (await buildsSeenSince(db, now - 4 * BEAT)).every((build) => build === id)
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
  { db, buildsDir, files: stores, place }: BuildsStorage,
  now = Date.now(),
): Promise<{ readonly builds: number; readonly files: number }> {
  await removeInstancesBefore(db, now - DAY)
  const served = await buildsSeenSince(db, now - HOUR)
  const old = (await knownBuilds(db)).slice(KEPT).filter(({ id }) => !served.includes(id))
  await removeBuilds(
    db,
    old.map(({ id }) => id),
  )
  const ids = (await knownBuilds(db)).map(({ id }) => id)
  if (areFilesElsewhere(place)) await removeOldArchives(stores.builds, ids, now - DAY)
  const kept = await filesOfBuilds(db, ids)
  const files = await removeOldFiles(buildsDir, new Set(kept), now - DAY)
  return { builds: old.length, files }
}
