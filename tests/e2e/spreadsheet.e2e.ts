import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { type Hand, hands, openOffice, walker, wordsOf } from './office-pages.ts'
import { allLooks, complaintsOf, expectAccessible, inMatrixOnly, phone } from './pages.ts'

const COUNT = 100

interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Presses of a person, counted: buttons, links, choosers of files. */
function counting(page: Page) {
  let clicks = 0
  return {
    count: () => clicks,
    async press(role: 'button' | 'link', name: string | RegExp): Promise<void> {
      clicks += 1
      await page.getByRole('main').or(page.getByRole('navigation')).getByRole(role, { name }).first().click()
    },
    /** A press on the button, and one in the chooser that it opens. */
    async choose(button: string, files: GivenFile | GivenFile[]): Promise<void> {
      clicks += 2
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: button }).click()
      await (await chooser).setFiles(files)
    },
  }
}

/** A picture of a colour of its own, in every run: the same picture twice would be one file. */
const picture = (run: string, at: number) => {
  const blue = Number.parseInt(run.slice(-2), 36) % 256
  const green = 255 - (Number.parseInt(run.slice(-4, -2), 36) % 100)
  return sharp({ create: { width: 64, height: 48, channels: 3, background: { r: at * 2, g: green, b: blue } } })
    .png()
    .toBuffer()
}

const pictures = (run: string, count = COUNT): Promise<GivenFile[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `${run}-${at}.png`,
      mimeType: 'image/png',
      buffer: await picture(run, at),
    })),
  )

const table = (run: string, count = COUNT): string =>
  [
    'Name;Name (ar);Model or part number;Summary;Price;Price 500+;Images;Warehouse',
    ...Array.from(
      { length: count },
      (_, at) =>
        `Eye bolt ${run} ${at};برغي ${at};${run}-${at};Forged and galvanised;0,${80 - (at % 40)};0,39;${run}-${at}.png;B${at}`,
    ),
  ].join('\r\n')

test('100 products come from a spreadsheet with pictures in two languages, in at most 15 presses', async ({ page }) => {
  test.setTimeout(420_000)
  const complaints = complaintsOf(page)
  const run = `E${Date.now().toString(36)}`
  await openOffice(page)
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()

  const person = counting(page)
  await person.press('link', 'Products')
  await person.press('link', 'Import')
  await expect(page.getByRole('heading', { name: 'Import products', level: 1 })).toBeVisible()
  await person.choose('Choose file', { name: 'bolts.csv', mimeType: 'text/csv', buffer: Buffer.from(table(run)) })
  await expect(page.getByRole('combobox', { name: 'Import Name (ar) as' })).toHaveValue('name@ar')
  await expect(page.getByRole('combobox', { name: 'Import Price 500+ as' })).toHaveValue('priceTiers[500]')
  await expect(page.getByText('1 column is not imported: Warehouse')).toBeVisible()
  await person.choose('Choose images or a zip file', await pictures(run))
  await expect(page.getByText(`${COUNT} images in your file were found.`)).toBeVisible()
  await expectAccessible(page)
  await person.press('button', `Check ${COUNT} rows`)
  await expect(page.getByText(`${COUNT} new, 0 changed, 0 unchanged, 0 can’t be imported.`)).toBeVisible({
    timeout: 240_000,
  })
  await expectAccessible(page)
  // It waits where it is, for who leaves and comes back.
  await page.reload()
  await person.press('button', `Import ${COUNT} items`)
  await expect(page.getByText(`${COUNT} items imported.`).first()).toBeVisible({ timeout: 60_000 })
  await person.press('link', 'Show items')
  await expect(page.getByRole('grid', { name: 'Products' })).toContainText(run)
  expect(person.count()).toBeLessThanOrEqual(15)

  await test.step('what is exported changes nothing when it comes back', async () => {
    await page.getByRole('searchbox', { name: 'Search products' }).fill(`Eye bolt ${run}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`1–50 of ${COUNT}`)).toBeVisible()
    await page.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
    const file = await (await download).path()
    await page.getByRole('link', { name: 'Import' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose file' }).click()
    await (await chooser).setFiles({
      name: 'products.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: readFileSync(file),
    })
    await page.getByRole('button', { name: `Check ${COUNT} rows` }).click()
    await expect(page.getByText(`0 new, 0 changed, ${COUNT} unchanged, 0 can’t be imported.`)).toBeVisible({
      timeout: 60_000,
    })
    await page.getByRole('button', { name: 'Discard' }).click()
  })

  await test.step('it is taken back as one', async () => {
    await page.getByRole('link', { name: 'Import' }).click()
    await page.setViewportSize(phone)
    await page.getByRole('link', { name: 'bolts.csv' }).first().click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('The import was undone.').first()).toBeVisible({ timeout: 60_000 })
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Show items' }).click()
    await page.getByRole('searchbox', { name: 'Search products' }).fill(`Eye bolt ${run}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nothing matches.', { exact: false })).toBeVisible()
  })
  expect(complaints).toEqual([])
})

/** As many as show the way, where it was walked with all of them already. */
const FEW = 12

// In the other languages, widths and ways to walk.
for (const { language, device, viewport } of allLooks)
  for (const hand of hands) {
    if (hand === 'mouse' && language === 'en' && device === 'desktop') continue
    const count = hand === 'keys' && language === 'ar' && device === 'phone' ? COUNT : FEW
    test.describe(`in ${language} on ${device}, by ${hand}`, inMatrixOnly, () => {
      test.use({ viewport })
      test(`${count} products come from a spreadsheet`, async ({ page }) => {
        test.setTimeout(420_000)
        await importProducts(page, { language, hand, count })
      })
    })
  }

interface ImportWalk {
  readonly language: string
  readonly hand: Hand
  readonly count: number
}

async function importProducts(page: Page, { language, hand, count }: ImportWalk): Promise<void> {
  const complaints = complaintsOf(page)
  const run = `${hand.slice(0, 1).toUpperCase()}${Date.now().toString(36)}`
  const words = wordsOf(language)
  const main = page.getByRole('main')
  await openOffice(page, `/demo/office?language=${language}`)
  const { press, choose, done } = walker(page, hand)
  const button = (key: string, values?: Readonly<Record<string, number>>) =>
    main.getByRole('button', { name: words(key, values) })
  await press(
    page
      .getByRole('navigation')
      .getByRole('link', { name: words('screen.products'), exact: true })
      .filter({ visible: true })
      .first(),
  )
  await press(main.getByRole('link', { name: words('import.start'), exact: true }))
  const file = { name: `${run}.csv`, mimeType: 'text/csv', buffer: Buffer.from(table(run, count)) }
  await choose(button('import.choose'), file)
  await choose(button('import.choosePictures'), await pictures(run, count))
  await expect(page.getByText(words(`import.picturesFound_${formOf(language, count)}`, { count }))).toBeVisible()
  await press(button(`import.check_${formOf(language, count)}`, { count }))
  const apply = button(`import.apply_${formOf(language, count)}`, { count })
  await expect(apply).toBeVisible({ timeout: 240_000 })
  await expectAccessible(page)
  await press(apply)
  await expect(page.getByText(words(`import.done_${formOf(language, count)}`, { count })).first()).toBeVisible({
    timeout: 60_000,
  })
  await press(main.getByRole('link', { name: words('import.open') }))
  await expect(page.getByRole('grid')).toContainText(run)
  expect(done.clicks).toBeLessThanOrEqual(15)
  expect(complaints).toEqual([])
}

/** Which of its plural forms a language says a number in. */
const formOf = (language: string, count: number): string => new Intl.PluralRules(language).select(count)
