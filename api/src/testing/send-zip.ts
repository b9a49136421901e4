import { zipOf } from '../features/site-export/zip.ts'
import type { SiteFiles } from '../features/site-import/files/files.ts'
import type { Client } from './serve.ts'

export async function zipped(files: SiteFiles): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(files)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** Sends the zip of a site, as a form in a browser does. */
export function sendZip(client: Client, zip: Uint8Array, query = '') {
  const edge = 'edge-of-parts'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="site.zip"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), zip, Buffer.from(`\r\n--${edge}--\r\n`)])
  return client.ask('POST', `v1/site/import${query}`, body, { 'content-type': `multipart/form-data; boundary=${edge}` })
}
