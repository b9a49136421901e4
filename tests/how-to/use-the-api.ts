import { createClient } from '@vitrine/client'

// From the environment or a store of secrets, never from a repository.
const { VITRINE_URL = 'https://vitrine.example', VITRINE_KEY } = process.env
const client = createClient({ url: VITRINE_URL, key: VITRINE_KEY })

const { data: products, error } = await client.content.list({ kind: 'product', pageSize: 100 })
if (error) throw new Error(`${error.code}: ${error.message} (request ${error.requestId})`)
console.log(`${products.total} products`)

import { newId, type Operation } from '@vitrine/schemas'

async function rename(id: string, name: string): Promise<void> {
  const { data: log, error } = await client.content.operations({ pageSize: 1 })
  if (error) throw new Error(error.message)
  const operation: Operation = {
    id: newId(),
    type: 'set-setting',
    of: { content: `product/${id}` },
    path: 'name',
    language: 'de',
    value: name,
  }
  const saved = await client.content.save({ baseRevision: log.revision, operations: [operation] })
  if (saved.error?.code === 'conflict') console.warn('Somebody changed it meanwhile:', saved.error.details)
  else if (saved.error) throw new Error(saved.error.message)
  else console.log(`Saved as revision ${saved.data.revision}`)
}

const [first] = products.items
if (first) await rename(first.id, 'Sechskantschraube M8')

const stop = new AbortController()
setTimeout(() => stop.abort(), 1000) // or when the program ends

for await (const { type, data, error } of client.site.events({}, { signal: stop.signal })) {
  if (type === 'changed') console.log('changed:', data)
  if (type === 'failed') console.error(error?.message)
}
