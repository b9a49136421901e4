import { createWebhookSender } from '../features/webhooks/delivery/sender.ts'
import { startWebhooks } from '../features/webhooks/delivery/start-sending.ts'
import { openStorage } from '../open-storage.ts'
import type { StoragePlace } from '../platform/database/connect.ts'
import { createSealing } from '../platform/sealing/sealing.ts'

// A process that sends events to webhooks, for tests that kill it: `node webhook-process.ts '{"dataDir":"…"}'`.

const storage = await openStorage(JSON.parse(process.argv[2] ?? '') as StoragePlace)
const sealing = createSealing(storage.db)
const sender = createWebhookSender(storage.db, { sealing, systemOrigin: 'https://vitrine.example', privateHosts: true })
startWebhooks(storage, { sender, every: 20 })
process.stdout.write('started\n')
setInterval(() => undefined, 1000)
