import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStorage, type Storage } from '@vitrine/api'
import { type ReceivedMail, startMailServer } from '../../../api/src/platform/mail/testing/mail-server.ts'
import { newBucket } from '../../../api/src/testing/new-bucket.ts'
import { startBalancer } from '../balancer.ts'
import { startObjectStore } from '../object-store.ts'
import { startPostgres } from '../postgres.ts'
import { judged, largest, ms, quantile, type Scenario } from '../results.ts'
import { type Server, startServer } from '../server.ts'
import { CLIENT_ID, numberIn, pathOf } from '../site.ts'
import { type Client, clientOf, makeWorld, signIn, temporaryFolder, type World } from '../world.ts'
import { inquiry, stored } from './inquiries.ts'

/** So often one of the machines is killed, in milliseconds. */
const EVERY = 5000
/** What one publishes all serve within this time, in milliseconds. */
const WITHIN = 1000
/** A job that a machine left is taken over after half a minute. */
const SETTLED_WITHIN = 60_000

/** A machine of its own: it shares the database and the object store with the others, and no folder. */
interface Machine {
  readonly env: Readonly<Record<string, string>>
  readonly place: { readonly databaseUrl: string; readonly dataDir: string }
  server: Server
  /** Counts its starts. */
  life: number
  isUp: boolean
}

/** The number that a page shows, as visitors get it. */
async function numberOn(url: string, page: number): Promise<number> {
  const response = await fetch(`${url}/${CLIENT_ID}${pathOf(page)}`)
  const [, words] = />(en \d+)</.exec(await response.text()) ?? []
  if (words === undefined) throw new Error(`${pathOf(page)}: ${response.status}`)
  return numberIn(words)
}

/** Whether the pages of a server show different numbers, though no other release came meanwhile. */
async function isMixed(url: string, { pages }: World): Promise<boolean> {
  const reader = clientOf({ pages: 0 } as World, url)
  const release = async () => (await reader.ask('GET', 'v1/site/info')).body.data?.currentDraftRelease
  const before = await release()
  const numbers: number[] = []
  for (let page = 0; page < pages; page++) numbers.push(await numberOn(url, page))
  return new Set(numbers).size > 1 && before === (await release())
}

/** What became of the jobs: those that never ended or failed, and publishes that were done twice. */
async function jobsOf({ db }: Storage, tenantId: string) {
  const jobs = await db.selectFrom('jobs').select(['state', 'error']).where('tenant_id', '=', tenantId).execute()
  const releases = await db
    .selectFrom('releases')
    .select('draft_revision')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'publish')
    .execute()
  return {
    open: jobs.filter(({ state }) => state === 'waiting' || state === 'running').length,
    failed: jobs.filter(({ state }) => state === 'failed').map(({ error }) => error),
    twice: releases.length - new Set(releases.map(({ draft_revision }) => draft_revision)).size,
  }
}

/**
 * What became of the mails: those that were sent by what the database says and never came, and those that wait without
 * anybody sending them. Who was killed while sending holds a mail for minutes; it is sent again by another one then.
 */
async function mailsOf({ db }: Storage, received: ReadonlySet<string>) {
  const rows = await db.selectFrom('outbox').select(['id', 'state', 'leased_until']).execute()
  return {
    total: rows.length,
    lost: rows.filter(({ id, state }) => state === 'dead' || (state === 'sent' && !received.has(id))).length,
    waiting: rows.filter(({ state, leased_until }) => state !== 'sent' && leased_until < Date.now()).length,
  }
}

/** The ids of the mails that came, one for each time: their Message-ID begins with it. */
const idsOf = (mails: readonly ReceivedMail[]): readonly string[] =>
  mails.map(({ raw }) => /^Message-ID: <([^@]+)@/im.exec(raw)?.[1] ?? '')

/**
 * Three machines behind a balancer, on one database and one object store. One after the other is killed while pages are
 * saved and published, inquiries sent and pictures uploaded.
 */
export const machines: Scenario = {
  name: 'machines',
  short: 6,
  long: 60,
  needs: 'machines',
  async run(runs) {
    const [postgres, objects, balancer, mailbox] = await Promise.all([
      startPostgres(),
      startObjectStore(),
      startBalancer(),
      startMailServer(),
    ])
    const storeUrl = await newBucket(objects.url('BUCKET'))
    const placeOf = () => ({ databaseUrl: postgres.url, dataDir: temporaryFolder() })
    const world = await makeWorld(placeOf())
    const storage = await openStorage(placeOf())
    const all: Machine[] = []
    let isOver = false
    try {
      for (let count = 0; count < 3; count++) {
        const [place, env] = [placeOf(), { STORE_URL: storeUrl, SMTP_URL: mailbox.url }]
        all.push({ place, env, server: await startServer(place, { kind: 'host', env }), life: 0, isUp: true })
      }
      const balanceAll = () => balancer.use(all.map(({ server }) => server.url))
      balanceAll()
      const cookie = await signIn(balancer.url)
      const client = clientOf(world, balancer.url, cookie)

      const ledger = { saved: 0, sent: 0, published: 0, saves: 0, publishes: 0 }
      const inquiries = new Map<string, string>()
      const uploads: string[] = []
      const delays: number[] = []
      const refused: string[] = []
      let [mixed, late] = [0, 0]
      const waits: Promise<void>[] = []

      /** Waits until a machine shows a number, or is killed. */
      async function watch(machine: Machine, number: number): Promise<void> {
        const { life, server } = machine
        const since = performance.now()
        const isSame = () => machine.life === life && machine.isUp
        const orNothing = (error: unknown) => {
          if (isSame()) refused.push(`page ${error}`)
          return undefined
        }
        for (;;) {
          // What is asked from now on gets it, however long a busy machine takes to answer.
          const delay = performance.now() - since
          const shown = await numberOn(server.url, 0).catch(orNothing)
          if (shown !== undefined && shown >= number) {
            delays.push(delay)
            if ((await isMixed(server.url, world).catch(orNothing)) === true) mixed += 1
            return
          }
          if (!isSame()) return
          if (delay > 10_000) {
            late += 1
            return
          }
          await sleep(20)
        }
      }
      /** What is neither done nor broken off by a kill. */
      const note = (what: string, { status, body }: { readonly status: number; readonly body: unknown }) => {
        if (status !== 0 && status !== 503) refused.push(`${what} ${status} ${JSON.stringify(body).slice(0, 200)}`)
      }
      async function savesAndPublishes(): Promise<void> {
        let revision: number | undefined
        while (!isOver) {
          revision ??= await client.revision().catch(() => undefined)
          if (revision === undefined) continue
          ledger.sent += 1
          const saved = await client.save(ledger.sent, revision)
          revision = saved.status === 200 ? saved.body.data.revision : undefined
          if (saved.status === 200) {
            ledger.saved = ledger.sent
            ledger.saves += 1
          } else {
            // A save that was done and not answered clashes with the next one.
            if (saved.status !== 409) note('save', saved)
            continue
          }
          const up = all.filter(({ isUp }) => isUp)
          const published = await client.publish()
          if (published.status !== 200) {
            note('publish', published)
            continue
          }
          ledger.published = ledger.saved
          ledger.publishes += 1
          for (const machine of up) waits.push(watch(machine, ledger.published))
          await sleep(200)
        }
      }
      async function sendsInquiries(): Promise<void> {
        while (!isOver) {
          const key = randomUUID()
          while (!inquiries.has(key)) {
            const answer = await client.ask('POST', 'v1/site/inquiry', inquiry(key))
            if (answer.status === 200) inquiries.set(key, answer.body.data.reference)
            else note('inquiry', answer)
          }
          await sleep(50)
        }
      }
      const picture = readFileSync(new URL('../../../sites/demo/media/products/hex-bolt-320.webp', import.meta.url))
      async function uploadsPictures(): Promise<void> {
        while (!isOver) {
          const form = new FormData()
          form.set('file', new Blob([picture], { type: 'image/webp' }), 'hall.webp')
          const answer = await client.ask('POST', 'v1/media', form)
          if (answer.status === 201) uploads.push(answer.body.data.src)
          else note('upload', answer)
          await sleep(100)
        }
      }
      async function restart(machine: Machine): Promise<void> {
        machine.server = await startServer(machine.place, { kind: 'host', env: machine.env })
        machine.isUp = true
        balanceAll()
      }
      const work = [savesAndPublishes(), sendsInquiries(), uploadsPictures()]
      const starts: Promise<void>[] = []
      for (let run = 0; run < runs; run++) {
        await sleep(EVERY)
        const machine = all[run % all.length] as Machine
        // On a slow machine the one before may not be back yet.
        await starts.at(-1)
        machine.isUp = false
        machine.life += 1
        await machine.server.kill()
        starts.push(restart(machine))
      }
      await Promise.all(starts)
      isOver = true
      await Promise.all([...work, ...waits])

      const since = performance.now()
      const settled = async () => ({
        jobs: await jobsOf(storage, world.tenantId),
        mails: await mailsOf(storage, new Set(idsOf(mailbox.mails))),
      })
      let { jobs, mails } = await settled()
      while (jobs.open + mails.waiting > 0 && performance.now() - since < SETTLED_WITHIN) {
        await sleep(200)
        ;({ jobs, mails } = await settled())
      }
      const ids = idsOf(mailbox.mails)
      const mailedTwice = ids.length - new Set(ids).size
      const readers: readonly Client[] = all.map(({ server }) => clientOf(world, server.url, cookie))
      const [reader] = readers as [Client]
      const drafted = await reader.drafted()
      const rows = await stored(reader)
      const byKey = new Map(rows.map(({ key, reference }) => [key, reference]))
      let filesLost = 0
      for (const [at, src] of uploads.entries()) {
        const { url } = (all[at % all.length] as Machine).server
        const { status, headers } = await fetch(`${url}${src}`, { method: 'HEAD' })
        if (status !== 200 || Number(headers.get('content-length')) === 0) filesLost += 1
      }
      const shown = (await Promise.all(readers.map((one) => one.shown()))).flat()
      const lost = [...inquiries].filter(([key, reference]) => byKey.get(key) !== reference).length
      return [
        judged(
          { criterion: 'machines', what: 'kill -9 of one of three machines every 5 s', runs },
          {
            'no acknowledged save lost': drafted.every((one) => one >= ledger.saved && one === drafted[0]),
            'no acknowledged publish lost': shown.every((one) => one >= ledger.published && one === shown[0]),
            'no acknowledged inquiry lost': lost === 0,
            'each inquiry once': rows.length === byKey.size,
            'no acknowledged upload lost': filesLost === 0,
            'no mixed page': mixed === 0,
            'shown by all': late === 0,
            'no job lost': jobs.open === 0 && jobs.failed.length === 0,
            'no job done twice': jobs.twice === 0,
            'no mail lost': mails.lost === 0 && mails.waiting === 0,
            'a mail twice only where its sender was killed': mailedTwice <= runs,
            'none refused': refused.length === 0,
            'something of each':
              Math.min(ledger.saves, ledger.publishes, inquiries.size, uploads.length, ids.length) > 0,
          },
          `${ledger.saves} saves, ${ledger.publishes} publishes, ${inquiries.size} inquiries, ${uploads.length} uploads acknowledged; ${ids.length} of ${mails.total} mails came, ${mailedTwice} of them twice; shown by all after p50 ${ms(quantile(delays, 0.5))}, max ${ms(largest(delays))}; ${mixed} mixed${refused.length > 0 ? `; refused: ${[...new Set(refused)].slice(0, 5).join(', ')}` : ''}${jobs.failed.length > 0 ? `; failed: ${jobs.failed.slice(0, 3).join(', ')}` : ''}`,
          { 'within 1 s': largest(delays) <= WITHIN },
        ),
      ]
    } finally {
      isOver = true
      await Promise.all(all.map(({ server }) => server.kill()))
      await storage.close()
      await balancer.close()
      await Promise.all([postgres.stop(), objects.stop(), mailbox.close()])
    }
  },
}
