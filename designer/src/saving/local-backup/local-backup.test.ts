import 'fake-indexeddb/auto'
import type { Operation } from '@vitrine/schemas'
import { expect, it, vi } from 'vitest'
import { createBackupWriter } from './backup-writer.ts'
import { createLocalBackups, type LocalBackup, type TabLocks } from './local-backup.ts'

/** Locks as a browser has them: held until their tab lets go, or is gone. */
function createLocks() {
  const held = new Set<string>()
  const locks = {
    async request(name: string, callback: () => Promise<void>) {
      held.add(name)
      await callback()
      held.delete(name)
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  } as unknown as TabLocks
  return { locks, die: (tab: string) => held.delete(`vitrine:tab:${tab}`) }
}

const operation: Operation = { id: 'operati1', type: 'remove-page', page: 'about' }
const copy: Omit<LocalBackup, 'tab'> = { at: 1, baseRevision: 7, operations: [operation], conflicts: [], refused: [] }
const whose = (tab: string, more: object = {}) => ({ tenantId: 'lamps', draftsId: '1', accountId: 'ann', tab, ...more })

it('offers what a tab left that is gone, and nothing of one that is open', async () => {
  const { locks, die } = createLocks()
  const [one, other] = [createLocalBackups(whose('one', { locks })), createLocalBackups(whose('other', { locks }))]
  await one.keep(copy)
  await other.keep({ ...copy, at: 2 })
  expect(await other.recoverable()).toEqual([])
  die('one')
  expect(await other.recoverable()).toEqual([{ ...copy, tab: 'one' }])
  await other.remove('one')
  expect(await other.recoverable()).toEqual([])
  other.leave()
  const third = createLocalBackups(whose('third', { locks }))
  await vi.waitFor(async () => expect((await third.recoverable()).map(({ tab }) => tab)).toEqual(['other']))
  await third.remove('other')
})

it('keeps people, drafts and sites apart', async () => {
  const { locks, die } = createLocks()
  await createLocalBackups(whose('mine', { locks })).keep(copy)
  die('mine')
  for (const more of [{ accountId: 'ben' }, { draftsId: '2' }, { tenantId: 'bolts' }])
    expect(await createLocalBackups(whose('new', { locks, ...more })).recoverable()).toEqual([])
  expect(await createLocalBackups(whose('new', { locks })).recoverable()).toHaveLength(1)
})

it('writes what is new at once, and takes it away when all is saved', async () => {
  const written: string[] = []
  let now: Omit<LocalBackup, 'tab'> | undefined = copy
  const keeper = createBackupWriter(
    {
      keep: async ({ operations }) => void written.push(`${operations.length} kept`),
      remove: async () => void written.push('removed'),
      recoverable: async () => [],
      leave: () => {},
    },
    () => now,
    () => {},
  )
  await keeper.now()
  now = undefined
  await keeper.now()
  await keeper.now()
  expect(written).toEqual(['1 kept', 'removed'])
})

it('tells when a browser keeps nothing', async () => {
  const onWritten = vi.fn()
  const refuse = () => Promise.reject(new Error('no room'))
  const keeper = createBackupWriter(
    { keep: refuse, remove: refuse, recoverable: refuse, leave: () => {} },
    () => copy,
    onWritten,
  )
  await keeper.now()
  expect(onWritten).toHaveBeenCalledWith(false)
})
