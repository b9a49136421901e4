import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FileBucket } from '@vitrine/schemas'

interface Kept {
  readonly bytes: Buffer
  readonly modifiedAt: Date
}

/** A bucket as somebody may write it: files in memory, read as plain iterables in small pieces. */
export function memoryBucket(kept = new Map<string, Kept>()): FileBucket {
  async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 60_000) yield bytes.subarray(at, at + 60_000)
  }
  return {
    async put(key, { path }) {
      kept.set(key, { bytes: await readFile(path), modifiedAt: new Date() })
    },
    async stat(key) {
      const found = kept.get(key)
      return found && { bytes: found.bytes.length, modifiedAt: found.modifiedAt }
    },
    async read(key, range) {
      const found = kept.get(key)
      if (!found) return undefined
      const { bytes } = found
      return { body: pieces(range ? bytes.subarray(range.start, range.end + 1) : bytes), bytes: bytes.length }
    },
    async remove(keys) {
      for (const key of keys) kept.delete(key)
    },
    async *list(prefix) {
      for (const [key, { bytes, modifiedAt }] of kept)
        if (key.startsWith(prefix)) yield { key, bytes: bytes.length, modifiedAt }
    },
  }
}

/** The same with a server of its own that browsers read from: each address is signed, and says when it ends. */
export async function readableBucket(): Promise<FileBucket & { readonly close: () => void }> {
  const kept = new Map<string, Kept>()
  const sign = (text: string) => createHmac('sha256', 'a secret of the bucket').update(text).digest('hex')
  const server = createServer(({ url = '', headers }, answer) => {
    const { pathname, searchParams } = new URL(url, 'http://bucket')
    const signature = searchParams.get('signature')
    searchParams.delete('signature')
    const isGood =
      signature === sign(`${pathname}?${searchParams}`) && Number(searchParams.get('expires')) > Date.now() / 1000
    const found = kept.get(pathname.slice(1))
    if (!isGood || !found) return void answer.writeHead(isGood ? 404 : 403).end()
    answer.setHeader('content-type', String(searchParams.get('type')))
    if (searchParams.get('save') === '1') answer.setHeader('content-disposition', 'attachment')
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    if (start === undefined) return void answer.end(found.bytes)
    answer.writeHead(206).end(found.bytes.subarray(Number(start), Number(end) + 1))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...memoryBucket(kept),
    origin,
    async directAddress(key, { type, isAttachment, seconds }) {
      const expires = String(Math.floor(Date.now() / 1000) + seconds)
      const asked = new URLSearchParams({ type, save: isAttachment ? '1' : '0', expires })
      return `${origin}/${key}?${asked}&signature=${sign(`/${key}?${asked}`)}`
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
