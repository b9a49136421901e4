import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addContentImportRows, createContentImport, exportContents, type Role, uploadMedia } from '@vitrine/schemas'
import { zipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contentsService, productOf } from '../../testing/contents-service.ts'
import { importsService } from '../../testing/imports-service.ts'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { readInPage } from '../../testing/reader-in-page.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import { workbookOf } from '../../testing/workbook-of.ts'
import Contents from '../contents.tsx'
import { readSpreadsheet } from './reader/read-spreadsheet.ts'

const uploaded = (name: string) => ({
  ...{ id: name, kind: 'image' as const, name, type: 'image/png', bytes: 3, src: `/media/${name}.webp` },
  ...{ createdAt: '2026-11-26T08:00:00.000Z', tags: [], revision: 0, isAnimated: false },
})

function open(role: Role = 'owner', path = '/products/import') {
  const service = importsService({ 'NH-1': 'Hex bolt', 'NH-2': 'Hex nut' })
  const contents = contentsService([productOf('bolt', 'Hex bolt'), productOf('nut', 'Hex nut')])
  let last = 0
  const opened = openScreen(Contents, {
    path,
    role,
    answers: [
      ...contents.answers,
      ...service.answers,
      answering(uploadMedia, () => {
        last += 1
        return uploaded(`m${last}`)
      }),
      answering(exportContents, () => {
        const rows = [
          ['id', 'name', 'name@de', 'priceTiers[1]'],
          ['bolt', 'Hex bolt', 'Schraube', '0.86'],
        ]
        return new Blob([rows.map((cells) => `${JSON.stringify(cells)}\n`).join('')]) as never
      }),
    ],
  })
  return { ...opened, service }
}
const give = async (file: File) =>
  fireEvent.change(await screen.findByTestId('import-file'), { target: { files: [file] } })
const csv = (text: string, name = 'bolts.csv') => new File([text], name, { type: 'text/csv' })
const target = (column: string) =>
  screen.findByRole('combobox', { name: `Import ${column} as` }) as Promise<HTMLSelectElement>
const button = (name: string | RegExp) => screen.getByRole('button', { name })

const table = [
  'Name;Model;Name (de);Price;Images;Colour',
  'Hex bolt;NH-1;Schraube;0,86;;red',
  'Hex nut large;NH-2;;0,40;;',
  'Washer;NH-3;Scheibe;0,10;washer.png;',
  'Anchor;NH-4;Anker;1,2,0;;',
].join('\n')

beforeAll(async () => {
  readInPage()
  await import('./import-screen.tsx')
  await import('./export/export-dialog.tsx')
})
afterEach(cleanup)

describe('An import', () => {
  it('matches columns, has rows checked, and shows what they would change', async () => {
    const { user, questionsOf } = open()
    await give(csv(table))
    expect((await target('Name')).value).toBe('name')
    expect((await target('Model')).value).toBe('model')
    expect((await target('Name (de)')).value).toBe('name@de')
    expect((await target('Price')).value).toBe('priceTiers[1]')
    expect((await target('Images')).value).toBe('images[].image')
    expect((await target('Colour')).value).toBe('')
    expect(screen.getByText('1 column is not imported: Colour')).toBeTruthy()
    expect((screen.getByRole('combobox', { name: 'Decimal sign' }) as HTMLSelectElement).value).toBe(',')
    expect(await violationsOf('Import')).toEqual([])

    await user.click(button('Check 4 rows'))
    expect(await screen.findByText('1 new, 1 changed, 1 unchanged, 1 can’t be imported.')).toBeTruthy()
    expect(questionsOf(createContentImport)[0]).toMatchObject({
      kind: 'product',
      options: { decimalSign: ',', newAre: 'draft' },
    })
    expect(await screen.findByText('Washer', { selector: 'bdi' })).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Changed 1' }))
    const row = within(await screen.findByRole('row', { name: /Hex nut large/ }))
    expect(row.getByText('Hex nut', { selector: 'del' })).toBeTruthy()
    expect(await violationsOf('Import')).toEqual([])
  })

  it('is corrected row by row, applied and undone', async () => {
    const { user } = open()
    await give(csv(table))
    await target('Name')
    await user.click(button('Check 4 rows'))
    await user.click(await screen.findByRole('link', { name: 'Can’t be imported 1' }))
    expect(await screen.findByText(/Price 1\+: “1,2,0” is not a number/)).toBeTruthy()
    await user.click(button('Correct row 5'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct row 5' }))
    const cell = dialog.getByRole('textbox')
    await user.clear(cell)
    await user.type(cell, 'dear')
    await user.click(dialog.getByRole('button', { name: 'Correct row' }))
    expect(await dialog.findByText('“dear” is not a number.')).toBeTruthy()
    await user.clear(cell)
    await user.type(cell, '1,20')
    await user.click(dialog.getByRole('button', { name: 'Correct row' }))
    await screen.findByText('2 new, 1 changed, 1 unchanged, 0 can’t be imported.')
    await user.click(button('Import 3 items'))
    expect(await screen.findAllByText(/3 items imported\./)).toBeTruthy()
    await user.click(button('Undo'))
    expect(await screen.findAllByText(/The import was undone\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Show items' })).toBeTruthy()
  })

  it('uploads the pictures that are named, out of a zip, and sends their addresses', async () => {
    const { user, questionsOf } = open()
    await give(csv(table))
    expect(await screen.findByText(/1 image is looked up in Media.*washer\.png/)).toBeTruthy()
    const zip = zipSync({ 'all/Washer.PNG': new Uint8Array([1]), 'other.png': new Uint8Array([2]) })
    fireEvent.change(screen.getByTestId('import-pictures'), {
      target: { files: [new File([zip as Uint8Array<ArrayBuffer>], 'pictures.zip')] },
    })
    expect(await screen.findByText('2 images ready.')).toBeTruthy()
    expect(screen.getByText(/1 image in your file was found/)).toBeTruthy()
    await user.click(button('Check 4 rows'))
    await screen.findByRole('link', { name: 'New 1' })
    expect(questionsOf(uploadMedia)).toHaveLength(1)
    const washer = questionsOf(addContentImportRows)[0]?.rows.find(({ row }) => row === 4)
    expect(washer?.cells[4]).toBe('/media/m1.webp')
  })

  it('is not begun while two columns go to the same place', async () => {
    const { user } = open()
    await give(csv('Name,Title\nBolt,Bolt 2\n'))
    await user.selectOptions(await target('Title'), 'name')
    expect(screen.getAllByText('Two columns are imported as this. Choose one of them.')).toHaveLength(2)
    expect((button('Check 1 row') as HTMLButtonElement).disabled).toBe(true)
    await user.selectOptions(await target('Name'), '')
    expect((button('Check 1 row') as HTMLButtonElement).disabled).toBe(false)
    expect(screen.getByText(/All rows become new items/)).toBeTruthy()
  })

  it('remembers where columns went', async () => {
    const { user } = open()
    await give(csv('Name,Code\nBolt,NH-9\n'))
    await user.selectOptions(await target('Code'), 'model')
    await user.click(button('Check 1 row'))
    await screen.findByRole('link', { name: 'New 1' })
    await user.click(button('Discard'))
    await waitFor(() => expect(location.pathname).toBe('/demo/office/products'))
    await user.click(await screen.findByRole('link', { name: 'Import' }))
    await give(csv('Name,Code\nNut,NH-10\n'))
    expect((await target('Code')).value).toBe('model')
  })

  it('takes rows that were copied, and workbooks', async () => {
    const { user } = open()
    await user.click(screen.getByText('Paste rows instead'))
    await user.click(screen.getByRole('textbox'))
    await user.paste('Name\tModel\nBolt\tNH-8\n')
    expect((await target('Model')).value).toBe('model')
    expect(screen.getByText(/1 row, 2 columns/)).toBeTruthy()
    await give(new File([workbookOf({ A: [['Name'], ['Nut']], B: [['Model'], ['NH-7']] })], 'two.xlsx'))
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sheet' }), 'B')
    expect((await target('Model')).value).toBe('model')
  })

  it('says what is wrong with a file', async () => {
    open()
    await give(csv(''))
    expect((await screen.findByRole('alert')).textContent).toBe('This file is empty. Choose another file.')
    await give(new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])], 'old.xls'))
    await screen.findByText(/old version of Excel/)
  })

  it('is nothing for who may only read', async () => {
    open('viewer' as Role)
    expect(await screen.findByText(/Your role does not allow this/)).toBeTruthy()
    expect(screen.queryByTestId('import-file')).toBeNull()
  })
})

describe('An export', () => {
  it('hands out what is chosen, with headers that an import knows', async () => {
    const saved: Blob[] = []
    URL.createObjectURL = (blob) => {
      saved.push(blob as Blob)
      return 'blob:export'
    }
    const { user, questionsOf } = open('owner', '/products')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Hex bolt' }))
    await user.click(button('Export'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Export products' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Arabic' }))
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(questionsOf(exportContents)[0]).toMatchObject({ ids: 'bolt', languages: 'de', format: 'lines' })
    const bytes = new Uint8Array(await (saved[0] as Blob).arrayBuffer())
    const { columns, rows } = await readSpreadsheet(bytes)
    expect(columns).toEqual(['ID', 'Name', 'Name (German)', 'Price 1+'])
    expect(rows[0]?.cells).toEqual(['bolt', 'Hex bolt', 'Schraube', 0.86])
  })
})
