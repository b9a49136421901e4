import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { workbookOf } from '../../../testing/workbook-of.ts'
import { pictureOf, picturesIn } from './read-pictures.ts'
import { readPasted, readSpreadsheet } from './read-spreadsheet.ts'
import { ReadProblem } from './spreadsheet.ts'

const text = (value: string) => new TextEncoder().encode(value)
const codeOf = async (reading: () => unknown): Promise<string> => {
  try {
    await reading()
  } catch (error) {
    return error instanceof ReadProblem ? error.code : String(error)
  }
  return 'read'
}
const rowsOf = async (bytes: Uint8Array) => (await readSpreadsheet(bytes)).rows.map(({ cells }) => cells)

describe('A text of separated values', () => {
  it('is read with its guessed separator, its quotes and its line breaks', async () => {
    const table = await readSpreadsheet(text('\uFEFFName;Price\r\n"Bolt; ""M8""";0,86\r\n\r\n"Two\nlines";1,20\r\n'))
    expect(table.columns).toEqual(['Name', 'Price'])
    expect(table.read).toEqual({ encoding: 'utf-8', separator: ';' })
    expect(table.rows).toEqual([
      { at: 2, cells: ['Bolt; "M8"', '0,86'] },
      { at: 4, cells: ['Two\nlines', '1,20'] },
    ])
  })

  it('is read in what it is written in', async () => {
    const latin = Uint8Array.from([...'Name,Art\nM'].map((one) => one.charCodeAt(0)).concat(0xfc, 0x74, 0x2c, 0x31))
    expect((await readSpreadsheet(latin)).rows[0]?.cells).toEqual(['Müt', '1'])
    expect((await readSpreadsheet(latin)).read.encoding).toBe('windows-1252')
    const wide = new Uint8Array(
      new Uint16Array([0xfeff, ...[...'Name\tArt\n螺栓\t1'].map((c) => c.charCodeAt(0))]).buffer,
    )
    expect((await readSpreadsheet(wide)).rows[0]?.cells).toEqual(['螺栓', '1'])
    // 名称,编号 / 螺栓,一
    const chinese = Uint8Array.from([
      0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xb1, 0xe0, 0xba, 0xc5, 0x0a, 0xc2, 0xdd, 0xcb, 0xa8, 0x2c, 0xd2, 0xbb,
    ])
    const table = await readSpreadsheet(chinese)
    expect(table.read.encoding).toBe('gb18030')
    expect(table.columns).toEqual(['名称', '编号'])
    expect((await readSpreadsheet(latin, { encoding: 'windows-1251' })).rows[0]?.cells[0]).toBe('Mьt')
  })

  it('loses the apostrophe that keeps Excel from running a cell, and no other one', async () => {
    expect(await rowsOf(text("Name,Note\n'=1+1,'tis\n'-5,'80s"))).toEqual([
      ['=1+1', "'tis"],
      ['-5', "'80s"],
    ])
  })

  it('is refused with what is wrong with it', async () => {
    expect(await codeOf(() => readSpreadsheet(text('')))).toBe('empty')
    expect(await codeOf(() => readSpreadsheet(text(' \n\n')))).toBe('empty')
    expect(await codeOf(() => readSpreadsheet(text('Name,Price\n')))).toBe('no-rows')
    expect(await codeOf(() => readSpreadsheet(text('1,2\n3,4\n')))).toBe('no-header')
    expect(await codeOf(() => readSpreadsheet(text('Name,Price\n"Bolt,1\nNut,2\n')))).toBe('open-quote')
    expect(await codeOf(() => readSpreadsheet(text('%PDF-1.7 …')))).toBe('not-a-spreadsheet')
    expect(await codeOf(() => readSpreadsheet(text(`Name\n${'a\n'.repeat(50_001)}`)))).toBe('too-many-rows')
    expect(await codeOf(() => readSpreadsheet(text(`${'Name,'.repeat(201)}x\n${'1,'.repeat(201)}x`)))).toBe(
      'too-many-columns',
    )
    expect(await codeOf(() => readSpreadsheet(new Uint8Array(20 * 1024 * 1024 + 1)))).toBe('too-large')
    expect(await codeOf(() => readSpreadsheet(Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0])))).toBe(
      'not-a-spreadsheet',
    )
  })
})

describe('What was copied from a spreadsheet', () => {
  it('has tabs between its cells, whatever else is in it', () => {
    const { columns, rows } = readPasted('Name\tPrice\n"Bolt, ""hex"""\t1,20\n')
    expect(columns).toEqual(['Name', 'Price'])
    expect(rows).toEqual([{ at: 2, cells: ['Bolt, "hex"', '1,20'] }])
  })
  it('may have commas where there are no tabs', () => {
    expect(readPasted('Name,Price\nBolt,1').columns).toEqual(['Name', 'Price'])
  })
})

describe('A workbook', () => {
  it('is read with its texts, numbers, switches and days', async () => {
    const table = await readSpreadsheet(
      workbookOf({
        Products: [
          ['Name', 'Price', 'New', 'Since', 'Code'],
          ['Bolt & nut', 0.86, true, new Date('2026-03-31T00:00:00Z'), '001'],
          [],
          ['Washer', 1200, false, null, null],
        ],
        Notes: [['Nothing'], ['here']],
      }),
    )
    expect(table.columns).toEqual(['Name', 'Price', 'New', 'Since', 'Code'])
    expect(table.rows).toEqual([
      { at: 2, cells: ['Bolt & nut', 0.86, true, '2026-03-31', '001'] },
      { at: 4, cells: ['Washer', 1200, false, null, null] },
    ])
    expect(table.sheets).toEqual(['Products', 'Notes'])
    expect(table.read).toEqual({ sheet: 'Products' })
  })

  it('shows another of its sheets', async () => {
    const bytes = workbookOf({ 'A & B': [['Name'], ['a']], Second: [['Title'], ['b']] })
    expect((await readSpreadsheet(bytes, { sheet: 'Second' })).columns).toEqual(['Title'])
    expect((await readSpreadsheet(bytes, { sheet: 'Gone' })).read.sheet).toBe('A & B')
  })

  it('takes a cell with an error of a formula as an empty one', async () => {
    const bytes = workbookOf({
      One: [
        ['Name', 'Price'],
        ['Bolt', { error: '#N/A' }],
        ['Nut', 2],
      ],
    })
    expect(await rowsOf(bytes)).toEqual([
      ['Bolt', null],
      ['Nut', 2],
    ])
  })

  /** A workbook whose sheet is so large, and says so or another size. */
  function workbookSaying(size: number, said: number): Uint8Array {
    const zip = zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A"/></sheets></workbook>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(size),
    })
    const view = new DataView(zip.buffer, zip.byteOffset, zip.length)
    // Wherever the zip tells it: in the head of the entry, and in the list.
    for (let at = 0; at < zip.length - 4; at += 1) if (view.getUint32(at, true) === size) view.setUint32(at, said, true)
    return zip
  }

  it('is refused when it would unpack to more than may be, before it is unpacked', async () => {
    const bomb = workbookSaying(1_234_567, 600 * 1024 * 1024)
    const before = performance.now()
    expect(await codeOf(() => readSpreadsheet(bomb))).toBe('unpacks-too-large')
    expect(performance.now() - before).toBeLessThan(2000)
  })

  it('unpacks no more than its list says, when that lies', async () => {
    expect(await codeOf(() => readSpreadsheet(workbookSaying(12_345_678, 10)))).toBe('damaged')
  })

  it('is refused when a cell stands far outside', async () => {
    expect(await codeOf(() => readSpreadsheet(workbookOf({ A: [['Name'], ['a']] }, { extra: 'XFD1048576' })))).toBe(
      'too-many-columns',
    )
    expect(await codeOf(() => readSpreadsheet(workbookOf({ A: [['Name'], ['a']] }, { extra: 'B1048576' })))).toBe(
      'too-many-rows',
    )
  })

  it('is refused when it is locked, old, damaged, or something else', async () => {
    const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(64)])
    expect(await codeOf(() => readSpreadsheet(old))).toBe('xls')
    const locked = Uint8Array.from([...old, ...[...'EncryptedPackage'].flatMap((one) => [one.charCodeAt(0), 0])])
    expect(await codeOf(() => readSpreadsheet(locked))).toBe('locked')
    const whole = workbookOf({ A: [['Name'], ['a']] })
    expect(await codeOf(() => readSpreadsheet(whole.slice(0, whole.length / 2)))).toBe('damaged')
    expect(await codeOf(() => readSpreadsheet(zipSync({ 'content.xml': strToU8('<office/>') })))).toBe(
      'not-a-spreadsheet',
    )
    const broken = zipSync({
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'),
      'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData><row><c'),
    })
    expect(await codeOf(() => readSpreadsheet(broken))).toBe('damaged')
  })
})

describe('A zip of pictures', () => {
  const picture = Uint8Array.from([1, 2, 3])
  it('lists its pictures alone, and gives out one of them', () => {
    const zip = zipSync({
      'pictures/bolt.JPG': picture,
      'nut.png': picture,
      '__MACOSX/._nut.png': picture,
      'read me.txt': strToU8('hello'),
    })
    expect(picturesIn(zip)).toEqual(['pictures/bolt.JPG', 'nut.png'])
    expect([...pictureOf(zip, 'nut.png')]).toEqual([1, 2, 3])
  })
  it('is refused when a picture unpacks to more than it may be', async () => {
    const zip = zipSync({ 'a.png': [new Uint8Array(21 * 1024 * 1024), { level: 1 }] })
    expect(await codeOf(() => picturesIn(zip))).toBe('unpacks-too-large')
    expect(await codeOf(() => picturesIn(text('no zip at all')))).toBe('damaged')
  })
})
