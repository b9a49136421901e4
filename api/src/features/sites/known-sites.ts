import { LRUCache } from 'lru-cache'
import type { Tenant } from '../../http/access/site.ts'

/** So often is asked what changed of the sites that were asked for since the last time, in milliseconds. */
const BEAT = 500
/** So long a site is taken as it was found or confirmed last, in milliseconds: what another instance publishes shows within a second. */
const FRESH = 900
const ROOM = 10_000

/** What changes with all that a `Tenant` says: settings, domains and redirects count the content version too. */
export type SiteVersion = Pick<Tenant, 'id' | 'contentVersion' | 'currentRelease'>

interface Source {
  /** Reads the site with a name; nothing where there is none. */
  find(name: string): Promise<Tenant | undefined>
  /** All names by which a site that was found is asked for besides. */
  namesOf(site: Tenant): readonly string[]
  /** The versions of some sites, in one question; those that are gone are left out. */
  versionsOf(ids: readonly string[]): Promise<readonly SiteVersion[]>
}

/** What is known of a site, or of a name that no site has. */
interface Known {
  readonly site: Tenant | undefined
  /** When it was asked for last, by the clock of this process. */
  checkedAt: number
  isAsked: boolean
  /** It changed, or something newer is known. */
  isOld: boolean
}

export interface KnownSites {
  byName(name: string): Promise<Tenant | undefined>
  byId(id: string): Promise<Tenant | undefined>
  /** A site as it was found or confirmed by the last beat; nothing where it must be asked for. */
  fresh(id: string): Tenant | undefined
  /** Forgets a site that changed, all of them without an id. What was asked for before is not taken for new. */
  forget(id?: string): void
}

/**
 * Remembers the sites that are visited. One beat asks for the versions of all of them and forgets those that changed,
 * so that a visit asks nothing, whatever the number of sites. Where a beat fails, the next visit asks for its site.
 *
 * @param now a clock in milliseconds that never goes back.
 */
export function createKnownSites(source: Source, now: () => number = () => performance.now()): KnownSites {
  const byName = new LRUCache<string, Known>({ max: 2 * ROOM })
  // All names of a site lead to one row: else a page could be drawn from another release than the one under whose name
  // it is kept.
  const byId = new LRUCache<string, Known>({ max: ROOM })
  // Promises are kept, so that a hundred visits at once ask the database once.
  const asking = new Map<string, Promise<Tenant | undefined>>()
  /** Counts the changes: what was asked for before one is not remembered after it. */
  let era = 0
  let isBeating = false

  const isFresh = (known: Known | undefined): known is Known =>
    known !== undefined && !known.isOld && now() - known.checkedAt < FRESH

  function age(known: Known): void {
    known.isOld = true
    if (known.site && byId.get(known.site.id) === known) byId.delete(known.site.id)
  }

  function beatSoon(): void {
    if (isBeating) return
    isBeating = true
    setTimeout(beat, BEAT).unref()
  }

  async function beat(): Promise<void> {
    const since = now()
    const asked = [...byId.values()].filter((known) => known.isAsked)
    for (const known of asked) known.isAsked = false
    try {
      const ids = asked.flatMap(({ site }) => (site ? [site.id] : []))
      const found = new Map((await source.versionsOf(ids)).map((version) => [version.id, version]))
      for (const known of asked) {
        const version = known.site && found.get(known.site.id)
        if (!version || !isSame(known.site, version)) age(known)
        else if (!known.isOld) known.checkedAt = Math.max(known.checkedAt, since)
      }
    } catch {
      // Whoever asks next is told.
    }
    isBeating = false
    if (asked.length > 0) beatSoon()
  }

  /** Remembers what was found. What is known from a later question counts more. */
  function remember(name: string, site: Tenant | undefined, since: number): Known {
    const fresh: Known = { site, checkedAt: since, isAsked: true, isOld: false }
    const last = site && byId.get(site.id)
    let known = fresh
    if (last && !last.isOld && (isSame(site, last.site) || since < last.checkedAt)) {
      known = last
      known.checkedAt = Math.max(known.checkedAt, since)
    } else if (last) age(last)
    if (known.site) byId.set(known.site.id, known)
    for (const one of [name, ...(known.site ? source.namesOf(known.site) : [])]) byName.set(one, known)
    beatSoon()
    return known
  }

  function look(name: string): Promise<Tenant | undefined> {
    const pending = asking.get(name)
    if (pending) return pending
    const [since, begun] = [now(), era]
    const answer = source
      .find(name)
      .then((site) => (begun === era ? remember(name, site, since).site : site))
      .finally(() => {
        if (asking.get(name) === answer) asking.delete(name)
      })
    asking.set(name, answer)
    return answer
  }

  /** What counts without a question, which goes on being confirmed. */
  function confirmed(known: Known | undefined): Known | undefined {
    if (!isFresh(known)) return undefined
    known.isAsked = true
    beatSoon()
    return known
  }

  function answerOf(known: Known | undefined, name: string): Promise<Tenant | undefined> {
    const fresh = confirmed(known)
    return fresh ? Promise.resolve(fresh.site) : look(name)
  }

  return {
    byName: (name) => answerOf(byName.get(name), name),
    fresh: (id) => confirmed(byId.get(id))?.site,
    byId: (id) => answerOf(byId.get(id) ?? byName.get(nameOfId(id)), nameOfId(id)),
    forget(id) {
      era += 1
      asking.clear()
      // A name that no site had may be one of the site that changed.
      for (const known of byName.values()) if (!known.site || id === undefined || known.site.id === id) age(known)
    },
  }
}

const isSame = (site: Omit<SiteVersion, 'id'> | undefined, other: Omit<SiteVersion, 'id'> | undefined): boolean =>
  site?.contentVersion === other?.contentVersion && site?.currentRelease === other?.currentRelease

/** The name of a site that is asked for by its number. */
export const nameOfId = (id: string): string => `tenants.id ${id}`
