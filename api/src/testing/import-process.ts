import { importSiteFiles } from '../features/site-import/site-import.ts'
import { openStorage } from '../open-storage.ts'
import type { StoragePlace } from '../platform/database/connect.ts'
import { manyProducts } from './many-products.ts'
import { specs } from './specs.ts'

// A process that imports a large site, for tests that kill it: `node import-process.ts '{"dataDir":"…"}'`.

const storage = await openStorage(JSON.parse(process.argv[2] ?? '') as StoragePlace)
await importSiteFiles(storage, specs, manyProducts('killed', 2000), { publish: true })
await storage.close()
