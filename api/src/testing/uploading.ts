// Uploads one film after the other and writes the name of each into a file of rows, until it is
// killed: `node uploading.ts <folder> <rows>`.
import { appendFileSync } from 'node:fs'
import { folderStores } from '../platform/files/file-stores.ts'
import { storeSiteFile } from '../platform/media/store-upload.ts'
import { arriving } from './pictures.ts'

const [folder, rows] = process.argv.slice(2) as [string, string]
const store = folderStores(folder).uploads
const film = Buffer.alloc(300_000)
film.write('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1')

for (;;) {
  const { files } = await storeSiteFile({ source: arriving(film), tenantId: '7' }, store)
  appendFileSync(rows, `${files[0].name}\n`)
  process.stdout.write('.')
}
