// What happened on the demo site before its pictures are taken: visits, inquiries, a template, an invitation.

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
 */
export async function doSampleWork({ origin, tenantId, owner }) {
  const headers = { origin, 'client-id': tenantId }
  async function send(method, path, data) {
    const response = await owner.fetch(`${origin}/api/site/v1/${path}`, { method, headers, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return (await response.json().catch(() => ({}))).data
  }
  for (const [path, referer] of visits)
    await fetch(origin + path, {
      headers: {
        'user-agent': visitorAgent,
        accept: 'text/html',
        'sec-fetch-mode': 'navigate',
        ...(referer && { referer }),
      },
    })
  const { items: products } = await send('GET', 'content/product/rows?pageSize=5')
  for (const { product, quantity, ...inquiry } of inquiries) {
    const { id, values } = products[product]
    await send('POST', 'site/inquiry', {
      ...inquiry,
      productId: id,
      productName: values.name,
      quantity,
      consent: { textVersion: 'privacy@1', language: 'en' },
    })
  }
  // A form that no browser opened is taken for spam.
  const { items: spam } = await send('GET', 'site/conversations?folder=spam')
  for (const { id, revision } of spam) await send('PUT', `site/conversations/${id}`, { status: 'new', revision })
  for (const template of templates) await send('POST', 'site/reply-templates', template)
  await send('POST', 'site/invitations', { email: 'mei@nordhaven.example', role: 'editor' })
  await send('POST', 'site/redirects', { from: '/old-catalogue', to: '/products', status: 301 })
  await send('PUT', 'account/me', { name: 'Ines Dahl' })
}
