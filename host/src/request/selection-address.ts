import { readSelectionForm } from '@vitrine/schemas/selection'
import { readAddress } from '../routing/address.ts'
import { cameFrom } from './campaign.ts'
import { pageQuery, type Visit } from './visit.ts'

/**
 * Where the selection form of a product leads (R116, R123): to the same page with what was chosen in its address,
 * or to where it is asked for. Nothing where the form was not sent, or something in it cannot be read: then the page
 * is drawn with what was typed.
 */
export function selectionAddress(visit: Visit): string | undefined {
  const { query, path, links } = visit
  const form = readSelectionForm(query)
  if (!form || Object.keys(form.wrong).length > 0 || form.missing.length > 0) return undefined
  const at = (query.get('kinds') ?? '').split('.').map((kind) => form.chosen[kind] ?? '')
  const to = query.get('to')
  const list = query.get('list')
  // Without script nothing else remembers what led here.
  const led = cameFrom(visit)
  const chosen = { ...(form.text && { s: form.text }), ...(to && { to }), ...(list && { list }), ...led }
  const { product: _product, ...page } = pageQuery(visit)
  const here = { ...page, ...chosen, ...(at.some((option) => option !== '') && { at: at.join('.') }) }
  const component = query.get('c') ?? ''
  if (form.action === 'count') return links.to(path, here, isId(component) ? `#${component}-selection` : '')
  if (form.lines.length === 0) return undefined
  const ask = query.get('ask') ?? ''
  if (ask.startsWith('#')) return links.to(path, here, `#${encodeURIComponent(ask.slice(1))}`)
  return askAddress(visit, ask, { ...chosen, product: query.get('product') ?? '' })
}

const isId = (text: string): boolean => /^[\w-]{1,40}$/.test(text)

/** A page of this site with the selection; nothing for any other address, which anybody may have written here. */
function askAddress({ host, links, clientId }: Visit, ask: string, query: Readonly<Record<string, string>>) {
  if (!ask.startsWith('/') || ask.startsWith('//') || ask.includes('\\')) return undefined
  const [target = '', hash] = ask.split(/#(.*)/s)
  const reading = readAddress(host.kind, target)
  if (reading.status !== 200 || reading.clientId !== clientId) return undefined
  return links.to(reading.path, query, hash === undefined ? '' : `#${hash}`)
}
