import { expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { createMetrics } from './metrics.ts'

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
      'vitrine_http_requests_total{method="GET",route="/api/site/ready",status="200"} 1',
      'vitrine_http_requests_total{method="other",route="none",status="404"} 1',
      'vitrine_http_request_duration_seconds_bucket{le="0.025",route="/api/site/ready"} 1',
    ])
      expect(body.split('\n')).toContain(line)
    expect(body).toContain('nodejs_eventloop_lag_seconds')
    await storage.close()
    expect((await metrics.text()).body).toContain('vitrine_database_up 0')
  })
})
