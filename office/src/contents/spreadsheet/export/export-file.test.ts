import { CallError, entities } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { readSpreadsheet } from '../reader/read-spreadsheet.ts'
import { exportFile } from './export-file.ts'
import { linesOf } from './lines-of.ts'

const options = {
  entity: entities.product,
  languages: { source: 'en', others: ['de'] },
  label: (key: string) => key,
  locale: 'en',
  title: 'Products',
  nameOf: (code: string) => code,
}
/** Bytes as a network hands them out, cut where it likes, also inside of a letter. */
const streamOf = (text: string, size: number) => {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}
async function all(lines: AsyncIterable<string>): Promise<readonly string[]> {
  const found: string[] = []
  for await (const line of lines) found.push(line)
  return found
}

describe('Lines of a file that comes in pieces', () => {
  it('are whole, wherever the pieces end', async () => {
    const text = 'Schraube\n螺栓 ⌀8\n\nlast'
    for (const size of [1, 2, 3, 7, 100])
      expect(await all(linesOf(streamOf(text, size)))).toEqual(['Schraube', '螺栓 ⌀8', '', 'last'])
    expect(await all(linesOf(streamOf('', 1)))).toEqual([])
  })

  it('call off what would still come, when somebody stops reading', async () => {
    let isCancelled = false
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('row\n')),
      cancel() {
        isCancelled = true
      },
    })
    for await (const line of linesOf(body)) {
      expect(line).toBe('row')
      break
    }
    expect(isCancelled).toBe(true)
  })
})

describe('A file of contents', () => {
  const rows = Array.from({ length: 3000 }, (_, at) => [
    `id${at}`,
    `Bolt "M${at}", =1+1 & <b>`,
    `Schraube ${at}`,
    '007',
  ])
  async function* lines() {
    yield JSON.stringify(['id', 'name', 'name@de', 'model'])
    for (const row of rows) yield JSON.stringify(row)
  }

  it('gives back every cell as it was, as a workbook and as comma-separated values', async () => {
    for (const format of ['xlsx', 'csv'] as const) {
      const told: number[] = []
      const { file, rows: count } = await exportFile(lines(), format, options, (done) => told.push(done))
      expect(count).toBe(rows.length)
      expect(told.at(-1)).toBe(rows.length)
      expect(told).toEqual(told.toSorted((a, b) => a - b))
      const read = await readSpreadsheet(new Uint8Array(await file.arrayBuffer()))
      expect(read.rows.map(({ cells }) => cells)).toEqual(rows)
    }
  })

  it('is not made where nobody waits for it any more', async () => {
    const stopped = exportFile(lines(), 'xlsx', options, () => {
      throw new Error('Cancelled.')
    })
    await expect(stopped).rejects.toThrow('Cancelled.')
  })

  it('needs the names of its columns', async () => {
    await expect(exportFile((async function* () {})(), 'csv', options)).rejects.toThrow(CallError)
  })
})
