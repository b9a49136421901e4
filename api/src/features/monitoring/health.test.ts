import { expect, it, vi } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { serve } from '../../testing/serve.ts'
import { createMetrics } from './metrics.ts'

onBothEngines('Health', (engine) => {
  it('is told to anyone and kept by no cache', async () => {
    const served = await serve({ storage: await engine.open(), version: '1.2.3' })
    const response = await served.get('health')
    expect(response.json().data).toMatchObject({ status: 'ok', version: '1.2.3' })
    expect(response.headers['cache-control']).toBe('private, no-store')
    expect(await served.data('ready')).toMatchObject({ status: 'ready' })
  })

  it('is not ready when the database is away, but still alive', async () => {
    const storage = await engine.open()
    const served = await serve({ storage })
    await storage.close()
    const response = await served.get('ready')
    expect(response.statusCode).toBe(503)
    expect(response.json().error).toMatchObject({ code: 'unavailable', details: { reason: 'database' } })
    expect((await served.get('health')).statusCode).toBe(200)
  })

  it('is not ready while its clock is not that of the database', async () => {
    const served = await serve({ storage: await engine.open() })
    const real = Date.now()
    vi.spyOn(Date, 'now').mockReturnValue(real + 60_000)
    const response = await served.get('ready')
    vi.restoreAllMocks()
    expect(response.statusCode).toBe(503)
    expect(response.json().error.details).toEqual({ reason: 'clock' })
  })

  it('says that the object store is away, and is ready all the same', async () => {
    const storage = await engine.open()
    let isAway = false
    const objectStore = () => ({ isAway, requests: 7, failures: 2, bytesRead: 10, bytesWritten: 20 })
    const served = await serve({ storage: { ...storage, objectStore } })
    expect(await served.data('ready')).toEqual({ status: 'ready', store: 'ready' })
    isAway = true
    expect(await served.data('ready')).toEqual({ status: 'ready', store: 'away' })
    const lines = (await createMetrics({ ...storage, objectStore }).text()).body.split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'vitrine_store_up 0',
        'vitrine_store_requests_total 7',
        'vitrine_store_failures_total 2',
        'vitrine_store_bytes_total{direction="read"} 10',
        'vitrine_store_bytes_total{direction="written"} 20',
      ]),
    )
    expect((await createMetrics({ ...storage, objectStore: () => undefined }).text()).body).not.toContain('_store_')
  })

  it('is not ready without a folder to write to', async () => {
    const storage = await engine.open()
    const served = await serve({ storage: { ...storage, dataDir: '/proc/nowhere' } })
    const response = await served.get('ready')
    expect(response.statusCode).toBe(503)
    expect(response.json().error.details).toEqual({ reason: 'folder' })
  })
})
