import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { createMetrics } from './metrics.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

onBothEngines('Metrics', (engine) => {
  it('tell what is stored and what was answered, and when the database is away', async () => {
    const storage = await engine.open()
    await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    const metrics = createMetrics(storage)
    metrics.count({ method: 'GET', route: '/api/site/ready', status: 200, seconds: 0.02 })
    metrics.count({ method: 'BREW', route: undefined, status: 404, seconds: 0.02 })
    const { body } = await metrics.text()
    for (const line of [
      'vitrine_database_up 1',
      'vitrine_sites 1',
      'vitrine_releases 1',
      'vitrine_outbox_waiting 0',
      'vitrine_jobs_waiting 0',
      'vitrine_http_requests_total{method="GET",route="/api/site/ready",status="200"} 1',
      'vitrine_http_requests_total{method="other",route="none",status="404"} 1',
      'vitrine_http_request_duration_seconds_bucket{le="0.025",route="/api/site/ready"} 1',
    ])
      expect(body.split('\n')).toContain(line)
    expect(body).toContain('nodejs_eventloop_lag_seconds')
    await storage.close()
    expect((await metrics.text()).body).toContain('vitrine_database_up 0')
  })

  it('are all that the how-to tells to watch, and so are lines of the log', async () => {
    const guide = readFileSync(join(root, 'docs/how-to/run-at-scale.md'), 'utf8')
    const named = [...guide.matchAll(/`((?:vitrine|nodejs|process)_\w+)/g)].map(([, name]) => String(name))
    expect(named.length).toBeGreaterThan(12)
    const objectStore = () => ({ isAway: false, requests: 0, failures: 0, bytesRead: 0, bytesWritten: 0 })
    const metrics = createMetrics({ ...(await engine.open()), objectStore })
    metrics.tellOfPages(() => ({ drawn: 0, cached: 0, cachedBytes: 0 }))
    const { body } = await metrics.text()
    for (const name of named) expect(body).toContain(`# TYPE ${name} `)

    const sources = ['api/src', 'host/src'].flatMap((folder) =>
      globSync('**/*.ts', { cwd: join(root, folder) }).map((file) => join(root, folder, file)),
    )
    const code = sources.filter((file) => !file.includes('.test.')).map((file) => readFileSync(file, 'utf8'))
    const lines = [...guide.matchAll(/“([A-Z][^”]+\.)”/g)].map(([, line]) => String(line))
    expect(lines.length).toBeGreaterThan(6)
    for (const line of lines)
      expect(
        code.some((text) => text.includes(`'${line}'`)),
        line,
      ).toBe(true)
  })
})
