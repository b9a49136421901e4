import { beforeAll, expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import type { Storage } from '../database/storage.ts'
import { createSealing } from './sealing.ts'

onBothEngines('What is sealed', (engine) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await engine.open()
  })

  it('opens again, is different each time, and does not hold its text', async () => {
    const { seal, open } = createSealing(storage.db)
    for (const text of ['', 'pässwörd 密碼', 'x'.repeat(5000)]) {
      const [one, other] = [await seal('mail-password', '7', text), await seal('mail-password', '7', text)]
      expect(one).not.toBe(other)
      if (text !== '') expect(Buffer.from(one.slice(3), 'base64url').includes(Buffer.from(text))).toBe(false)
      expect([await open('mail-password', '7', one), await open('mail-password', '7', other)]).toEqual([text, text])
    }
  })

  it('opens for nobody else, for no other use, and not when it was changed', async () => {
    const { seal, open } = createSealing(storage.db)
    const sealed = await seal('mail-password', '7', 'secret')
    expect(await open('mail-password', '8', sealed)).toBeUndefined()
    expect(await open('two-factor', '7', sealed)).toBeUndefined()
    const bytes = Buffer.from(sealed.slice(3), 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(await open('mail-password', '7', `v1.${changed.toString('base64url')}`)).toBeUndefined()
    }
    for (const broken of ['', 'v1', 'v1.', 'v1.AAAA', sealed.slice(0, -8), sealed.replace('v1', 'v2'), 'secret'])
      expect(await open('mail-password', '7', broken)).toBeUndefined()
  })

  it('does not open with another key of the operator', async () => {
    const sealed = await createSealing(storage.db, 'key one of the operator').seal('two-factor', 'a', 'secret')
    expect(await createSealing(storage.db, 'key one of the operator').open('two-factor', 'a', sealed)).toBe('secret')
    expect(await createSealing(storage.db, 'key two of the operator').open('two-factor', 'a', sealed)).toBeUndefined()
    expect(await createSealing(storage.db).open('two-factor', 'a', sealed)).toBeUndefined()
  })
})
