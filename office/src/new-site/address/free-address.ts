import { slugFrom } from '@vitrine/model'
import { CLIENT_ID_PATTERN } from '@vitrine/schemas'

const SHORTEST = 4
const LONGEST = 56
const grammar = new RegExp(CLIENT_ID_PATTERN)

/** Whether a site may have this name in addresses, and if not, why: in words of the service, or left out where its letters are wrong. */
export type AddressCheck =
  | { readonly clientId: string; readonly isFree: true }
  | { readonly clientId: string; readonly isFree: false; readonly reason?: string | undefined }

/** Asks the service for one name. */
export type AskAddress = (clientId: string) => Promise<{ readonly available: boolean; readonly reason?: string }>

/** What is typed, with letters that may stand in an address: `Acme Bolts` → `acme-bolts`. */
export const typedAddress = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, '-').slice(0, 63)

/** The names in addresses that fit the name of a site, the best first; none where it has no Latin letter or number. */
export function addressesFor(name: string): readonly string[] {
  const slug = slugFrom(name).slice(0, LONGEST).replaceAll(/-+$/g, '')
  if (slug === '') return []
  const all = [slug, `${slug}-site`, `${slug}-2`, `${slug}-3`]
  return all.filter((one) => one.length >= SHORTEST && grammar.test(one))
}

/** The first of some names that is free; where none is, what is wrong with the first. */
export async function freeAddress(wanted: readonly string[], ask: AskAddress): Promise<AddressCheck> {
  let refused: AddressCheck | undefined
  for (const clientId of wanted) {
    if (!grammar.test(clientId)) {
      refused ??= { clientId, isFree: false }
      continue
    }
    const { available, reason } = await ask(clientId)
    if (available) return { clientId, isFree: true }
    refused ??= { clientId, isFree: false, reason }
  }
  return refused ?? { clientId: '', isFree: false }
}
