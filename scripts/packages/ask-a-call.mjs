// Asks calls with what was installed, as a program would: run by `npm run pack -- --check`.
import { createServer } from 'node:http'
import { createClient } from '@vitrine/client'

const seen = []
const server = createServer((request, response) => {
  seen.push(`${request.method} ${request.url} ${request.headers.authorization}`)
  if (request.url?.endsWith('/events')) {
    response.setHeader('content-type', 'text/event-stream')
    response.write('id: 2\nevent: operations\ndata: {"revision":2}\n\n')
  } else if (seen.length === 1) response.writeHead(503).end('{"error":{"code":"unavailable","message":"Wait."}}')
  else response.end('{"data":[{"id":"7","name":"Demo"}]}')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const client = createClient({ url: `http://127.0.0.1:${server.address().port}`, key: 'vitrine_key' })

const { data, error } = await client.drafts.list()
if (data?.[0]?.id !== '7') throw new Error(`No drafts: ${JSON.stringify(error)}`)
for await (const event of client.drafts.events({ id: '7' })) {
  if (event.type !== 'operations') continue
  if (event.data.revision !== 2) throw new Error(JSON.stringify(event))
  break
}
server.closeAllConnections()
server.close()
const again = await client.drafts.list({}, { retries: 0 })
if (again.error?.code !== 'offline') throw new Error(JSON.stringify(again))
if (seen.length !== 3 || !seen.every((line) => line.endsWith('Bearer vitrine_key'))) throw new Error(seen.join('\n'))
