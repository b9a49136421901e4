import { writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { DIRECT_SECONDS, type FileStore, READ_DIRECTLY_FROM } from '../platform/files/file-store.ts'

const [large, other, small] = ['a', 'b', 'c'].map((digit) => `7/${digit.repeat(32)}.mp4`) as [string, string, string]
const film = Buffer.alloc(READ_DIRECTLY_FROM + 1000, 'film')
const reading = { type: 'video/mp4', isAttachment: false, bytes: film.length }

/** What every store must do that lets browsers read large files from itself. */
export function directAddressContract(open: () => Promise<FileStore>): void {
  describe('addresses at which browsers read from the store', () => {
    let uploads: FileStore
    beforeEach(async () => {
      uploads = await open()
      for (const [name, content] of [
        [large, film],
        [other, film],
        [small, film.subarray(0, 100)],
      ] as const) {
        const temporary = await uploads.temporary()
        await writeFile(temporary, content)
        await uploads.put(temporary, name)
      }
    })

    it('give the file to whoever has them, whole and in part, as the host says what it is', async () => {
      const address = String(await uploads.directAddress(large, reading))
      const whole = await fetch(address)
      expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
      expect(Buffer.compare(Buffer.from(await whole.arrayBuffer()), film)).toBe(0)
      const part = await fetch(address, { headers: { range: 'bytes=4-9' } })
      expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([206, 'video/mp4', 'filmfi'])
    })

    it('make a browser save it where it is to be saved', async () => {
      const shown = await fetch(String(await uploads.directAddress(large, reading)), { method: 'GET' })
      await shown.body?.cancel()
      expect(shown.headers.get('content-disposition') ?? '').not.toContain('attachment')
      const saved = await fetch(String(await uploads.directAddress(large, { ...reading, isAttachment: true })))
      await saved.body?.cancel()
      expect(saved.headers.get('content-disposition')).toContain('attachment')
    })

    it('are good for one file, and for no other way of reading it', async () => {
      const address = String(await uploads.directAddress(large, reading))
      for (const changed of [address.replace(large, other), address.replace('video%2Fmp4', 'text%2Fhtml')]) {
        expect(changed).not.toBe(address)
        const refused = await fetch(changed)
        await refused.body?.cancel()
        expect(refused.status).toBe(403)
      }
    })

    it('end after some minutes', async () => {
      const words = decodeURIComponent(String(await uploads.directAddress(large, reading)))
      // Each kind of store writes the time in its own way: by seconds, or when it ends.
      const [, seconds, end] = /expires=(?:(\d{1,6})(?:&|$)|(\d{10,13}))/i.exec(words) ?? []
      const left = seconds !== undefined ? Number(seconds) : Number(end) - Date.now() / 1000
      expect(left).toBeGreaterThan(DIRECT_SECONDS - 30)
      expect(left).toBeLessThanOrEqual(DIRECT_SECONDS + 1)
    })

    it('are not given for what is small, nor for what is no name', async () => {
      expect(await uploads.directAddress(small, { ...reading, bytes: 100 })).toBeUndefined()
      await expect(uploads.directAddress('../secret.mp4', reading)).rejects.toThrow(TypeError)
    })
  })
}
