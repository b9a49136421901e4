// Keeps one picture of an inquiry, as the service does, and tells by how many bytes this process grew
// at most: `node small-server.ts <picture> <folder>`.
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { folderStores } from '../platform/files/file-stores.ts'
import { storeInquiryImage } from '../platform/media/store-upload.ts'

const [picture, folder] = process.argv.slice(2) as [string, string]

/** The most that this process ever had, as the system counts it. */
async function peak(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS) * 1024
}

const before = await peak()
const since = performance.now()
const { width = 0, height = 0 } = await storeInquiryImage(
  { source: createReadStream(picture), tenantId: '7' },
  folderStores(folder).uploads,
)
const ms = Math.round(performance.now() - since)
process.stdout.write(JSON.stringify({ grownBy: (await peak()) - before, side: Math.max(width, height), ms }))
