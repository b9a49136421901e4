// What happened on the demo site before its pictures are taken: visits, inquiries, a message, subscriptions, a comment,
// templates, an invitation, a spreadsheet that was checked.
import { readFileSync } from 'node:fs'

/** The draft of the demo site. */
const draftsId = '1'

const home = JSON.parse(readFileSync(new URL('../../sites/demo/pages/home.json', import.meta.url), 'utf8'))
const componentOf = (wanted) => Object.entries(home.pageSchema.components).find(([, { type }]) => type === wanted)[0]

/** A browser that counts as one of a person. */
export const visitorAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const inquiries = [
  {
    firstName: 'Bo',
    lastName: 'Li',
    company: 'Sohar Steelworks',
    country: 'OM',
    email: 'bo.li@sohar-steel.example',
    whatsappPhone: '+968 24 555 120',
    message: 'We need 5,000 pieces for a hall near the coast. What is your price CIF Sohar, and can you ship in March?',
    product: 0,
    quantity: 5000,
  },
  {
    firstName: 'Ana',
    lastName: 'Moreno',
    company: 'Puente Obras',
    country: 'ES',
    email: 'ana@puente-obras.example',
    whatsappPhone: '+34 91 555 0143',
    message: 'Do you have this with a 3.1 certificate? We would take two pallets a month.',
    product: 3,
    quantity: 1200,
  },
  {
    firstName: 'Kenji',
    lastName: 'Mori',
    company: 'Hamamatsu Pumps',
    country: 'JP',
    email: 'k.mori@hamamatsu-pumps.example',
    whatsappPhone: '+81 53 555 0188',
    message: 'Both for flanges of sea-water pumps. Please quote FCA, packed in boxes of 25 kg.',
    asked: [
      [0, 1300],
      [2, 4000],
    ],
  },
]

const message = {
  name: 'Lena Vogt',
  company: 'Tannberg Holzbau',
  email: 'lena.vogt@tannberg.example',
  message: 'Will you be at the fair in Stuttgart in March? We would like to see the A4 coach screws there.',
}

/** Addresses that asked for news, and whether they opened the link of the mail. */
const subscribers = [
  ['einkauf@tannberg.example', true],
  ['m.haddad@gulfbolts.example', true],
  ['info@puente-obras.example', false],
]

/** What a client wrote on a preview. */
const comment = {
  name: 'Layla Haddad',
  text: 'Can the certificates come before the quotes? Our buyers ask for them first.',
}

/** A spreadsheet of products: where its columns go, by their titles, and its rows behind the model of a product. */
const columnsOfSheet = [
  ['Model or part number', 'model'],
  ['Name', 'name'],
  ['Price 500+', 'priceTiers[500]'],
  ['Warehouse', null],
]
const rowsOfSheet = [
  ['NH-2093', 'Disc spring DIN 2093', '0.42', 'B 12'],
  ['NH-6797', 'Serrated lock washer DIN 6797', '0.08', 'B 14'],
  ['NH-7984', 'Socket screw with low head DIN 7984', 'on request', 'C 02'],
]

const templates = [
  {
    name: 'Price follows tomorrow',
    texts: {
      en: 'Hello {{name}},\n\nthank you for your inquiry {{reference}}. You get our offer by tomorrow noon.',
      de: 'Guten Tag {{name}},\n\nvielen Dank für Ihre Anfrage {{reference}}. Sie erhalten unser Angebot bis morgen Mittag.',
    },
  },
  {
    name: 'Certificate is attached',
    texts: { en: 'Hello {{name}},\n\nthe certificate for {{product}} is on its product page, under Downloads.' },
  },
]

/** How long somebody writes, in milliseconds: who takes less looks like a program. */
const WRITING = 3500

/** Pages that are visited, and from where. */
const visits = [
  ['/demo', 'https://www.google.com/'],
  ['/demo/products', ''],
  ['/demo/product/hex-bolt-iso-4014', ''],
  ['/demo?language=de', 'https://www.bing.com/'],
  ['/demo/products?language=de', ''],
  ['/demo/cases', 'https://www.linkedin.com/'],
  ['/demo?language=ar', 'https://www.google.com/'],
  ['/demo/product/wedge-anchor-a4?language=ar', ''],
  ['/demo/info', ''],
]

/**
 * Does all of it.
 *
 * @param {object} given
 * @param {string} given.origin the server
 * @param {string} given.tenantId the demo site
 * @param {import('playwright').APIRequestContext} given.owner somebody who is signed in
 * @param {ReadonlyMap<string, string>} given.links where the links lead of the mails that the server sends, by address
 * @throws Error when the server does not take something
 */
export async function doSampleWork({ origin, tenantId, owner, links }) {
  const headers = { origin, 'client-id': tenantId }
  async function send(method, path, data) {
    const response = await owner.fetch(`${origin}/api/site/v1/${path}`, { method, headers, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return (await response.json().catch(() => ({}))).data
  }
  /** As the page of a visitor, who is nobody of the team. */
  async function sendAsVisitor(path, data, more = {}) {
    const response = await fetch(`${origin}/api/site/v1/${path}`, {
      method: 'POST',
      headers: { ...headers, 'user-agent': visitorAgent, 'content-type': 'application/json', ...more },
      body: JSON.stringify(data),
    })
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`)
    return (await response.json().catch(() => ({}))).data
  }
  /** The times at which somebody began to fill in a form: before they send it, they write for some seconds. */
  const starts = await Promise.all([...inquiries, message, ...subscribers].map(() => sendAsVisitor('form/start', {})))
  for (const [path, referer] of visits)
    await fetch(origin + path, {
      headers: {
        'user-agent': visitorAgent,
        accept: 'text/html',
        'sec-fetch-mode': 'navigate',
        ...(referer && { referer }),
      },
    })
  await new Promise((resolve) => setTimeout(resolve, WRITING))
  const { items: products } = await send('GET', 'content/product/rows?pageSize=5')
  const consent = { textVersion: 'privacy@1', language: 'en' }
  for (const { product, quantity, asked = [], ...inquiry } of inquiries)
    await sendAsVisitor('site/inquiry', {
      ...starts.pop(),
      ...inquiry,
      ...(product !== undefined && {
        productId: products[product].id,
        productName: products[product].values.title,
        quantity,
      }),
      ...(asked.length > 0 && { lines: await Promise.all(asked.map((line) => lineOf(...line))) }),
      consent,
    })
  await sendAsVisitor('site/contact-us', { ...starts.pop(), ...message, consent })
  for (const [email, isConfirmed] of subscribers) {
    await sendAsVisitor('site/subscribe', { ...starts.pop(), email, language: 'en', consent })
    if (isConfirmed) await sendAsVisitor('site/subscription/confirm', { token: await tokenFor(email) })
  }
  await changeDraft()
  await addComment()
  await checkSheet()
  for (const template of templates) await send('POST', 'site/reply-templates', template)
  await send('POST', 'site/invitations', { email: 'mei@nordhaven.example', role: 'editor' })
  await send('POST', 'site/redirects', { from: '/old-catalogue', to: '/products', status: 301 })
  await send('PUT', 'account/me', { name: 'Ines Dahl' })

  /** Asks for the first combination of a product. */
  async function lineOf(at, quantity) {
    const { specTypes = [] } = (await send('GET', `content/product/${products[at].id}`)).settings.props
    return { productId: products[at].id, quantity, options: specTypes.map(({ options: [first] }) => first.id) }
  }

  /** What the link of the mail to somebody holds, once it has come. */
  async function tokenFor(email) {
    for (let waited = 0; waited < 300 && !links.has(email); waited += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    if (!links.has(email)) throw new Error(`No mail came to ${email}.`)
    return new URL(links.get(email), origin).searchParams.get('token')
  }

  async function addComment() {
    const { address } = await send('POST', 'site/preview-links', { draftsId, allowsComments: true })
    const component = componentOf('certificates')
    const at = { draftsId, page: home.page.id, component, language: 'en', path: '/', key: 'sample-comment' }
    await sendAsVisitor(
      'page/comments',
      { ...at, ...comment },
      { cookie: `vitrine_preview=${address.split('/').at(-1)}` },
    )
  }

  /** Changes a text of the first page, which then waits to be published. */
  async function changeDraft() {
    const { revision } = await send('GET', `page/website-draft/${draftsId}`)
    const of = { page: home.page.id, component: componentOf('newsletter') }
    const operation = {
      id: 'sampleOp',
      type: 'set-setting',
      of,
      path: 'title',
      value: 'Stock, new sizes, new standards',
    }
    await send('POST', 'page/component/save-draft', { draftsId, baseRevision: revision, operations: [operation] })
  }

  async function checkSheet() {
    const columns = columnsOfSheet.map(([header, to]) => ({ header, to }))
    const { id } = await send('POST', 'content/imports', { kind: 'product', name: 'price-list-2027.xlsx', columns })
    const known = products
      .slice(0, 3)
      .map(({ values: { model, title } }, at) => [model, title, `0.${79 - at * 6}`, 'A 01'])
    const rows = [...known, ...rowsOfSheet].map((cells, at) => ({ row: at + 2, cells }))
    await send('PUT', `content/imports/${id}/rows`, { rows })
  }
}
