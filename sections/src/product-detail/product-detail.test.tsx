import { within } from '@testing-library/react'
import { drawPage } from '@vitrine/renderer/testing/draw-page.tsx'
import { siteTrade } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { type Drawing, drawSection, registry, stageFor, treeWith } from '../testing/draw-section.ts'
import { sampleProduct } from '../testing/sample-product.ts'
import { load } from './load.ts'
import type { ProductDetailProps } from './spec.ts'

const draw = (product: object = {}, drawing: Drawing = {}) =>
  drawSection('product-detail', {
    data: { product: { ...sampleProduct, props: { ...sampleProduct.props, ...product } } },
    ...drawing,
  })
const asked = (product: string, id?: string) =>
  load({
    props: { product } as unknown as ProductDetailProps,
    visit: { path: '/', query: {}, ...(id && { id }) },
  })

test('asks for the chosen product, else the visited one, else the first of all', () => {
  expect(asked('hex-bolt', 'hex-nut').product?.question).toEqual({ id: 'hex-bolt' })
  expect(asked('', 'hex-nut').product?.question).toEqual({ id: 'hex-nut' })
  expect(asked('').first?.question).toMatchObject({ page: 1, pageSize: 1 })
})

test('is titled by the name of the product, as the title of the page or of a part', () => {
  draw().getByRole('heading', { level: 1, name: sampleProduct.props.name })
  const { getAllByRole } = draw({}, { props: { titleLevel: 'h2' } })
  expect(getAllByRole('heading').map(({ tagName }) => tagName)).not.toContain('H1')
})

test('says what a piece costs by quantity; a pending price is negotiated (R115)', () => {
  const rows = within(draw({ specTypes: [] }).getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Order quantity pieces', 'Unit price'],
    ['1,000 – 4,999', '\u2066$0.24\u2069'],
    ['5,000 – 49,999', '\u2066$0.19\u2069'],
    ['50,000 and more', 'Need to negotiate'],
  ])
})

test('needs no table for one price', () => {
  const { queryByRole, getByText } = draw({
    specTypes: [],
    priceTiers: [{ id: 'tier0001', from: 1, price: 'pending' }],
  })
  expect(queryByRole('table')).toBeNull()
  getByText('Need to negotiate')
})

test('says how it is shipped (R108)', () => {
  const { getByText } = draw()
  const shipping = getByText('Shipping').parentElement as HTMLElement
  expect(
    within(shipping)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['FOB Ningbo', 'Sea freight', 'Express available', 'About 28 days'])
})

test('is shipped as the site says, where the product says nothing of its own', () => {
  const { shipping: _own, shippingDays: _days, ...props } = sampleProduct.props
  const site = { term: 'DAP' as const, port: 'Lyon', modes: ['road' as const], zones: [{ countries: ['DE'], days: 3 }] }
  const countries = { items: [{ code: 'DE', name: 'Germany' }], total: 1, page: 1, pageSize: 1 }
  const { getByText, getByRole } = drawSection('product-detail', {
    data: { product: { ...sampleProduct, props: { ...props, shipping: { term: 'FOB' } } }, countries, shipping: site },
    visit: { path: '/product/bolt', query: { to: 'DE' } },
  })
  const said = within(getByText('Shipping').parentElement as HTMLElement).getAllByRole('listitem')
  expect(said.map(({ textContent }) => textContent)).toEqual(['FOB Lyon', 'Road freight'])
  expect(getByText('About 3 days').tagName).toBe('OUTPUT')
  const options = [...(getByRole('combobox', { name: 'Destination country' }) as HTMLSelectElement).options]
  expect(options.map(({ dataset }) => dataset.note)).toEqual([undefined, 'About 3 days'])
})

test('says beside the least quantity what the site says of it, in the language that has it', () => {
  const trade = { currencies: [], units: [], minimumNote: 'Weniger auf Anfrage', minimumNoteLanguage: 'de' }
  const data = { product: sampleProduct, trade }
  const note = drawSection('product-detail', { data }).getByText('Weniger auf Anfrage')
  expect([note.lang, note.closest('div')?.textContent]).toEqual(['de', 'MOQ1,000 piecesWeniger auf Anfrage'])
  const { minOrderQuantity: _none, ...props } = sampleProduct.props
  const without = drawSection('product-detail', { data: { product: { ...sampleProduct, props }, trade } })
  expect(without.queryByText('Weniger auf Anfrage')).toBeNull()
  const asks = (showOrder: boolean) =>
    load({ props: { product: '', showOrder } as unknown as ProductDetailProps, visit: { path: '/', query: {} } })
  expect([asks(true).trade?.call, asks(false).trade]).toEqual([siteTrade, undefined])
})

test('lets a buyer choose a specification and a quantity, with nothing chosen beforehand', () => {
  const { getByRole, getAllByRole } = draw()
  const fields = getAllByRole('textbox') as HTMLInputElement[]
  expect(fields).toHaveLength(8 * 3)
  expect(fields.filter(({ value }) => value !== '')).toEqual([])
  getByRole('textbox', { name: 'M12 Waxed' })
})

test('has its pictures as a choice, the first one chosen and loaded at once', () => {
  const { getByRole, getAllByRole } = draw()
  expect(getByRole('radio', { name: 'Image 1 of 4' })).toHaveProperty('checked', true)
  const [first, second] = getAllByRole('img').filter((img) => img.getAttribute('alt') !== '')
  expect([first?.getAttribute('fetchpriority'), second?.getAttribute('loading')]).toEqual(['high', 'lazy'])
  getByRole('button', { name: 'Enlarge: Nuts of stainless steel' })
})

test('ends its pictures with the film', () => {
  const { getByRole, getByLabelText } = draw({ video: { src: '/media/press.mp4', title: 'The press at work' } })
  getByRole('radio', { name: 'Video' })
  expect(getByLabelText('The press at work').tagName).toBe('VIDEO')
})

test('shows its blocks in the order that the owner gave them, and links to them', () => {
  const { getAllByRole, getByRole } = draw({}, { story: 'across' })
  const titles = getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 3)).toEqual(['Description', 'Where it is used', 'Important attributes'])
  const link = within(getByRole('navigation', { name: 'On this page' })).getByRole('link', { name: 'Supply' })
  expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.textContent).toContain('per month')
})

test('leaves out what is not known, or says so where the owner wants that (R114)', () => {
  const bare = { data: { product: { ...sampleProduct, props: { name: 'Bolt' } } } }
  expect(draw({}, bare).queryByText(/no data available/)).toBeNull()
  const { getByText } = draw({}, { ...bare, props: { showEmpty: true } })
  for (const what of ['Supply period', 'Specifications', 'Custom attributes', 'Certifications'])
    getByText(new RegExp(`^${what} currently ha(s|ve) no data available$`))
})

test('leads to the supplier: to the contact page, or where the owner says', () => {
  const [button] = draw().getAllByRole('button', { name: 'Contact supplier' }) as HTMLButtonElement[]
  expect(new FormData(button?.form ?? undefined).get('ask')).toBe('/pages/contact-us')
  const { queryByRole, getAllByRole } = draw({}, { story: 'onRequest' })
  expect(queryByRole('button', { name: 'Contact supplier' })).toBeNull()
  const links = getAllByRole('link', { name: 'Ask for a quotation' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/pages/contact-us?product=7'))
})

test('is printed with who makes it and how they are reached, where the page is, and where the goods go', () => {
  const contact = {
    name: 'Acme GmbH',
    address: { text: 'Hafen 1\nBremen', language: 'de' },
    email: 'sales@acme.example',
    phone: '+49 421 12345',
  }
  const pageAddress = 'https://acme.example/product/bolt?to=DE'
  const countries = { items: [{ code: 'DE', name: 'Germany' }], total: 1, page: 1, pageSize: 1 }
  const drawing = {
    data: { product: sampleProduct, countries },
    visit: { path: '/product/bolt', query: { to: 'DE' } },
    props: { blocks: [] },
  }
  const tree = treeWith('product-detail', drawing)
  const stage = stageFor(tree, drawing)
  const printed = { contact, pageAddress }
  const { getByText } = drawPage(tree, registry, { ...stage, site: { ...stage.site, printed } })
  for (const text of ['Acme GmbH', 'sales@acme.example', '+49 421 12345', pageAddress]) getByText(text)
  expect(getByText(/Hafen 1/).lang).toBe('de')
  expect(getByText('Germany', { selector: 'b' }).parentElement?.textContent).toBe('Destination country Germany')
})

const papers = '/media/1/papers'
const certificates = (...certifications: readonly object[]) => {
  const props = { certifications: certifications.map((one, at) => ({ id: `certif0${at}`, name: 'ISO 9001', ...one })) }
  const files = {
    ...sampleProduct.files,
    '/media/1/iso.webp': { type: 'image/webp', bytes: 9000, width: 30, height: 40 },
  }
  const product = { ...sampleProduct, props: { ...sampleProduct.props, ...props }, files }
  return draw({}, { data: { product } })
}

test('opens the file of a certificate beside the page, and says of which kind and how large it is', () => {
  const { getByRole } = certificates({ file: `${papers}/certificate.pdf` })
  const link = getByRole('link', { name: /^Open certificate ISO 9001 \(\W?PDF\W?, \W?240 kB\W?\)$/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`${papers}/certificate.pdf`, '_blank'])
})

test('of a file on another host its ending is known, and of one without an ending nothing', () => {
  const { getByRole } = certificates(
    { name: 'ENEC', file: 'https://papers.example/enec.pdf?v=2' },
    { name: 'CE', file: 'https://papers.example/ce' },
    { name: 'RoHS', file: 'https://papers.example/rohs.webp' },
  )
  getByRole('link', { name: /^Open certificate ENEC \(\W?PDF\W?\)$/ })
  getByRole('link', { name: 'Open certificate CE' })
  // The policy of pages shows no images of other hosts.
  getByRole('link', { name: /^Open certificate RoHS \(\W?WEBP\W?\)$/ })
})

test('enlarges a certificate whose file is an image; beside an image of its own the file opens', () => {
  const image = { src: '/pictures/iso.webp', alt: 'The paper', width: 800, height: 1130 }
  const { getByRole, getAllByRole } = certificates(
    { name: 'ISO 9001', file: '/media/1/iso.webp' },
    { name: 'ISO 14001', file: '/media/1/iso.png', image },
  )
  getByRole('button', { name: 'Enlarge: ISO 9001' })
  getByRole('button', { name: 'Enlarge: ISO 14001' })
  const links = getAllByRole('link', { name: /^Open certificate/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/media/1/iso.png'])
})

test('lists its files to open and to save, with their language', () => {
  const list = within(draw().getByText('Data sheet').closest('ul') as HTMLElement)
  const open = list.getByRole('link', { name: /^Data sheet \(\W?PDF\W?, \W?1\.2 MB\W?\)$/ })
  expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([`${papers}/nut.pdf`, '_blank'])
  expect(open.closest('li')?.textContent).toContain('German')
  const save = list.getByRole('link', { name: 'Download Data sheet' })
  expect([save.getAttribute('href'), save.getAttribute('download')]).toEqual([`${papers}/nut.pdf`, 'Data sheet.pdf'])
  // A browser saves no file of another host under a name of ours.
  list.getByRole('link', { name: /^Tightening torques \(\W?XLSX\W?\)$/ })
  expect(list.queryByRole('link', { name: 'Download Tightening torques' })).toBeNull()
})

test('has no block of downloads where no file is there', () => {
  const { queryByRole } = draw({ downloads: [{ id: 'downlo01', title: 'Coming soon' }] })
  expect(queryByRole('heading', { name: 'Downloads' })).toBeNull()
})

test('tells a product that is not there from a site without products', () => {
  drawSection('product-detail', { withoutData: true }).getByRole('link', { name: 'See all products' })
  drawSection('product-detail', { data: { first: { items: [], total: 0, page: 1, pageSize: 1 } } }).getByText(
    'There are no products yet',
  )
})
